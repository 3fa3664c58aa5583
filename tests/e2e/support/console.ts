import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { dayFromToday } from './days.js'
import { staff } from './staff.js'

interface App {
  readonly data: string
  readonly printed: () => string
}

/** Where the running app listens to staff. */
export const consoleOf = async (app: App): Promise<string> => {
  const address = () => /Console of staff: (\S+)/.exec(app.printed())?.[1]
  await expect.poll(address).toBeDefined()
  return address() ?? ''
}

/** A new token, and the name it is in. */
export const newToken = async (app: App): Promise<{ readonly name: string; readonly token: string }> => {
  const name = `ปาริชาต ${randomUUID().slice(0, 8)}`
  const [token = ''] = (await staff(app, 'token', 'make', name)).split('\n')
  return { name, token }
}

/** Signs in at the console as somebody new. Gives their name. */
export const enterConsole = async (page: Page, app: App): Promise<string> => {
  const { name, token } = await newToken(app)
  await page.goto(await consoleOf(app))
  await page.getByRole('textbox', { name: 'โทเคน' }).fill(token)
  await page.getByRole('button', { name: 'เข้าโต๊ะทำงาน' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ใบเสร็จ')
  return name
}

/** A picture of a receipt, as a member would take it. */
const receiptOf = async (page: Page, number: string): Promise<Buffer> => {
  const text = await page.evaluate((printed) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1300 })
    const pen = canvas.getContext('2d')
    if (pen === null) return ''
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 900, 1300)
    pen.fillStyle = '#222'
    pen.font = '40px sans-serif'
    const lines = [
      'BIG C',
      printed,
      'SOY ORIGINAL 1L    89.00',
      'ALMOND 2 x 99.00  198.00',
      'STAGE 3 400G   171.00',
      '458.00',
    ]
    lines.forEach((line, at) => pen.fillText(line, 90, 130 + at * 120))
    // No two receipts have the same bytes.
    for (let at = 0; at < 400; at += 1)
      pen.fillRect(90 + (at % 20) * 34, 860 + Math.floor(at / 20) * 20, Math.random() * 34, 18)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, number)
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}

export interface SentBill {
  readonly id: string
  readonly receipt: string
}

/** A member's bill of 458 baht, without the screens. */
export const sendBill = async (
  page: Page,
  request: APIRequestContext,
  token: string,
  receipt = `TH-${randomUUID().slice(0, 8)}`,
): Promise<SentBill> => {
  const bill = { shop_id: '5', date: dayFromToday(-2), amount_satang: 45_800, receipt_number: receipt }
  const answer = await request.post('/th/bills/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    multipart: {
      json: JSON.stringify(bill),
      picture: { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receiptOf(page, receipt) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } }
  return { id: data.id, receipt }
}
