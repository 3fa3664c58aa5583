import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { post, read } from '../support/api.js'
import { sendBill } from '../support/bills.js'
import { accessOf, enter, joinMember, type Member } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints, staff, type App } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { islandAddress } from '../support/addresses.js'
import { expectWholeAccessible, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const published = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const row = (page: Page, words: string | RegExp) => page.locator('.notice').filter({ hasText: words })
const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const unreadOf = async (context: BrowserContext, token: string): Promise<number> =>
  (await read<{ readonly unread: number }>(context.request, '/th/notices/', token)).unread
/** A member who has read all notices to everybody, today's included. */
const joinUpToDate = async (request: APIRequestContext): Promise<Member> => {
  const member = await joinMember(request)
  await post(request, '/th/notices/read-all/', undefined, await accessOf(request, member))
  return member
}

const withTwo = async (
  context: BrowserContext,
  app: App & { readonly url: string },
): Promise<{ readonly member: Member; readonly token: string }> => {
  const member = await joinUpToDate(context.request)
  await givePoints(app, member, 1000)
  const token = await enter(context, app.url, member)
  await post(context.request, '/th/rewards/103/redeem/', { quantity: 1, address: islandAddress }, token)
  return { member, token }
}

test('signed out: to sign in, and back to the list', async ({ page, request }) => {
  const member = await joinUpToDate(request)
  await page.goto('/notice')
  await page.waitForURL('**/login')
  await typeSignIn(page, member)
  await page.waitForURL('**/notice')
  await expect(row(page, 'นโยบายความเป็นส่วนตัวฉบับ 1 พ.ย. 2569')).toBeVisible()
  await expect(page.getByText('อ่านครบแล้ว')).toBeVisible()
  await show(page, 'ยังไม่อ่าน').click()
  await expect(page.getByRole('heading', { name: 'อ่านครบแล้ว' })).toBeVisible()
  await expectWholeAccessible(page)
})

test('the bell counts; a row is read by opening it, then all at once', async ({ page, context, app }) => {
  const { token } = await withTwo(context, app)
  await page.goto('/dashboard')
  await expect(page.locator('.unread-dot')).toContainText('2')
  await expect(row(page, 'ปรับคะแนน')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)

  await page.goto('/notice')
  await expect(page.getByRole('heading', { level: 2, name: 'วันนี้' })).toBeVisible()
  await expect(page.locator('.notice--unread')).toHaveCount(2)
  await expect(show(page, 'ยังไม่อ่าน\u00A02')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  await row(page, /^รับเรื่องแลก/)
    .getByRole('link')
    .click()
  await page.waitForURL('**/rewards/history?show=orders')
  await expect.poll(() => unreadOf(context, token)).toBe(1)
  await page.goBack()
  await expect(page.locator('.notice--unread')).toHaveCount(1)
  await expect(row(page, 'ปรับคะแนน')).toHaveClass(/notice--unread/)
  await page.reload()
  await show(page, 'ยังไม่อ่าน\u00A01').click()
  await expect(page.locator('.notice')).toHaveCount(1)

  await show(page, 'ทั้งหมด').click()
  await show(page, 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด').click()
  await expect(page.getByText('อ่านครบแล้ว')).toBeVisible()
  await expect(page.locator('.notice--unread')).toHaveCount(0)
  await expect(show(page, 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด')).toHaveCount(0)
  expect(await unreadOf(context, token)).toBe(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'อ่านครบแล้ว' })).toBeVisible()
  await expect(page.locator('.unread-dot')).toHaveCount(0)
})

test('what staff do is told at the next look, with their reason', async ({ page, context, app }) => {
  const { member } = await withTwo(context, app)
  await page.goto('/notice?show=points')
  await expect(page.locator('.notice--unread')).toHaveCount(2)
  await givePoints(app, member, -50)
  await page.reload()
  await expect(row(page, 'ปรับคะแนน −50')).toHaveClass(/notice--unread/)
  await expect(row(page, 'ปรับคะแนน −50')).toContainText('ทดสอบ')
})

test('a topic is muted, and back as it was', async ({ page, context, app }) => {
  await withTwo(context, app)
  await page.goto('/notice')
  await expect(page.locator('.notice--unread')).toHaveCount(2)
  const points = page.getByRole('switch', { name: /^คะแนนและของรางวัล/ })
  await points.click()
  await expect(page.locator('.notice--unread')).toHaveCount(0)
  await expect(points).not.toBeChecked()
  await expect(page.getByText('อ่านครบแล้ว')).toBeVisible()
  await page.reload()
  await expect(points).not.toBeChecked()
  await show(page, 'คะแนนและรางวัล').click()
  await expect(page.getByRole('heading', { name: 'ปิดข่าวเรื่องนี้อยู่' })).toBeVisible()
  await expectWholeAccessible(page)
  await points.click()
  await expect(page.locator('.notice--unread')).toHaveCount(2)
  await expect(page.getByRole('switch')).toHaveCount(3)
})

test('one to everybody: from the list to its page, and on to its campaign', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/notice?show=news')
  await row(page, 'ชวนทั้งบ้านจัดปิ่นโตผักห้าสี').getByRole('link').click()
  await page.waitForURL(`**/n/${published(6)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ปิ่นโตผักห้าสี')
  await expect(page.getByText('แตะวันนั้นไว้ในภารกิจ')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await expect(page.getByRole('link', { name: 'ดูรายละเอียด' })).toHaveAttribute('href', '/campaign/1')
  await page.getByRole('link', { name: 'ดูข่าวทั้งหมด' }).click()
  await page.waitForURL('**/notice')
})

test('one that nobody has is the 404; what cannot be read is asked for again', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/404/)
  faults.foresee(/ERR_FAILED/)
  await enter(context, app.url, await joinMember(request))
  await page.goto(`/n/${published(999)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีข่าวนี้แล้ว' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('link', { name: 'ดูข่าวทั้งหมด' }).click()
  await page.waitForURL('**/notice')

  const list = /\/th\/notices\//
  await page.route(list, (route) => route.abort())
  await page.goto('/notice')
  await expect(page.getByRole('heading', { name: 'เปิดข่าวไม่สำเร็จ' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.unroute(list)
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(page.locator('.notice').first()).toBeVisible()
})

test('a message leads to one of the member’s own, which is read by being opened', async ({ page, context, app }) => {
  const { token } = await withTwo(context, app)
  const { items } = await read<{ readonly items: ReadonlyArray<{ readonly id: string; readonly kind: string }> }>(
    context.request,
    '/th/notices/?topic=points&unread=1',
    token,
  )
  const order = items.find(({ kind }) => kind === 'order.received')
  await page.goto(`/n/${order?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('รับเรื่องแลก')
  await expect.poll(() => unreadOf(context, token)).toBe(1)
  await page.getByRole('link', { name: 'เปิดดู' }).click()
  await page.waitForURL('**/rewards/history?show=orders')
})

test('each stands in the layout that its data names', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  const title = page.getByRole('heading', { level: 1 })
  const parts = { hero: page.locator('.notice-hero'), tabs: page.locator('.tab-bar-in') }

  await page.goto(`/n/${published(3)}`)
  await expect(page.locator('.notice-head')).toBeVisible()
  await expect(title).toHaveText('นโยบายความเป็นส่วนตัวฉบับ 1 พ.ย. 2569')
  await expect(title).toHaveCount(1)
  await expect(parts.hero).toHaveCount(0)
  await expect(parts.tabs).toHaveCount(0)
  await expect(page.locator('.footer')).toHaveCount(1)
  await pageReady(page)
  await expectWholeAccessible(page)

  await page.goto(`/n/${published(2)}`)
  await expect(parts.tabs).toHaveCount(1)
  await expect(title).toHaveText('ของรางวัลชุดใหม่ เปิดให้แลกแล้ว')
  await pageReady(page)
  await expectWholeAccessible(page)

  await page.goto(`/n/${published(6)}`)
  await expect(parts.hero).toBeVisible()
  await expect(parts.tabs).toHaveCount(0)
})

test('a bill that staff could not read is told of, with why, and leads to the bill', async ({ page, context, app }) => {
  const token = await enter(context, app.url, await joinUpToDate(context.request))
  await page.goto('/notice')
  const { id } = await sendBill(page, context.request, token)
  await staff(app, 'bills', 'reject', id, 'unreadable')
  await page.reload()
  await expect(page.locator('.notice--unread')).toHaveCount(2)
  const notice = page.locator('.notice--unread').filter({ hasText: 'ถ่ายใหม่' })
  await expect(notice).toHaveCount(1)
  await notice.getByRole('link').click()
  await page.waitForURL(`**/rewards/history?bill=${id}`)
  await expect(page.getByText(/Big.C/).first()).toBeVisible()
  await expect.poll(() => unreadOf(context, token)).toBe(1)
})
