import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.js'
import { read } from '../support/api.js'
import { billsOf, choosePictures, typeBill } from '../support/bills.js'
import { countCalls, goOffline } from '../support/networkFaults.js'
import { enterConsole } from '../support/console.js'
import { dayFromToday } from '../support/relativeDays.js'
import { enter, joinMember } from '../support/members.js'
import { ownServer } from '../support/ownServer.js'
import { pageReady } from '../support/pageReady.js'
import { photographReceipt } from '../support/receiptPhotograph.js'
import { expect, test } from '../support/test.js'

/** For a picture to be read, on a slow machine. */
const timeout = 240_000

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const sendButton = (page: Page) => page.getByRole('button', { name: 'ส่งใบเสร็จ', exact: true })

const phoneOf = async (browser: Browser, url: string): Promise<readonly [Page, BrowserContext, string]> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })
  const token = await enter(context, url, await joinMember(context.request))
  const page = await context.newPage()
  await page.goto('/rewards/uploadbill')
  await expect(page.getByText('ซื้อจากร้านไหน')).toBeVisible()
  return [page, context, token]
}

test(
  'a photograph fills the form and is sent without being uploaded again; one key of staff, and the points are there',
  { tag: '@alone' },
  async ({ browser }) => {
    test.setTimeout(timeout + 60_000)
    const own = await ownServer({ BILL_READING: 'on' })
    try {
      const [page, context, token] = await phoneOf(browser, own.first.url)
      const uploads: number[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/th/bill'))
          uploads.push(request.postDataBuffer()?.length ?? 0)
      })
      const receipt = '20261124008'
      const photograph = await photographReceipt(page, { receipt, date: dayFromToday(-2) })
      await choosePictures(page, photograph)
      await expect(page.getByText('อ่านจากรูปให้แล้ว')).toBeVisible({ timeout })
      await expect(page.getByRole('button', { name: 'Big C' })).toHaveAttribute('aria-pressed', 'true')
      await expect(field(page, 'วันที่ซื้อ')).not.toHaveValue('')
      await expect(field(page, 'เลขที่ใบเสร็จ')).toHaveValue(receipt)
      await expect(field(page, 'ยอดสินค้าที่ร่วมรายการ')).toHaveValue('903.00')
      await expect(page.getByText('อ่านจากรูป', { exact: true })).toHaveCount(4)
      await expect(page.getByText('ได้สูงสุด 90 คะแนน')).toBeVisible()
      await field(page, 'เลขที่ใบเสร็จ').focus()
      await expect(page.locator('.bill-lens__place')).toBeVisible()
      await pageReady(page)
      await expectAccessible(page)

      await sendButton(page).click()
      await expect(page.locator('.bill-card .ui-tag')).toHaveText('ส่งแล้ว')
      expect(uploads).toHaveLength(2)
      expect(uploads[1]).toBeLessThan(2_000)
      expect(await billsOf(context.request, token)).toMatchObject([{ receipt_number: receipt, amount_satang: 90_300 }])

      const staffPage = await context.newPage()
      await staffPage.setViewportSize({ width: 1440, height: 900 })
      await enterConsole(staffPage, own.first)
      await staffPage.getByRole('row').filter({ hasText: receipt }).getByRole('link').click()
      // Read before it was handed in, it is read whole at once.
      await expect(staffPage.getByText('อ่านครบ ตัวเลขบนใบเสร็จตรงกัน')).toBeVisible()
      await staffPage.getByRole('heading', { level: 1 }).focus()
      await staffPage.keyboard.press('a')
      await expect(staffPage.getByText('ใบนี้ผ่านแล้ว ได้ 90 คะแนน')).toBeVisible()
      expect(await read(context.request, '/th/points/', token)).toMatchObject({ usable: 90 })

      await page.bringToFront()
      await page.getByRole('button', { name: 'ส่งใบต่อไป' }).click()
      await goOffline(page)
      await choosePictures(page, await photographReceipt(page, { receipt: '20261124009', date: dayFromToday(-3) }))
      await expect(page.getByText('มีเน็ตแล้วจะอ่านรูปให้')).toBeVisible()
      await field(page, 'ยอดสินค้าที่ร่วมรายการ').fill('218')
      await context.setOffline(false)
      await expect(page.getByText('อ่านจากรูปให้แล้ว')).toBeVisible({ timeout })
      await expect(field(page, 'เลขที่ใบเสร็จ')).toHaveValue('20261124009')
      await expect(field(page, 'ยอดสินค้าที่ร่วมรายการ')).toHaveValue('218')
      await expect(page.getByText('อ่านจากรูป', { exact: true })).toHaveCount(3)
      await context.close()
    } finally {
      await own.first.stop()
      await own.remove()
    }
  },
)

test('where nothing is read, the form says no word of it', async ({ browser, app }) => {
  const [page, context] = await phoneOf(browser, app.url)
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/th/bill-uploads/'))
  await choosePictures(page, await photographReceipt(page, { receipt: '20261124010', date: dayFromToday(-4) }))
  expect((await uploaded).status()).toBe(201)
  await expect(page.locator('.form-picture__done')).toBeVisible()
  await expect(page.locator('.bill-reading [role=status]')).toHaveText('')
  await expect(field(page, 'เลขที่ใบเสร็จ')).toHaveValue('')
  await context.close()
})

test('who fills in by hand uploads nothing before the bill is handed in', async ({ browser, app }) => {
  const [page, context, token] = await phoneOf(browser, app.url)
  const uploads = countCalls(context, 'POST', /^\/th\/bill-uploads\/$/)
  await expect(page.getByText('รูปถูกส่งไปให้เครื่องของเราอ่าน')).toBeVisible()
  await page.getByRole('checkbox', { name: 'กรอกเอง ไม่อ่านรูป' }).check()
  await expect(page.getByText('ไม่ส่งไปไหนจนกว่าจะกดส่งใบเสร็จ')).toBeVisible()
  await choosePictures(page, await photographReceipt(page, { receipt: '20261124011', date: dayFromToday(-4) }))
  await typeBill(page, '20261124011')
  await page.reload()
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)
  await pageReady(page)
  await expectAccessible(page)
  expect(uploads()).toBe(0)
  await sendButton(page).click()
  await expect(page.locator('.bill-card .ui-tag')).toHaveText('ส่งแล้ว')
  expect(uploads()).toBe(0)
  expect(await billsOf(context.request, token)).toMatchObject([{ receipt_number: '20261124011' }])
  await context.close()
})
