import { home } from '../support/addresses.js'
import { receiptPicture } from '../support/bills.js'
import { dayFromToday, typedDay } from '../support/relativeDays.js'
import { finishedDraw } from '../support/draws.js'
import { pressByKeys, tabTo, typeByKeys } from '../support/keyboard.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'

test('a bill is sent by keys alone', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/rewards/uploadbill')
  await pageReady(page)
  const picture = await receiptPicture(page, 21, 300)
  const chosen = page.waitForEvent('filechooser')
  await pressByKeys(page, page.getByRole('button', { name: 'เลือกรูป' }))
  await (await chosen).setFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: 'Big C' }))
  await page.keyboard.press('Space')
  await typeByKeys(page, page.getByRole('textbox', { name: 'วันที่ซื้อ' }), typedDay(dayFromToday(-2)))
  await typeByKeys(page, page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' }), 'TH-654321')
  await typeByKeys(page, page.getByRole('textbox', { name: 'ยอดสินค้าที่ร่วมรายการ' }), '99.00')
  await pressByKeys(page, page.getByRole('button', { name: 'ส่งใบเสร็จ', exact: true }))
  await expect(page.getByRole('heading', { name: 'ใบเสร็จที่ส่ง' })).toBeFocused()
})

test('a reward is redeemed and the order cancelled by keys alone', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  await givePoints(app, member, 1240)
  await enter(context, app.url, member)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/rewards/redeem/103')
  await pageReady(page)
  await pressByKeys(page, page.getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' }))
  await pressByKeys(page, page.getByRole('link', { name: /^แลก.760/ }))
  await expect(heading).toHaveText('ส่งไปที่ไหน')
  await expect(heading).toBeFocused()
  await typeByKeys(page, page.getByRole('textbox', { name: 'รหัสไปรษณีย์' }), home.postcode)
  const place = page.getByRole('combobox', { name: 'แขวงหรือตำบล' })
  await tabTo(page, place)
  await page.keyboard.press('ArrowDown')
  await typeByKeys(page, page.getByRole('textbox', { name: 'บ้านเลขที่' }), home.house)
  await typeByKeys(page, page.getByRole('textbox', { name: 'ชื่อผู้รับ' }), home.recipient)
  await typeByKeys(page, page.getByRole('textbox', { name: 'มือถือผู้รับ' }), home.phone)
  await pressByKeys(page, page.getByRole('button', { name: 'ดูสรุปก่อนยืนยัน' }))
  await expect(heading).toHaveText('ดูก่อนยืนยัน')
  await expect(heading).toBeFocused()
  await pressByKeys(page, page.getByRole('button', { name: /^ยืนยันแลก/ }))
  await expect(heading).toHaveText('แลกแล้ว')
  await expect(heading).toBeFocused()
  const cancel = page.getByRole('button', { name: 'ยกเลิกรายการนี้' })
  await pressByKeys(page, cancel)
  const dialog = page.getByRole('alertdialog')
  await pressByKeys(page, dialog.getByRole('button', { name: 'ไม่ยกเลิก' }))
  await expect(dialog).toHaveCount(0)
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await pressByKeys(page, dialog.getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }))
  await expect(heading).toHaveText('ยกเลิกแล้ว')
  await expect(heading).toBeFocused()
})

test('a draw is verified by keys alone, and its figures are looked at', async ({ page }) => {
  await page.goto(`/rewards/luckydraw/${finishedDraw}`)
  await pageReady(page)
  await pressByKeys(page, page.getByRole('link', { name: 'ตรวจผลเองด้วยเครื่องนี้' }))
  await expect(page.locator('.verdict')).toContainText('ผลตรงกัน')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const how = page.getByRole('button', { name: 'วิธีคิด' })
  await pressByKeys(page, how)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(how).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'รายชื่อสิทธิ์' }), 'Shift+Tab')
})

test.describe('of somebody who was not asked yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('consent is refused by keys alone, and the page goes on', async ({ page }) => {
    await page.goto('/product/20')
    await pageReady(page)
    await pressByKeys(page, page.getByRole('link', { name: 'Alpro', exact: true }).first())
    const sheet = page.getByRole('dialog', { name: 'ขอความยินยอมสองเรื่อง' })
    await expect(sheet).toBeVisible()
    await pressByKeys(page, sheet.getByRole('button', { name: 'ไม่ให้ทั้งสอง' }))
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
