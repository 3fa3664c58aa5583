import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { post, read } from '../support/api.js'
import { consoleOf, enterConsole, newToken } from '../support/console.js'
import { sendBill } from '../support/bills.js'
import { accessOf, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints, staff } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { homeAddress } from '../support/addresses.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('alertdialog')
const goTo = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).click()

test(
  'nobody is let in without a token; who is signed in sees how long, and signs out',
  { tag: ['@desktop-only', '@tablet-only'] },
  async ({ page, app, faults }) => {
    faults.foresee(/401/)
    await page.goto(`${await consoleOf(app)}/orders`)
    await expect(heading(page)).toHaveText('เข้าโต๊ะทำงาน')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'เข้าโต๊ะทำงาน' }).click()
    await expect(page.getByText('วางโทเคนก่อน')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'โทเคน' })
    await field.fill('nobody-has-this-token-0000000000000000000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('โทเคนนี้ใช้ไม่ได้')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    const { name, token } = await newToken(app)
    await field.fill(token)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('รายการแลก')
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByText(/^ออกใน.(60|59).นาที$/)).toBeVisible()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
    await expect(heading(page)).toHaveText('เข้าโต๊ะทำงาน')
    await page.reload()
    await expect(heading(page)).toHaveText('เข้าโต๊ะทำงาน')
  },
)

test(
  'an ended token shows the door at the next call, and nothing of a member stays',
  { tag: ['@desktop-only'] },
  async ({ page, app, faults }) => {
    faults.foresee(/401/)
    const name = await enterConsole(page, app)
    await staff(app, 'token', 'end', name)
    await goTo(page, /^รายการแลก/)
    await expect(heading(page)).toHaveText('เข้าโต๊ะทำงาน')
    await expect(page.getByText('ออกจากระบบให้แล้ว')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'an order is prepared, shipped with its number, delivered; another is cancelled, and its points go back',
  { tag: ['@desktop-only'] },
  async ({ page, request, app }) => {
    const member = await joinMember(request)
    await givePoints(app, member, 1000)
    const token = await accessOf(request, member)
    const order = async () =>
      (
        await post<{ readonly data: { readonly id: string; readonly number: string } }>(
          request,
          '/th/rewards/102/redeem/',
          { quantity: 1, address: homeAddress },
          token,
        )
      ).data
    const [first, second] = [await order(), await order()]
    await enterConsole(page, app)
    await goTo(page, /^รายการแลก/)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: first.number }).click()
    await expect(page.getByText('แขวงวังทองหลาง เขตวังทองหลาง')).toBeVisible()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'เริ่มเตรียมของ' }).click()
    await dialog(page).getByRole('button', { name: 'เริ่มเตรียมของ' }).click()
    await expect(page.getByText('ใส่ขนส่งและเลขพัสดุก่อน')).toBeVisible()
    await page.getByRole('textbox', { name: 'ขนส่ง' }).fill('ไปรษณีย์ไทย')
    await page.getByRole('textbox', { name: 'เลขพัสดุ' }).fill('EX123456789TH')
    await page.getByRole('button', { name: 'ส่งออกจากคลัง' }).click()
    await expect(dialog(page)).toContainText('EX123456789TH')
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByRole('button', { name: 'ส่งออกจากคลัง' }).click()
    await expect(page.getByText('ไปรษณีย์ไทย EX123456789TH')).toBeVisible()
    await page.getByRole('button', { name: 'ถึงบ้านแล้ว' }).click()
    await dialog(page).getByRole('button', { name: 'ถึงบ้านแล้ว' }).click()
    await expect(page.getByRole('button', { name: 'ยังไม่ถึงบ้าน' })).toBeVisible()

    await page.goto(`${await consoleOf(app)}/orders`)
    await page.getByRole('textbox', { name: 'หาด้วยเลขที่รายการ' }).fill('CP-69-999999')
    await page.getByRole('button', { name: 'หา', exact: true }).click()
    await expect(page.getByText('ไม่พบรายการเลขที่ CP-69-999999')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('textbox', { name: 'หาด้วยเลขที่รายการ' }).fill(second.number.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: second.number }).click()
    await page.getByRole('button', { name: 'ยกเลิกรายการ' }).click()
    await dialog(page).getByRole('button', { name: 'ยกเลิกรายการ' }).click()
    await expect(page.getByText('รายการนี้จบแล้ว')).toBeVisible()
    const orders = await read<ReadonlyArray<object>>(request, '/th/orders/', token)
    expect(orders).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: first.id, state: 'delivered' }),
        expect.objectContaining({ id: second.id, state: 'cancelled' }),
      ]),
    )
  },
)

test(
  'points are adjusted for a reason that the member reads, and that stands in the log',
  { tag: ['@desktop-only'] },
  async ({ page, request, app, faults }) => {
    faults.foresee(/404|409/)
    const member = await joinMember(request)
    const token = await accessOf(request, member)
    const name = await enterConsole(page, app)
    await goTo(page, /^ปรับคะแนน/)
    const memberField = page.getByRole('textbox', { name: /^อีเมล เบอร์มือถือ/ })
    await memberField.fill('nobody@careplus.test')
    await page.getByRole('button', { name: 'ค้นหา' }).click()
    await expect(page.getByText('ไม่พบสมาชิกคนนี้')).toBeVisible()
    await memberField.fill(member.email)
    await page.getByRole('button', { name: 'ค้นหา' }).click()
    await expect(page.getByRole('region', { name: 'สมาชิกที่พบ' })).not.toContainText(member.email)
    await page.getByRole('textbox', { name: 'จำนวนคะแนน' }).fill('๑๕๐')
    await page.getByRole('textbox', { name: 'เหตุผล' }).fill('ชดเชยใบเสร็จที่ตรวจช้า')
    await page.getByRole('button', { name: 'ปรับคะแนน' }).click()
    await expect(dialog(page)).toContainText('ชดเชยใบเสร็จที่ตรวจช้า')
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByRole('button', { name: 'ปรับ +150 คะแนน' }).click()
    await expect(page.getByText('ปรับ +150 แล้ว ตอนนี้มี 150 คะแนน')).toBeVisible()
    expect(await read(request, '/th/points/', token)).toMatchObject({ usable: 150 })

    // More than the member has: the server's text is shown, and no points are taken.
    await page.getByRole('textbox', { name: 'จำนวนคะแนน' }).fill('-151')
    await page.getByRole('textbox', { name: 'เหตุผล' }).fill('ทดสอบ')
    await page.getByRole('button', { name: 'ปรับคะแนน' }).click()
    await dialog(page).getByRole('button', { name: 'ปรับ −151 คะแนน' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'ยังก่อน' }).click()
    expect(await read(request, '/th/points/', token)).toMatchObject({ usable: 150 })
    await expect(page.getByRole('region', { name: 'สมาชิกที่พบ' })).toContainText('150')

    await goTo(page, /^บันทึกการทำงาน/)
    await page.getByRole('combobox', { name: 'ใคร' }).selectOption(name)
    await page.getByRole('button', { name: 'กรอง', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'เพิ่มคะแนน 150 คะแนน' })).toHaveCount(1)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'the service is closed for members with a word to them, and opened again',
  { tag: ['@desktop-only'] },
  async ({ page, request, app }) => {
    await enterConsole(page, app)
    await goTo(page, /^ปิดปรับปรุง/)
    await page.getByRole('textbox', { name: 'ข้อความถึงสมาชิก' }).fill('ย้ายเครื่อง')
    await page.getByRole('combobox', { name: 'ปิดนานเท่าไร' }).selectOption('30')
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'ปิดปรับปรุง' }).click()
    await dialog(page).getByRole('button', { name: 'ปิดปรับปรุง' }).click()
    await expect(page.getByText('ตอนนี้ปิดปรับปรุงอยู่')).toBeVisible()
    const status = async () =>
      (await request.get('/th/rewards/', { headers: { 'x-api-key': 'careplus-web' } })).status()
    await expect.poll(status).toBe(503)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'เปิดให้ใช้งาน' }).click()
    await dialog(page).getByRole('button', { name: 'เปิดให้ใช้งาน' }).click()
    await expect(page.getByText('ตอนนี้สมาชิกใช้งานได้ตามปกติ')).toBeVisible()
    await expect.poll(status).toBe(200)
  },
)

test(
  'a draw is prepared step by step, each told what it waits for, and cancelled with everybody given back',
  { tag: ['@desktop-only'] },
  async ({ page, app }) => {
    await enterConsole(page, app)
    await goTo(page, /^จับรางวัล/)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'หม้อหุงข้าวไฟฟ้า 10 ใบ' }).click()
    await expect(page.getByText('ใส่เลขที่ใบอนุญาตก่อนเปิดรับสิทธิ์').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'เลขที่ใบอนุญาต' }).fill('1234/2570')
    await page.getByRole('button', { name: 'บันทึกใบอนุญาตและรางวัล' }).click()
    await expect(dialog(page)).toContainText('1234/2570')
    await dialog(page).getByRole('button', { name: 'บันทึกใบอนุญาตและรางวัล' }).click()
    await expect(page.getByText('ล็อกรหัสลับ (SHA-256)')).toBeVisible()
    await page.getByRole('textbox', { name: 'เลขจากไหน' }).fill('รางวัลที่ 1 สลากกินแบ่งรัฐบาล งวด 16 มี.ค. 71')
    await page.getByRole('textbox', { name: 'วันที่เลขออก' }).fill('16/3/2571')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'ตั้งเลขจากภายนอก' }).click()
    await dialog(page).getByRole('button', { name: 'ตั้งเลขจากภายนอก' }).click()
    await expect(page.getByRole('region', { name: 'การจับรางวัลนี้' })).toContainText('16 มี.ค. 71')
    // The permit lacks its day and authority, so the published terms are incomplete.
    await expect(page.getByText(/^เติมวันและหน่วยงานของใบอนุญาต/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'เปิดรับสิทธิ์' })).toBeDisabled()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('textbox', { name: 'เหตุผลที่บอกสมาชิก' }).fill('ของรางวัลผลิตไม่ทัน')
    await page.getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }).click()
    await dialog(page).getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }).click()
    await expect(page.getByText('ไม่มีขั้นตอนเหลือ')).toBeVisible()
  },
)

test('on a phone no screen of the console is wider than the window', async ({ page, request, app }) => {
  const { id } = await sendBill(page, request, await accessOf(request, await joinMember(request)))
  await enterConsole(page, app)
  const links = await page
    .locator('a.staff-rail__entry')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname))
  expect(links.length).toBeGreaterThan(5)
  for (const path of [...links, ...links.filter((each) => each.endsWith('/bills')).map((each) => `${each}/${id}`)]) {
    await page.goto(new URL(path, page.url()).href)
    await pageReady(page)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, beyond]).toStrictEqual([path, 0])
    await expectAccessibleInBothThemes(page)
  }
})
