import { randomUUID } from 'node:crypto'
import { choosePlace, fillAddress } from '../support/addresses.js'
import { read } from '../support/api.js'
import { billsOf, choosePictures, receiptPicture, typeBill } from '../support/bills.js'
import { enter, joinMember } from '../support/members.js'
import { staff } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'

test('from a receipt to a parcel: sent, approved, told of, exchanged, shipped', async ({
  page,
  context,
  request,
  app,
}) => {
  test.slow()
  const token = await enter(context, app.url, await joinMember(request))
  await page.goto('/rewards/uploadbill')
  await typeBill(page, `TH-${randomUUID().slice(0, 8)}`, '3990.00')
  await choosePictures(page, await receiptPicture(page, 7))
  await page.getByRole('button', { name: 'ส่งใบเสร็จ', exact: true }).click()
  await expect(page.locator('.bill-card .ui-tag')).toHaveText('ส่งแล้ว')

  const [bill] = await billsOf(request, token)
  await staff(app, 'bills', 'approve', bill?.id ?? '', '4:3:3990.00')
  await page.goto('/notice')
  await page.locator('.notice--unread', { hasText: 'ใบเสร็จผ่านแล้ว' }).getByRole('link').click()
  await page.waitForURL(`**/rewards/history?bill=${bill?.id}`)
  await expect(
    page
      .getByRole('main')
      .getByText(/399.คะแนน/)
      .first(),
  ).toBeVisible()

  await page.goto('/rewards/redeem/103')
  await page.getByRole('link', { name: /^แลก.380/ }).click()
  await fillAddress(page)
  await choosePlace(page, 'แขวงวังทองหลาง')
  await page.getByRole('button', { name: 'ดูสรุปก่อนยืนยัน' }).click()
  await page.getByRole('button', { name: /^ยืนยันแลก/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('แลกแล้ว')
  await expect(page.getByText('คะแนนคงเหลือ')).toContainText('19')

  const [order] = await read<ReadonlyArray<{ readonly id: string }>>(request, '/th/orders/', token)
  await staff(app, 'orders', 'prepare', order?.id ?? '')
  await staff(app, 'orders', 'ship', order?.id ?? '', '--carrier', 'Flash', '--tracking', 'TH1234567890')
  await page.goto('/rewards/history?show=orders')
  await expect(page.getByText('TH1234567890')).toBeVisible()
})
