import { addMyself, checkStrength } from '../support/adults.js'
import { read } from '../support/api.js'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { askByPhone, newNumber, phoneCodeField, readPhoneCode } from '../support/phones.js'
import { expect, test } from '../support/test.js'
import {
  expectAccessibleOnDesktop,
  expectWholeAccessible,
  expectWholeAccessibleOnDesktop,
} from '../support/wholePage.js'

interface Task {
  readonly title: string
  readonly done: number
  readonly days: ReadonlyArray<string>
  readonly claimed_at: string | null
}

test('a household marks its days, does a check, and takes its points once', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  test.slow()
  const token = await enter(context, app.url, await joinMember(request))
  const taskOf = async (title: string): Promise<Task | undefined> => {
    const [now] = await read<ReadonlyArray<{ readonly tasks: ReadonlyArray<Task> }>>(request, '/th/missions/', token)
    return now?.tasks.find((task) => task.title.startsWith(title))
  }
  await page.goto('/monthly-mission')
  await pageReady(page)
  await expect(page.getByText('ทำครบแล้ว 0 จาก 4 ภารกิจ')).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)

  const veg = page.locator('.mission-task').filter({ hasText: /มื้อผัก/ })
  await veg.getByRole('button', { name: 'วันนี้ทำแล้ว' }).click()
  await expect(veg).toContainText('ทำแล้ว 1 วัน อีก 4 วันก็ครบ')
  await expect(veg).toContainText('นับของวันนี้แล้ว')
  expect((await taskOf('มื้อผัก'))?.days).toHaveLength(1)

  await veg.getByRole('button', { name: 'เลือกวันอื่น' }).click()
  const days = page.getByRole('dialog').locator('.ui-chip')
  await expect(days.last()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleOnDesktop(page)
  await expect(days).toHaveCount(1)
  await days.click()
  await expect(days).toHaveAttribute('aria-pressed', 'false')
  await days.click()
  await expect(days).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'เรียบร้อย' }).click()
  await expect.poll(async () => (await taskOf('มื้อผัก'))?.days).toHaveLength(1)

  const strength = page.locator('.mission-task').filter({ hasText: 'ผู้ใหญ่ในบ้าน' })
  await expect(strength.getByRole('link', { name: 'ไปทำเลย' })).toHaveAttribute('href', '/mobility')
  await addMyself(page, true)
  await checkStrength(page, 0)
  await page.getByRole('button', { name: 'เก็บผลนี้ในบัญชี' }).click()
  await expect(page).toHaveURL(/&check=/)
  await page.goto('/monthly-mission')
  await expect(page.getByText('ทำครบแล้ว 1 จาก 4 ภารกิจ')).toBeVisible()
  const claim = page.locator('.growth-dock').getByRole('button', { name: /^รับ.15/ })
  faults.foresee(/status of 409/)
  await claim.click()
  await expect(strength).toContainText('รับคะแนนได้เมื่อยืนยันเบอร์โทร')
  await expectAccessibleOnDesktop(page)
  await strength.getByRole('link', { name: 'ยืนยันเบอร์โทร' }).click()
  const number = newNumber()
  await askByPhone(page, number)
  await phoneCodeField(page).fill(await readPhoneCode(request, number))
  await expect(page).toHaveURL(/\/user-profile$/)
  await page.goto('/monthly-mission')
  await claim.click()
  await expect(strength).toContainText('ได้ 15 แล้ว')
  await expect(page.getByText('ได้ 15 คะแนนแล้ว')).toBeVisible()
  await expect(page.getByRole('button', { name: /^รับ.15/ })).toHaveCount(0)
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  expect(await read(request, '/th/points/', token)).toMatchObject({ usable: 15 })
  expect((await taskOf('เช็กแรง'))?.claimed_at).not.toBeNull()

  await page.goto('/dashboard')
  await expect(page.locator('.points-card')).toContainText('15')
  await expect(page.locator('.site-header .header-points')).toContainText('คะแนนที่ใช้ได้ 15 คะแนน')
  await expect(page.locator('.mission-card')).toContainText('ทำครบแล้ว 1 จาก 4 ภารกิจ')
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  await page.goto('/')
  await expect(page.locator('.points-card')).toContainText('15')
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
})

test('a mark that could not be sent is said, and sent when the connection returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  await enter(context, app.url, await joinMember(request))
  await page.goto('/monthly-mission')
  await pageReady(page)
  const walk = page.locator('.mission-task').filter({ hasText: 'เดินเร็ว' })
  await goOffline(page)
  await walk.getByRole('button', { name: 'วันนี้ทำแล้ว' }).click()
  await expect(walk).toContainText('เน็ตกลับมาแล้วจะส่งให้เอง')
  await context.setOffline(false)
  await expect(walk).toContainText('ทำแล้ว 1 วัน')
})

test('the month before shows what was done, and nothing can be done about it', async ({
  page,
  context,
  request,
  app,
}) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/monthly-mission')
  await page.getByRole('link', { name: 'เดือนก่อน', exact: true }).click()
  await expect(page.getByText('เดือนนี้จบแล้ว')).toBeVisible()
  await expect(page.locator('.mission-task').getByRole('button')).toHaveCount(0)
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('link', { name: 'เดือนนี้', exact: true }).click()
  await expect(page.getByText(/^เหลือ|^วันสุดท้าย/)).toBeVisible()
})
