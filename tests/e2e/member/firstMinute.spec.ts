import type { Page } from '@playwright/test'
import { accountOf } from '../support/account.js'
import { dayFromToday } from '../support/relativeDays.js'
import { chooseBirthday, consentBox, typeNumber } from '../support/growthForm.js'
import { newMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { joinOnScreen } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'
import { expectAccessibleOnDesktop, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']

const born = () => {
  const [year, month, day] = dayFromToday(-21).split('-').map(Number) as [number, number, number]
  const iso = dayFromToday(-21)
  return { iso, day: String(day), month: months[month - 1] ?? '', year: String(year + 543) }
}

const line = (page: Page) => page.locator('.first-steps')
const due = (page: Page) => page.locator('.family-due')

const fillChild = async (page: Page): Promise<void> => {
  await page.getByLabel('ชื่อเล่น').fill('ต้นกล้า')
  await page.getByRole('radio', { name: 'ชาย' }).check()
  await chooseBirthday(page, born())
}

test(
  'the first minute: a child, its first measuring and what is due, each left and taken up again; a week later what is due comes first',
  { tag: ['@front'] },
  async ({ page, request, app }) => {
    const member = newMember()
    await page.goto('/register')
    await joinOnScreen(page, request, member)
    await expect(page).toHaveURL(/\/welcome$/)
    await expect(page.getByText('ขั้น 1 จาก 3')).toHaveCount(0)
    await pageReady(page)
    await expectWholeAccessibleOnDesktop(page)

    await page.getByRole('link', { name: 'ข้ามไปก่อน' }).click()
    await expect(page).toHaveURL(`${app.url}/`)
    await expect(line(page)).toContainText('ขั้น 1 จาก 3')
    await pageReady(page)
    await expectWholeAccessibleOnDesktop(page)
    await line(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/welcome$/)
    await page.getByRole('button', { name: 'บันทึกแล้วไปต่อ' }).click()
    await expect(page).toHaveURL(/\/children\/add-information\?first$/)
    await expect(page.getByText('เริ่มใช้ ขั้น 1 จาก 3')).toBeVisible()
    await fillChild(page)
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expectAccessibleOnDesktop(page)
    await page.locator('main').getByRole('button', { name: 'บันทึก', exact: true }).click()

    await expect(page).toHaveURL(/\/children-profile\/add-growth\?child=[0-9a-f-]{36}&first$/)
    await page.getByRole('link', { name: 'ไว้ทีหลัง ไปหน้าแรก' }).click()
    await expect(line(page)).toContainText('ขั้น 2 จาก 3')
    await expect(due(page)).toContainText('เริ่มวัดน้องต้นกล้าครั้งแรก')
    await line(page).getByRole('link').click()
    await page.getByRole('link', { name: 'ไปวัดกัน' }).click()
    await typeNumber(page, 'weight', '4.1')
    await typeNumber(page, 'height', '53.5')
    await consentBox(page, 'ต้นกล้า').check()
    await page.getByRole('button', { name: 'ดูผลและบันทึก' }).click()

    const onward = page.getByRole('link', { name: /^ขั้นสุดท้าย/ })
    await expect(onward).toBeVisible()
    expect(await accountOf(request, member)).toMatchObject([{ birthday: born().iso, records: [{ weight: 4.1 }] }])
    await page.goto('/')
    await expect(line(page)).toContainText('ขั้น 3 จาก 3')
    await line(page).getByRole('link').click()
    const rows = page.getByRole('list', { name: 'ต้องวัดและเช็กวันไหน' })
    await expect(rows).toContainText('วัดน้องต้นกล้า')
    await expect(rows).toContainText('ดูสีอุจจาระน้องต้นกล้า')
    await pageReady(page)
    await expectWholeAccessibleOnDesktop(page)
    await page.getByRole('link', { name: 'เสร็จแล้ว ไปหน้าแรก' }).click()

    // A baby of three weeks without a stool check: that comes first.
    await expect(line(page)).toHaveCount(0)
    await expect(due(page)).toContainText('ได้เวลาดูสีอุจจาระน้องต้นกล้า')
    await pageReady(page)
    await expectWholeAccessibleOnDesktop(page)

    await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
    await page.goto('/')
    await expect(due(page)).toContainText('ได้เวลาดูสีอุจจาระน้องต้นกล้า')
    await expect(line(page)).toHaveCount(0)
    await due(page).getByRole('link', { name: 'เช็กสีอุจจาระ' }).click()
    await expect(page).toHaveURL(/\/children\/stool-info\?child=/)
  },
)

test('a step that was left is taken up a week later, or sent away for good', async ({ page, request }) => {
  await page.goto('/register')
  await joinOnScreen(page, request, newMember())
  await page.getByRole('link', { name: 'ข้ามไปก่อน' }).click()
  await expect(line(page)).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  await page.goto('/')
  await expect(line(page)).toContainText('ขั้น 1 จาก 3')
  await line(page).getByRole('button', { name: 'ไม่ต้องแสดงขั้นตอนนี้อีก' }).click()
  await expect(line(page)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'เพิ่มลูก' })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})
