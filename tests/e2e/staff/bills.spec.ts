import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { post, read } from '../support/api.js'
import { billsOf } from '../support/bills.js'
import { sendBill } from '../support/bills.js'
import { consoleOf, enterConsole } from '../support/console.js'
import { accessOf, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const product = (page: Page, n: number) => page.getByRole('combobox', { name: `สินค้า บรรทัดที่ ${n}` })
const dialog = (page: Page) => page.getByRole('alertdialog')

const typeLine = async (page: Page, n: number, title: string, baht: string): Promise<void> => {
  await product(page, n).fill(title)
  await page.getByRole('option', { name: title }).first().click()
  await page.getByRole('textbox', { name: `บาท.สตางค์ บรรทัดที่ ${n}` }).fill(baht)
}

test(
  'a bill is looked at closely, typed off, approved; its points reach the member',
  { tag: ['@desktop-only'] },
  async ({ page, request, app }) => {
    const token = await accessOf(request, await joinMember(request))
    const { id, receipt } = await sendBill(page, request, token)
    await enterConsole(page, app)
    await pageReady(page)
    await expect(page.getByRole('row').filter({ hasText: receipt })).toContainText('สูงสุด 45')
    await expectAccessibleInBothThemes(page)

    await page.getByRole('row').filter({ hasText: receipt }).getByRole('link').click()
    await expect(heading(page)).toHaveText('Big C · 458.00 บาท')
    await expect(heading(page)).toBeFocused()
    const stage = page.getByRole('group', { name: /^รูปใบเสร็จ ขยาย/ })
    await expect(stage.getByRole('img')).toBeVisible()
    await expect
      .poll(() => stage.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'ขยายรูป' }).click()
    await expect(page.getByRole('button', { name: 'กลับขนาดเดิม' })).toHaveText('125%')
    await stage.hover()
    await page.mouse.wheel(0, -100)
    await expect(page.getByRole('button', { name: 'กลับขนาดเดิม' })).toHaveText('156%')
    await stage.focus()
    await page.keyboard.press('r')
    await expect(stage.locator('.bill-sheet')).toHaveAttribute('style', /rotate\(90deg\)/)
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: 'กลับขนาดเดิม' })).toHaveText('100%')
    const marks = stage.locator('.bill-mark--on')
    await stage.click()
    await expect(marks).toHaveText('1')
    const before = await marks.boundingBox()
    const moved = async () => {
      const now = await marks.boundingBox()
      return Math.hypot((now?.x ?? NaN) - (before?.x ?? NaN), (now?.y ?? NaN) - (before?.y ?? NaN))
    }
    await page.getByRole('button', { name: 'หมายเลข 1 ย้ายบนรูป' }).click()
    await stage.press('ArrowLeft')
    await expect.poll(moved).toBeGreaterThan(50)
    await stage.press('Enter')
    await expect(marks).toHaveCount(1)
    await expect.poll(moved).toBeLessThan(1)

    await expect(page.getByText('บรรทัดที่ 1 ยังไม่ครบ')).toBeVisible()
    await typeLine(page, 1, 'เครื่องดื่มอัลมอนด์ ไม่เติมน้ำตาล', '1980')
    await expect(page.getByText('รวม 1,980.00 บาท เกินยอดที่สมาชิกกรอก 458.00 บาท')).toBeVisible()
    await typeLine(page, 1, 'เครื่องดื่มอัลมอนด์ ไม่เติมน้ำตาล', '198.00')
    await page.goBack()
    await page.getByRole('row').filter({ hasText: receipt }).getByRole('link').click()
    await expect(product(page, 1)).toHaveValue(/^เครื่องดื่มอัลมอนด์/)
    await expect(marks).toHaveText('1')
    // Each line has its number on the picture, so one more spot is one more line.
    await stage.click({ position: { x: 260, y: 200 } })
    await expect(marks).toHaveText(['1', '2'])
    await typeLine(page, 2, 'เครื่องดื่มถั่วเหลือง รสดั้งเดิม', '89')
    await page.getByRole('button', { name: 'เพิ่มบรรทัด' }).click()
    await expect(product(page, 3)).toBeFocused()
    await typeLine(page, 3, 'นมผง สูตร 3', '171')
    await expect(page.getByText('ยอดที่ได้คะแนน 287.00')).toBeVisible()
    await expect(page.getByRole('row').filter({ has: product(page, 3) })).toContainText('ไม่ได้')
    await pageReady(page)
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'ผ่าน ให้ 28 คะแนน' }).click()
    await expect(dialog(page)).toContainText('จะได้คะแนนทันที')
    await expectAccessibleInBothThemes(page)
    expect(await billsOf(request, token)).toMatchObject([{ id, state: 'reviewing' }])
    await dialog(page).getByRole('button', { name: 'ผ่าน ให้ 28 คะแนน' }).click()
    await expect(page.getByText('ใบนี้ผ่านแล้ว ได้ 28 คะแนน')).toBeVisible()
    await expect(page.getByRole('button', { name: /^ผ่าน ให้/ })).toHaveCount(0)
    expect(await billsOf(request, token)).toMatchObject([{ id, state: 'approved' }])
    expect(await read(request, '/th/points/', token)).toMatchObject({ usable: 28 })
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'a bill is rejected for a reason chosen first; its member asks again, and it comes back with their words',
  { tag: ['@desktop-only'] },
  async ({ page, request, app, faults }) => {
    faults.foresee(/409/)
    const token = await accessOf(request, await joinMember(request))
    const { id, receipt } = await sendBill(page, request, token)
    await enterConsole(page, app)
    await page.goto(`${await consoleOf(app)}/bills/${id}`)
    await expect(page.getByRole('button', { name: 'ไม่ผ่าน', exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'ไม่ผ่าน', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'ยืนยันไม่ผ่าน' }).click()
    await expect(dialog(page).getByText('เลือกเหตุผลก่อน', { exact: true })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await billsOf(request, token)).toMatchObject([{ state: 'reviewing' }])
    await dialog(page).getByRole('button', { name: 'รูปไม่ชัด' }).click()
    await expect(dialog(page)).toContainText('รูปยังไม่ชัด ถ่ายใหม่')
    await dialog(page).getByRole('button', { name: 'ยืนยันไม่ผ่าน' }).click()
    await expect(page.getByText('ใบนี้ไม่ผ่าน: รูปไม่ชัด')).toBeVisible()
    expect(await billsOf(request, token)).toMatchObject([{ state: 'rejected' }])

    await post(request, `/th/bills/${id}/appeal/`, { words: 'ดูยอดด้านล่างอีกครั้งนะคะ' }, token)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^ใบเสร็จ/ })
      .click()
    const row = page.getByRole('row').filter({ hasText: receipt })
    await expect(row).toContainText('ขอตรวจใหม่')
    const finder = page.getByRole('textbox', { name: 'หาด้วยเลขที่ใบเสร็จ' })
    await finder.fill('ไม่มีเลขนี้')
    await page.keyboard.press('Enter')
    await expect(page.getByText('ไม่พบใบเสร็จเลขที่ ไม่มีเลขนี้')).toBeVisible()
    await finder.fill(receipt.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(row).toContainText('รอตรวจ')
    await expectAccessibleInBothThemes(page)
    await row.getByRole('link').click()
    await expect(page.getByText('ดูยอดด้านล่างอีกครั้งนะคะ')).toBeVisible()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)

    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const screen of [page, other]) {
      await screen.getByRole('button', { name: 'ไม่ผ่าน', exact: true }).click()
      await screen.getByRole('button', { name: 'ใบซ้ำ' }).click()
      await screen.getByRole('button', { name: 'ยืนยันไม่ผ่าน' }).click()
    }
    await expect(other.getByRole('alert')).toContainText('ใบนี้ตัดสินแล้ว: ไม่ผ่าน')
    await other.close()
  },
)

test(
  'the same receipt of two members is told, and looked at side by side',
  { tag: ['@desktop-only'] },
  async ({ page, request, app }) => {
    const first = await accessOf(request, await joinMember(request))
    const second = await accessOf(request, await joinMember(request))
    const { id } = await sendBill(page, request, second, await sendBill(page, request, first))
    await enterConsole(page, app)
    await page.goto(`${await consoleOf(app)}/bills/${id}`)
    // Receipts of other tests may look alike too.
    const same = page.getByRole('listitem').filter({ hasText: 'เลขที่ซ้ำหรือคล้ายกับใบอื่น' })
    await expect(same).toContainText('สมาชิกอีกคน')
    await same.getByRole('button', { name: 'เทียบข้างกัน' }).click()
    await expect(page.getByRole('region', { name: 'ใบที่นำมาเทียบ' }).getByRole('img').first()).toBeVisible()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'เลิกเทียบ' }).click()
    await expect(page.getByRole('region', { name: 'ใบที่นำมาเทียบ' })).toHaveCount(0)
  },
)
