import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { visitProvider } from '../../../server/testing/browser.js'
import { codeClient, type OpenIdProvider } from '../../../server/testing/openIdProvider.js'

export const answerProvider = async (page: Page, account: string | null): Promise<void> => {
  if (account !== null) await page.getByLabel('Account').fill(account)
  await page.getByRole('button', { name: account === null ? 'Cancel' : 'Sign in' }).click()
}

export const pressSocial = async (page: Page, name: 'Google' | 'LINE' | 'Facebook'): Promise<void> => {
  await page.context().clearCookies({ name: /^_session/ })
  const words = name === 'LINE' ? 'เข้าสู่ระบบด้วย' : 'ใช้บัญชี'
  await page.getByRole('button', { name: `${words}\u00A0${name}` }).click()
}

export const googlePerson = () => {
  const sub = `google-${randomUUID()}`
  return { sub, name: 'แม่มะลิ', email: `${sub}@careplus.test`, email_verified: true }
}

export const agreeAndJoin = async (page: Page): Promise<void> => {
  for (const name of ['adult', 'accepted', 'analytics', 'advertising'])
    if (await page.locator(`input[name="${name}"]`).isChecked()) throw new Error(`${name} was ticked beforehand`)
  await page.locator('input[name="adult"]').check()
  await page.locator('input[name="accepted"]').check()
  await page.getByRole('button', { name: 'สร้างบัญชี' }).click()
}

/** A valid code with a state that no device of ours has sent. */
export const strangersAnswer = async (openId: OpenIdProvider, appUrl: string): Promise<string> => {
  const stranger = googlePerson()
  openId.know(stranger)
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: codeClient.id,
    redirect_uri: `${appUrl}/callback`,
    scope: 'openid profile email',
    state: 'AAAAAAAAAA',
    nonce: 'BBBBBBBBBB',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const { returned } = await visitProvider(`${openId.authorization}?${asked.toString()}`, stranger.sub)
  return returned.search
}
