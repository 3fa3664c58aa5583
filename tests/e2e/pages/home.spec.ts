import type { Page } from '@playwright/test'
import { addChild } from '../support/account.js'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { bornYearsAgo, dayFromToday } from '../support/relativeDays.js'
import { noteJumps, type Jumps } from '../support/layoutShifts.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const club = '.home-club'
const at = (instant: string): Date => new Date(`${instant}+07:00`)

test('a visitor finds rewards, campaigns and three articles, and their code is not fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.clock.setFixedTime(at('2026-11-22T09:00'))
  await page.goto('/')
  await pageReady(page)
  await expect(page.locator(`${club} a[href="/rewards"]`)).toBeVisible()
  await expect(page.locator(`${club} a[href^="/campaign/"]`)).toHaveCount(2)
  await expect(page.locator(`${club} li a[href^="/article/"]`)).toHaveCount(3)
  expect(scripts.filter((url) => /Club|publications/.test(url))).toStrictEqual([])
})

test('a campaign that has ended since the page was written is not shown', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-12-01T00:10'))
  await page.goto('/')
  await expect(page.locator(`${club} a[href="/campaign/2"]`)).toBeHidden()
  await expect(page.locator(`${club} a[href="/campaign/1"]`)).toBeVisible()
})

test('come to from another page, the front page has the same', async ({ page }) => {
  await page.goto('/about-us')
  await pageReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'CarePlus', exact: true }).click()
  await expect(page.locator(`${club} li a[href^="/article/"]`)).toHaveCount(3)
  await expect(page.locator(`${club} a[href^="/campaign/"]`).first()).toBeVisible()
})

test("a member finds an article for the child's age, and a campaign", async ({ page, context, request, app }) => {
  const token = await enter(context, app.url, await joinMember(request))
  await addChild(request, token, { nickname: 'ภูผา', birthday: bornYearsAgo(5).iso, gender: 'male' })
  await page.goto('/')
  await page.locator('.ui-row[href="/dashboard"]').scrollIntoViewIfNeeded()
  await expect(page.locator('.ui-row[href^="/article/"]')).toContainText('วัยของภูผา')
  await expect(page.locator('.ui-row[href^="/campaign/"]')).toHaveCount(1)
})

test('a menu that cannot be fetched says so, and opens once it can', async ({ page, context, faults }) => {
  await page.goto('/')
  await pageReady(page)
  faults.foresee(offlineFaults)
  await goOffline(page)
  const menu = page.getByRole('button', { name: 'เมนู' })
  await menu.click()
  await expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toContainText('เปิดไม่ได้ตอนนี้')
  await context.setOffline(false)
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'เมนู' })).toBeVisible()
})

test('what is pressed before the app has come is done once it is there', async ({ page }) => {
  // As on a slow connection: the page is shown, its scripts are still loading.
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/product', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'ตัวกรอง' }).click()
  const sheet = page.getByRole('dialog', { name: 'เลือกตามหมวดและป้าย' })
  await expect(sheet).toBeHidden()
  letGo()
  await expect(sheet).toBeVisible()
})

/** Each script and response arrives after the page was painted with its own fonts. */
const slowly = (page: Page, { begun }: Jumps) =>
  page.route(/\/assets\/.*\.js$|\/th\/|\/api\//, async (route) => {
    await begun()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fallback()
  })

test('the written page becomes the visitor’s without a jump', { tag: ['@desktop', '@tablet'] }, async ({ page }) => {
  const jumps = await noteJumps(page)
  await slowly(page, jumps)
  await page.goto('/')
  await pageReady(page)
  expect(await jumps.seen()).toStrictEqual([])
})

test(
  'the written page becomes a member’s without a jump',
  { tag: ['@desktop', '@tablet'] },
  async ({ page, context, request, app }) => {
    const token = await enter(context, app.url, await joinMember(request))
    await addChild(request, token, { nickname: 'ภูผา', birthday: bornYearsAgo(5).iso, gender: 'male' })
    const jumps = await noteJumps(page)
    await slowly(page, jumps)
    await page.goto('/')
    await expect(page.locator('.ui-row[href^="/campaign/"]')).toHaveCount(1)
    await pageReady(page)
    expect(await jumps.seen()).toStrictEqual([])
  },
)

test('a member’s first screen asks for five things, whatever the family, and for each once', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const record = { date: dayFromToday(-3), weight: 18, height: 108 } as const
  for (const nickname of ['ภูผา', 'มะลิ'])
    await addChild(request, token, { nickname, birthday: bornYearsAgo(5).iso, gender: 'male' }, [record])
  const asked: string[] = []
  page.on('request', (call) => {
    const { pathname, search } = new URL(call.url())
    if (/^\/(th|api)\//.test(pathname)) asked.push(pathname + search)
  })
  await page.goto('/')
  await expect(page.getByText('มะลิ').first()).toBeVisible()
  // Asked for once the phone is idle.
  await expect.poll(() => asked).toContain('/th/consents/')
  await pageReady(page)
  expect(asked.toSorted()).toStrictEqual([
    '/api/auth/user',
    '/th/consents/',
    '/th/family/',
    '/th/notices/?unread=1',
    '/th/points/',
  ])
})
