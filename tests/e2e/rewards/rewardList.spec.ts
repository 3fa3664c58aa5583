import type { Page } from '@playwright/test'
import { enterDraw, openDraw } from '../support/draws.js'
import { accessOf, enter, joinMember } from '../support/members.js'
import { countCalls } from '../support/networkFaults.js'
import { signOutByMenu } from '../support/signInSteps.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const card = (page: Page, name: RegExp) => page.getByRole('link', { name })
const cards = (page: Page) => page.locator('.shelf__grid a')
const usable = (page: Page) => page.locator('.rewards-points__number')
const storedState = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('loyalty.state') ?? '')

test(
  'a visitor sees what there is, chooses among it by the address, and comes back after signing in',
  { tag: ['@tablet', '@desktop'] },
  async ({ page, context, request }) => {
    const asked = countCalls(context, 'GET', /^\/th\/(points|orders|addresses)/)
    const lists = countCalls(context, 'GET', /^\/th\/(rewards|luckydraws)\/$/)
    // The page contains the rewards if the server reads them within a second; the device stores them in any case.
    await expect(async () => {
      const before = lists()
      await page.goto('/rewards')
      await pageReady(page)
      expect(lists()).toBe(before)
    }).toPass()
    await expect(card(page, /ปิ่นโตสเตนเลส.*เปิดให้แลก/)).toBeVisible()
    await expect.poll(() => storedState(page)).toContain('ปิ่นโตสเตนเลส')
    await expect(card(page, /กระเป๋าผ้าแคนวาส.*เปิดแลก/)).toBeVisible()
    await expect(card(page, /บล็อกไม้.*หมดแล้ว/)).toBeVisible()
    await expectWholeAccessible(page)
    const all = await cards(page).count()

    await page.getByRole('button', { name: 'ของใช้ลูก' }).click()
    await expect(page).toHaveURL(/\/rewards\?category=1$/)
    await expect(card(page, /ชุดนิทาน/)).toBeVisible()
    await expect(card(page, /ปิ่นโต/)).toHaveCount(0)
    await page.getByRole('button', { name: 'เปิดให้แลก' }).click()
    await expect(card(page, /บล็อกไม้/)).toHaveCount(0)
    await card(page, /ชุดนิทาน/).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ชุดนิทานก่อนนอน 4 เล่ม')
    await page.goBack()
    await expect(page).toHaveURL(/\/rewards\?show=now&category=1$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'ของใช้ลูก' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'ลุ้นโชค' }).click()
    await expect(card(page, /จักรยานขาไถ/)).toBeVisible()
    await page.getByRole('button', { name: 'ทั้งหมด' }).click()
    await expect(page).toHaveURL(/\/rewards$/)
    await expect(cards(page)).toHaveCount(all)
    expect(asked()).toBe(0)

    const member = await joinMember(request)
    await page.getByRole('button', { name: 'เข้าสู่ระบบดูคะแนน' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.locator('input[name="email"]').fill(member.email)
    await page.locator('input[name="password"]').fill(member.password)
    await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
    await expect(page).toHaveURL(/\/rewards$/)
    await expect(usable(page)).toHaveText('0')
    await expect(card(page, /ปิ่นโตสเตนเลส.*ขาดอีก 900 คะแนน/)).toBeVisible()
  },
)

test('the list comes with the page, as it stands now, and needs no script to be read', async ({
  browser,
  request,
  app,
}) => {
  const plain = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const page = await plain.newPage()
  // A server that needs more than a second sends the page without the list.
  const opened = () =>
    expect(async () => {
      await page.goto('/rewards', { waitUntil: 'load' })
      expect(await card(page, /ปิ่นโตสเตนเลส.*เปิดให้แลก/).count()).toBe(1)
    }).toPass()
  await opened()
  const tickets = async (): Promise<number> =>
    Number(/มีผู้ร่วมแล้ว\s(\d+)\sสิทธิ์/.exec(await card(page, /จักรยานขาไถ/).innerText())?.[1])
  const before = await tickets()
  const member = await joinMember(request)
  await givePoints(app, member, 60)
  await enterDraw(request, openDraw, 3, await accessOf(request, member))
  await opened()
  expect(await tickets()).toBe(before + 3)
  await plain.close()
})

test('a member sees their points, and what they can have with them', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  await givePoints(app, member, 640)
  await enter(context, app.url, member)
  await page.goto('/rewards')
  await expect(usable(page)).toHaveText('640')
  await expect(page.getByText(/640.คะแนนหมดอายุ/)).toBeVisible()
  await expect(card(page, /ชุดนิทาน.*แลกได้/)).toBeVisible()
  await expect(card(page, /ปิ่นโตสเตนเลส.*ขาดอีก 260 คะแนน/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ยังแลกไม่ได้' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /อีก 260.คะแนน แลกปิ่นโต/ })).toBeVisible()
  await page.getByRole('button', { name: 'แลกได้ตอนนี้' }).click()
  await expect(card(page, /ปิ่นโต/)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'รายการ' })).toBeVisible()
  await page.getByRole('combobox', { name: 'เรียง' }).selectOption('คะแนนน้อยก่อน')
  await expect(page).toHaveURL(/show=now&sort=points/)
  await expect(async () => {
    const points = (await page.locator('.reward-card b').allTextContents()).map(Number)
    expect(points.length).toBeGreaterThan(1)
    expect(points).toStrictEqual(points.toSorted((a, b) => a - b))
  }).toPass()
  await pageReady(page)
  await expectWholeAccessible(page)
})

test('the device shows what it kept while there is no connection, and never a balance', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const member = await joinMember(request)
  await givePoints(app, member, 1240)
  await enter(context, app.url, member)
  await page.goto('/rewards')
  await expect(card(page, /ปิ่นโตสเตนเลส.*แลกได้/)).toBeVisible()
  expect(await storedState(page)).not.toMatch(/current_points|1240|usable/)

  await page.route(/\/th\//, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(card(page, /ปิ่นโตสเตนเลส.*แลกได้/)).toBeVisible()
  await expect(page.getByText('ที่เห็นคือรายการที่เปิดไว้ล่าสุด')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('ยังดูคะแนนไม่ได้ตอนนี้')
  await expect(page.locator('main')).not.toContainText('1,240')
  await page.unroute(/\/th\//)
  await page.reload()
  await expect(usable(page)).toHaveText('1,240')
})

test("a member's own is hidden by signing out, and gone when another signs in", async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  await givePoints(app, member, 640)
  await enter(context, app.url, member)
  await page.goto('/rewards')
  await expect(card(page, /ปิ่นโตสเตนเลส.*ขาดอีก 260 คะแนน/)).toBeVisible()
  await signOutByMenu(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await storedState(page)).toContain('ขาดอีก 260')
  await page.goto('/rewards')
  await expect(card(page, /ปิ่นโตสเตนเลส.*เปิดให้แลก/)).toBeVisible()
  await expect(page.getByText('ขาดอีก 260')).toHaveCount(0)

  await enter(context, app.url, await joinMember(request))
  await page.goto('/dashboard')
  await pageReady(page)
  expect(await storedState(page)).not.toContain('ขาดอีก 260')
})

test('at 320 px nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/rewards')
  await pageReady(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectWholeAccessible(page)
})
