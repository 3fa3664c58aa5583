import type { APIRequestContext, Page } from '@playwright/test'
import { emailsTo } from './members.js'

export const linkTo = async (request: APIRequestContext, email: string, path: string): Promise<string> => {
  const [newest = ''] = await emailsTo(request, email)
  const link = new RegExp(`https?://\\S+(${path}#token=\\S+)`).exec(newest)?.[1]
  if (link === undefined) throw new Error(`no letter to ${email} leads to ${path}`)
  return link
}

/** As if the last proof were older than ten minutes: the first call to `url` is refused for that, later ones go through. */
export const proofIsOld = async (page: Page, url: string): Promise<void> => {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 403,
        json: { error_code: 'proof_required', error_message: 'ยืนยันตัวตนอีกครั้งก่อนเปลี่ยนข้อมูลนี้' },
      }),
    { times: 1 },
  )
}

export const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })
