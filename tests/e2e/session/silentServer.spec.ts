import type { Page, Route } from '@playwright/test'
import { accountOf, addChild } from '../support/account.js'
import { typeBill } from '../support/bills.js'
import { dayFromToday } from '../support/relativeDays.js'
import { typeNumber } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

/** Milliseconds: the app's own two seconds, and loading on a busy machine. */
const inTime = { timeout: 15_000 }

const retry = (page: Page) => page.getByRole('button', { name: 'ลองอีกครั้ง' })

const answers: ReadonlyArray<readonly [how: string, title: string, answer: (route: Route) => Promise<void>]> = [
  ['says nothing', 'ระบบตอบช้ากว่าปกติ', async () => undefined],
  ['is out of reach', 'ยังติดต่อระบบไม่ได้', (route) => route.abort('connectionreset')],
  ['fails', 'ระบบขัดข้องชั่วคราว', (route) => route.fulfill({ status: 500, json: {} })],
  ['answers something else', 'คำตอบที่ได้ไม่ได้มาจาก CarePlus', (route) => route.fulfill({ json: {} })],
  [
    'is a portal of a Wi-Fi',
    'คำตอบที่ได้ไม่ได้มาจาก CarePlus',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  ],
]

for (const [how, title, answer] of answers)
  test(`a server that ${how} is spoken of in time, with a way to try again`, async ({
    page,
    context,
    request,
    app,
    faults,
  }) => {
    faults.foresee(/status of 500|ERR_CONNECTION_RESET|does not contain field user|api\/auth\/user/)
    await enter(context, app.url, await joinMember(request))
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.route('**/api/auth/user', answer)
    for (const path of ['/dashboard', '/user-profile', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title }).locator('visible=true')).toBeVisible(inTime)
    }
    if (how === 'answers something else') expect(messages).toContain('User Data response does not contain field user')
    await page.goto('/dashboard')
    await expect(retry(page)).toBeVisible(inTime)
    await page.unroute('**/api/auth/user', answer)
    if (how !== 'says nothing') await retry(page).click()
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
    await expect(page.locator('.family')).toBeVisible()
  })

test('what is typed while no server answers, from a fresh load, is sent once it does', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET|Failed to fetch|net::/)
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  const birthday = dayFromToday(-800)
  const record = { date: dayFromToday(-40), weight: 12.8, height: 88 }
  const child = await addChild(request, token, { nickname: 'มะลิ', birthday, gender: 'female' }, [record])
  await page.goto('/children')
  await expect(page.getByText('มะลิ').first()).toBeVisible()
  await page.goto('/rewards/uploadbill')
  await expect(page.getByRole('button', { name: 'Big C' })).toBeVisible()

  const away = (route: Route) => route.abort('connectionreset')
  const calls = /\/(th|api|oauth)\//
  await page.route(calls, away)

  await page.goto('/rewards/uploadbill')
  await expect(page.getByRole('button', { name: 'Big C' })).toBeVisible(inTime)
  await typeBill(page, 'TH-55')
  await page.goto('/rewards/uploadbill')
  await expect(page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' })).toHaveValue('TH-55', inTime)

  await page.goto('/children/stool-info')
  await expect(page.getByRole('button', { name: 'เริ่มเช็ก' })).toBeVisible(inTime)

  await page.goto(`/children-profile/add-growth?child=${child}`)
  await expect(page.getByText('กรอกได้ตามปกติ')).toBeVisible(inTime)
  await typeNumber(page, 'weight', '13.1')
  await typeNumber(page, 'height', '90')
  await page.getByRole('button', { name: 'ดูผลและบันทึก' }).click()
  const asked = page.getByRole('dialog').getByRole('button').first()
  if (await asked.isVisible().catch(() => false)) await asked.click()
  await expect(page.getByText('ส่งไปไม่ถึง')).toBeVisible()
  await page.goto('/')
  await page.unroute(calls, away)
  await page.goto('/dashboard')
  await expect
    .poll(async () => (await accountOf(request, member))[0]?.records.map(({ weight }) => weight))
    .toContain(13.1)
})
