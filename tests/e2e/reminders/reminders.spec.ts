import type { APIRequestContext } from '@playwright/test'
import { addChild } from '../support/account.js'
import { read } from '../support/api.js'
import { bornYearsAgo, dayFromToday } from '../support/relativeDays.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectAccessibleOnDesktop, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const child = { nickname: 'มะลิ', birthday: bornYearsAgo(3).iso, gender: 'female' } as const

/** Fetches as a calendar program does, without key or token. Lines are folded at 75 bytes. */
const fetchCalendar = async (request: APIRequestContext, url: string) => {
  const answer = await request.get(url)
  return {
    status: answer.status(),
    type: answer.headers()['content-type'],
    text: (await answer.text()).replaceAll(/\r\n[ \t]/g, ''),
  }
}

test('the calendar is made, shown once, read by a program, made anew, and ended', async ({
  page,
  context,
  request,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await enter(context, app.url, await joinMember(request))
  const id = await addChild(request, token, child, [{ date: dayFromToday(-10), weight: 14, height: 96 }])
  await page.goto(`/children/${id}`)
  await page.getByRole('link', { name: 'ตั้งการเตือน' }).click()
  await expect(page).toHaveURL(/\/user-profile#reminders$/)
  await pageReady(page)
  const section = page.locator('#reminders')
  await expect(section.getByRole('heading', { name: 'การเตือน' })).toBeInViewport()

  await page.getByRole('button', { name: 'สร้างที่อยู่ปฏิทิน' }).click()
  const address = page.getByRole('group', { name: 'ที่อยู่ปฏิทิน' })
  await expect(address).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  const url = (await address.textContent()) ?? ''
  expect(url.startsWith(`${app.url}/calendar/`)).toBe(true)
  const other = page.getByRole('link', { name: 'ลองเปิดในแอปปฏิทินอื่น' })
  await expect(other).toHaveAttribute('href', url.replace('http:', 'webcal:'))
  // This browser has no app for the link and reports nothing, so the page gives help.
  await other.click()
  await expect(page.getByRole('alert')).toContainText('คัดลอกที่อยู่แล้วเพิ่มในปฏิทินที่ใช้อยู่')
  await page.getByRole('alert').getByRole('button', { name: 'ปิด' }).click()
  await page.getByRole('button', { name: 'คัดลอกที่อยู่' }).click()
  await expect(page.getByRole('button', { name: 'คัดลอกแล้ว' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const calendar = await fetchCalendar(request, url)
  expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\s*$/)
  expect(calendar.text).toContain('มะลิ วันชั่งน้ำหนักวัดส่วนสูง')
  expect(calendar.text).toMatch(/DTSTART;VALUE=DATE:\d{8}/)

  await page.reload()
  await expect(page.getByText(/ใช้อยู่ตั้งแต่/)).toBeVisible()
  await expect(address).toHaveCount(0)
  await page.getByRole('button', { name: 'สร้างที่อยู่ใหม่' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('ที่อยู่เดิมจะใช้ไม่ได้ทันที')
  await expectAccessibleOnDesktop(page)
  await page.getByRole('button', { name: 'สร้างใหม่', exact: true }).click()
  await expect(address).toBeVisible()
  const second = (await address.textContent()) ?? ''
  expect(second).not.toBe(url)
  expect((await fetchCalendar(request, url)).status).toBe(404)
  expect((await fetchCalendar(request, second)).status).toBe(200)

  await page.getByRole('button', { name: 'เลิกใช้', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'เลิกใช้', exact: true }).click()
  await expect(page.getByRole('button', { name: 'สร้างที่อยู่ปฏิทิน' })).toBeVisible()
  expect((await fetchCalendar(request, second)).status).toBe(404)
})

test('mail is off until it is switched on, and stays as it was put', async ({ page, context, request, app }) => {
  const token = await enter(context, app.url, await joinMember(request))
  await page.goto('/user-profile#reminders')
  const weighing = page.getByRole('switch', { name: /อีเมลวันชั่งวัดลูก/ })
  const looking = page.getByRole('switch', { name: /อีเมลวันดูสีอุจจาระอีกครั้ง/ })
  await expect(weighing).not.toBeChecked()
  await expect(looking).not.toBeChecked()
  await weighing.click()
  await expect(page.getByText('เปิดการเตือนทางอีเมลแล้ว')).toBeVisible()
  await looking.click()
  await expect(looking).toBeChecked()
  // A press during another call counts for nothing, like a double tap.
  await expect(async () => {
    if (await weighing.isChecked()) await weighing.click()
    await expect(weighing).not.toBeChecked({ timeout: 1000 })
  }).toPass()
  await expect
    .poll(() => read<object>(request, '/th/reminders/', token))
    .toMatchObject({ mail: { weighing: false, looking: true }, can_mail: true })
  await page.reload()
  await expect(looking).toBeChecked()
  await expect(weighing).not.toBeChecked()
})

test('who has no e-mail is told so, and led to add one', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  const settings = { calendar_since: null, mail: { weighing: false, looking: false }, can_mail: false }
  await page.route(/\/th\/reminders\/$/, (route) => route.fulfill({ json: { data: settings } }))
  await page.goto('/user-profile#reminders')
  await expect(page.getByText('บัญชีนี้ยังไม่มีอีเมล เพิ่มอีเมลก่อน')).toBeVisible()
  await expect(page.getByRole('switch', { name: /อีเมลวันชั่งวัดลูก/ })).toHaveCount(0)
  await page.getByRole('link', { name: /เตือนทางอีเมล/ }).click()
  await expect(page).toHaveURL(/\/change-email$/)
})
