import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { read } from './api.js'
import { dayFromToday, typedDay } from './relativeDays.js'

/** A unique picture of coloured noise, so large that it neither shrinks to nothing nor uploads at once. */
export const receiptPicture = async (page: Page, seed = 1, side = 900): Promise<Buffer> => {
  const text = await page.evaluate(
    ([start, length]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length })
      const pen = canvas.getContext('2d')
      if (pen === null) return ''
      const picture = pen.createImageData(length, length)
      let state = start * 2654435761
      for (let at = 0; at < picture.data.length; at += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        picture.data[at] = at % 4 === 3 ? 255 : state >>> 24
      }
      pen.putImageData(picture, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    [seed, side] as const,
  )
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}

export const choosePictures = async (page: Page, ...pictures: ReadonlyArray<Buffer>): Promise<void> => {
  const there = await page.locator('.form-tray .form-picture').count()
  await page
    .locator('input[name=pictures]')
    .setInputFiles(pictures.map((buffer, at) => ({ name: `receipt${at}.jpg`, mimeType: 'image/jpeg', buffer })))
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(there + pictures.length)
}

export const typeBill = async (page: Page, receipt: string, amount = '458.00'): Promise<void> => {
  await page.getByRole('button', { name: 'Big C' }).click()
  await page.getByRole('textbox', { name: 'วันที่ซื้อ' }).fill(typedDay(dayFromToday(-2)))
  await page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' }).fill(receipt)
  await page.getByRole('textbox', { name: 'ยอดสินค้าที่ร่วมรายการ' }).fill(amount)
}

export interface StoredBill {
  readonly id: string
  readonly receipt_number: string
  readonly amount_satang: number
  readonly state: string
  readonly pictures: ReadonlyArray<string>
}

export const billsOf = (request: APIRequestContext, token: string): Promise<ReadonlyArray<StoredBill>> =>
  read<ReadonlyArray<StoredBill>>(request, '/th/bills/', token)

const receiptOf = async (page: Page, number: string): Promise<Buffer> => {
  const text = await page.evaluate((printed) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1300 })
    const pen = canvas.getContext('2d')
    if (pen === null) return ''
    // Each receipt has paper of its own, so that no two have the same bytes or look alike to the server.
    for (let at = 0; at < 9 * 8; at += 1) {
      pen.fillStyle = `hsl(0 0% ${60 + Math.random() * 40}%)`
      pen.fillRect((at % 9) * 100, Math.floor(at / 9) * 162.5, 100, 163)
    }
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
    return canvas.toDataURL('image/jpeg', 0.9)
  }, number)
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}

export interface SentBill {
  readonly id: string
  readonly receipt: string
  readonly date: string
}

let sent = 0

/** Each bill of a worker's app has a day of its own, because two bills of one shop, day and amount are asked about. */
const ownDay = (): string => {
  sent += 1
  return dayFromToday(-3 - (sent % 27))
}

/** Sends a member's bill of 458 baht by the API. `like`: the bill that has the same receipt. */
export const sendBill = async (
  page: Page,
  request: APIRequestContext,
  token: string,
  like?: SentBill,
): Promise<SentBill> => {
  const { receipt, date } = like ?? { receipt: `TH-${randomUUID().slice(0, 8)}`, date: ownDay() }
  const bill = { shop_id: '5', date, amount_satang: 45_800, receipt_number: receipt }
  const answer = await request.post('/th/bills/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    multipart: {
      json: JSON.stringify(bill),
      picture: { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receiptOf(page, receipt) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } }
  return { id: data.id, receipt, date }
}

export const slowUpload = async (context: BrowserContext, page: Page, bytes: number): Promise<() => Promise<void>> => {
  const session = await context.newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await session.send('Network.enable')
  await limit(bytes)
  return async () => {
    await limit(-1)
  }
}
