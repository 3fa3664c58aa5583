import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { atRest } from './atRest.js'
import { readCode, type Member } from './members.js'
import { pageReady } from './pageReady.js'

export const typeSignIn = async (page: Page, { email, password }: Member): Promise<void> => {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
}

export const askForCode = async (page: Page, email: string): Promise<void> => {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="adult"]').check()
  await page.locator('input[name="accepted"]').check()
  await page.getByRole('button', { name: 'ส่งรหัสไปที่อีเมล' }).click()
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'รหัสจากอีเมล' })

export const choosePassword = async (page: Page, password: string): Promise<void> => {
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'สร้างบัญชี' }).click()
}

export const joinOnScreen = async (page: Page, request: APIRequestContext, member: Member): Promise<void> => {
  await askForCode(page, member.email)
  await codeField(page).waitFor()
  await codeField(page).fill(await readCode(request, member.email))
  await choosePassword(page, member.password)
}

const stored = (name: string) => `auth._${name}.local1`

export const storedToken = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === stored('token'))?.value ?? ''

export const expireToken = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: stored('token_expiration'), value: '1000', url }])

/** Only on a page at rest: otherwise a call is refused, and the console reports it. */
export const signOutByMenu = async (page: Page): Promise<void> => {
  await pageReady(page)
  await atRest(page)
  await page.getByRole('button', { name: 'เมนู' }).first().click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
}

export const signOutInPage = async (page: Page): Promise<void> => {
  await pageReady(page)
  await atRest(page)
  await page.locator('main').getByRole('button', { name: 'ออกจากระบบ', exact: true }).click()
}

/** Also waits for the late call for the number of unread notices. */
export const openAtRest = async (page: Page, path: string): Promise<void> => {
  const bell = page.waitForResponse(/\/th\/notices\/\?unread=1$/)
  await page.goto(path)
  await Promise.all([bell, pageReady(page)])
}
