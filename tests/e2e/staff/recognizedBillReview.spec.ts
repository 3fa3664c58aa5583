import { randomUUID } from 'node:crypto'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { read } from '../support/api.js'
import { enterConsole } from '../support/console.js'
import { dayFromToday } from '../support/relativeDays.js'
import { accessOf, joinMember } from '../support/members.js'
import { ownServer } from '../support/ownServer.js'
import { pageReady } from '../support/pageReady.js'
import { photographReceipt } from '../support/receiptPhotograph.js'
import { expect, test } from '../support/test.js'

const receipt = '20261124007'

test(
  'a bill that was read whole stands filled in before staff, and one key approves it',
  { tag: ['@alone'] },
  async ({ page, playwright }) => {
    test.setTimeout(300_000)
    const own = await ownServer({ BILL_READING: 'on' })
    try {
      const request = await playwright.request.newContext({ baseURL: own.first.url })
      const token = await accessOf(request, await joinMember(request))
      const date = dayFromToday(-2)
      const sent = await request.post('/th/bills/', {
        headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        multipart: {
          json: JSON.stringify({ shop_id: '5', date, amount_satang: 90_300, receipt_number: receipt }),
          picture: {
            name: 'receipt.jpg',
            mimeType: 'image/jpeg',
            buffer: await photographReceipt(page, { receipt, date }),
          },
        },
      })
      expect(sent.ok(), await sent.text()).toBe(true)

      await enterConsole(page, own.first)
      const row = page.getByRole('row').filter({ hasText: receipt })
      await expect(async () => {
        await page.getByRole('button', { name: 'ดูรายการล่าสุด' }).click()
        await expect(row).toContainText('อ่านครบ', { timeout: 1000 })
      }).toPass({ timeout: 240_000 })
      await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption({ label: 'อ่านครบก่อน' })
      await expect(row).toBeVisible()
      await pageReady(page)
      await expectAccessibleInBothThemes(page)

      await row.getByRole('link').click()
      await expect(page.getByRole('combobox', { name: 'สินค้า บรรทัดที่ 1' })).toHaveValue(/^เครื่องดื่มอัลมอนด์/)
      await expect(page.getByRole('textbox', { name: 'บาท.สตางค์ บรรทัดที่ 2' })).toHaveValue('685.00')
      await expect(page.locator('.bill-mark--on')).toHaveText(['1', '2'])
      await expect(page.getByText('อ่านครบ ตัวเลขบนใบเสร็จตรงกัน')).toBeVisible()
      await pageReady(page)
      await expectAccessibleInBothThemes(page)
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('a')
      await expect(page.getByText('ใบนี้ผ่านแล้ว ได้ 90 คะแนน')).toBeVisible()
      expect(await read(request, '/th/points/', token)).toMatchObject({ usable: 90 })
    } finally {
      await own.first.stop()
      await own.remove()
    }
  },
)
