import { pageReady } from '../support/pageReady.js'
import { expectTranscript, expect, test } from '../support/readAloud.js'
import { catchTracking } from '../support/trackers.js'
import { tick } from '../support/tick.js'

// Nobody was asked yet.
test.use({ storageState: { cookies: [], origins: [] } })

test('consent to being measured is asked for, refused, and given again from the footer', async ({
  page,
  context,
  reader,
}) => {
  await catchTracking(context)
  const sheet = page.getByRole('dialog', { name: 'ขอความยินยอมสองเรื่อง' })
  await page.goto('/product/20')
  await pageReady(page)
  await page.getByRole('link', { name: 'Alpro', exact: true }).first().click()
  await expect(sheet).toBeVisible()
  await reader.read('ขอความยินยอม', '[role=dialog]')
  await sheet.getByRole('button', { name: 'ไม่ให้ทั้งสอง' }).click()
  await expect(sheet).toBeHidden()
  await reader.hear('ไม่ให้ทั้งสอง')
  await page.getByRole('contentinfo').getByText('ตั้งค่าความยินยอม').press('Enter')
  await expect(sheet).toBeVisible()
  await tick(sheet.getByRole('checkbox', { name: 'ให้ข้อมูลการใช้งาน' }))
  await sheet.getByRole('button', { name: 'บันทึกที่เลือก' }).click()
  await expect(sheet).toBeHidden()
  await reader.hear('ให้เรื่องเดียวจากท้ายหน้า')
  expectTranscript(reader, 'consent')
})
