import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { choosePlace, fillAddress, homeAddress } from '../support/addresses.js'
import { expectAccessible } from '../support/accessible.js'
import { post, read } from '../support/api.js'
import { countCalls, goOffline, loseAnswer, offlineFaults } from '../support/networkFaults.js'
import { enter, joinMember, type Member } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints, staff, type App } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'
import { tick } from '../support/tick.js'

const redeeming = /^\/th\/rewards\/\d+\/redeem\/$/

const withPoints = async (
  { context, request }: { readonly context: BrowserContext; readonly request: APIRequestContext },
  app: App & { readonly url: string },
  points: number,
): Promise<{ readonly member: Member; readonly token: string }> => {
  const member = await joinMember(request)
  await givePoints(app, member, points)
  return { member, token: await enter(context, app.url, member) }
}

const ordersOf = (request: APIRequestContext, token: string) =>
  read<ReadonlyArray<{ readonly number: string; readonly quantity: number; readonly state: string }>>(
    request,
    '/th/orders/',
    token,
  )
const usableOf = async (request: APIRequestContext, token: string): Promise<number> =>
  (await read<{ readonly usable: number }>(request, '/th/points/', token)).usable

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const confirm = (page: Page) => page.getByRole('button', { name: /^ยืนยันแลก/ })

const toReview = async (page: Page, item: string): Promise<void> => {
  await page.goto(`/rewards/confirm-address/${item}`)
  await expect(heading(page)).toHaveText('ส่งไปที่ไหน')
  await page.getByRole('button', { name: 'ดูสรุปก่อนยืนยัน' }).click()
  await expect(heading(page)).toHaveText('ดูก่อนยืนยัน')
}

test(
  'from a reward to its order: a new address, one press, the number, cancelled, points back',
  { tag: ['@desktop', '@front'] },
  async ({ page, context, request, app }) => {
    const { token } = await withPoints({ context, request }, app, 1240)
    await page.goto('/rewards/redeem/103')
    await expect(heading(page)).toHaveText('ผ้ากันเปื้อนผ้าฝ้ายทอมือ')
    await page.getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' }).click()
    await expect(page.locator('.balance')).toContainText('480')
    await pageReady(page)
    await expectWholeAccessible(page)
    await page.getByRole('link', { name: /^แลก.760/ }).click()

    await expect(heading(page)).toHaveText('ส่งไปที่ไหน')
    await fillAddress(page)
    await choosePlace(page, 'แขวงวังทองหลาง')
    await tick(page.getByRole('checkbox', { name: 'เก็บเป็นที่อยู่ของฉัน' }))
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'บ้านเลขที่' })).toHaveValue('71/24')
    await tick(page.getByRole('checkbox', { name: 'เก็บเป็นที่อยู่ของฉัน' }))
    await pageReady(page)
    await expectWholeAccessible(page)
    await page.getByRole('button', { name: 'ดูสรุปก่อนยืนยัน' }).click()

    await expect(heading(page)).toHaveText('ดูก่อนยืนยัน')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText('แขวงวังทองหลาง')).toBeVisible()
    expect(await ordersOf(request, token)).toStrictEqual([])
    await expectWholeAccessible(page)
    // Both clicks in one task, because on a slow machine the second real click would hit what follows.
    await confirm(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })

    await expect(page).toHaveURL(/\/rewards\/confirm-address\/103\?order=[0-9a-f-]{36}$/)
    await expect(heading(page)).toHaveText('แลกแล้ว')
    await expect(page.getByText(/CP-\d\d-\d{6}/)).toBeVisible()
    await expect(page.getByText('ยกเลิกได้ถึงตอนนี้')).toBeVisible()
    await expect(page.getByText('คะแนนคงเหลือ')).toContainText('480')
    await pageReady(page)
    await expectWholeAccessible(page)
    expect(await ordersOf(request, token)).toMatchObject([{ quantity: 2, state: 'received' }])
    expect(await read<ReadonlyArray<object>>(request, '/th/addresses/', token)).toHaveLength(1)

    await page.reload()
    await expect(page.getByText(/CP-\d\d-\d{6}/)).toBeVisible()
    await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }).click()
    await expect(heading(page)).toHaveText('ยกเลิกแล้ว')
    await expect(page.getByRole('button', { name: 'ยกเลิกรายการนี้' })).toHaveCount(0)
    await expect(page.getByText('คะแนนคงเหลือ')).toContainText('1,240')
    expect(await usableOf(request, token)).toBe(1240)
    expect(await ordersOf(request, token)).toMatchObject([{ state: 'cancelled' }])
  },
)

const address = { ...homeAddress, soi: '' }
const addAddress = (request: APIRequestContext, token: string) =>
  post(request, '/th/addresses/', { ...address, is_default: true }, token)

test('an order whose answer was lost is asked after, under its key, and made once', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET/)
  const { token } = await withPoints({ context, request }, app, 1240)
  await addAddress(request, token)
  const calls = countCalls(context, 'POST', redeeming)
  await toReview(page, '102')
  const lost = await loseAnswer(page, 'POST', /\/redeem\/$/)
  await confirm(page).click()
  await expect(heading(page)).toHaveText('ยังไม่รู้ผล')
  expect(lost()).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await expect(heading(page)).toHaveText('ยังไม่รู้ผล')
  await page.getByRole('button', { name: 'ส่งคำขอเดิม' }).click()
  await expect(heading(page)).toHaveText('แลกแล้ว')
  expect(calls()).toBe(2)
  expect(await ordersOf(request, token)).toHaveLength(1)
  expect(await usableOf(request, token)).toBe(790)
})

test('confirmed without a connection, it goes by itself when that returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  const { token } = await withPoints({ context, request }, app, 1240)
  await addAddress(request, token)
  await toReview(page, '102')
  await goOffline(page)
  await confirm(page).click()
  await expect(page.getByText('เก็บคำขอแลกไว้ให้แล้ว')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('แลกแล้ว')
  expect(await ordersOf(request, token)).toHaveLength(1)
})

test('a refusal is told with its reasons, and nothing is taken', async ({ page, context, request, app, faults }) => {
  faults.foresee(/422/)
  const { member, token } = await withPoints({ context, request }, app, 500)
  await addAddress(request, token)
  await toReview(page, '102')
  await givePoints(app, member, -300)
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('แลกไม่ได้ ยังไม่ตัดคะแนน')
  await expect(page.getByRole('alert')).toContainText('ขาดอีก 250 คะแนน')
  await expect(page.locator('.balance')).toContainText('ยังขาด')
  await expect(page.getByRole('link', { name: 'ส่งใบเสร็จเก็บคะแนน' })).toBeVisible()
  await expectAccessible(page)
  expect(await ordersOf(request, token)).toStrictEqual([])
  expect(await usableOf(request, token)).toBe(200)
})

test('a visitor sees a reward, and signs in to have it', async ({ page, request, app }) => {
  const member = await joinMember(request)
  await givePoints(app, member, 950)
  await page.goto('/rewards/redeem/101')
  await expect(heading(page)).toHaveText('ปิ่นโตสเตนเลส 3 ชั้น')
  await expect(page.getByText('แลกได้คนละ 1 ชิ้น')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบเพื่อแลก' }).click()
  await page.locator('input[name="email"]').fill(member.email)
  await page.locator('input[name="password"]').fill(member.password)
  await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await expect(page).toHaveURL(/\/rewards\/redeem\/101$/)
  await expect(page.locator('.balance')).toContainText('50 คะแนน')
  await expect(page.getByRole('link', { name: /^แลก.900/ })).toBeVisible()
})

test('what cannot be had says why, and what to do', async ({ page, context, request, app, faults }) => {
  await withPoints({ context, request }, app, 100)
  await page.goto('/rewards/redeem/106')
  await expect(page.getByText('ขาดอีก 1,400 คะแนน')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ส่งใบเสร็จเก็บคะแนน' })).toBeVisible()
  await page.goto('/rewards/redeem/111')
  await expect(page.locator('main').getByText('หมดแล้ว').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'ดูของรางวัลอื่น' })).toBeVisible()
  await page.goto('/rewards/confirm-address/111')
  await expect(heading(page)).toHaveText('ตอนนี้ยังแลกไม่ได้')
  await expect(page.getByRole('button', { name: 'ดูสรุปก่อนยืนยัน' })).toHaveCount(0)
  await page.goto('/rewards/redeem/201')
  await expect(page).toHaveURL(/\/rewards\/luckydraw\/201$/)
  faults.foresee(/404/)
  await page.goto('/rewards/redeem/9999')
  await expect(heading(page)).toHaveText('ไม่พบของรางวัลนี้แล้ว')
})

test('an order that has left is followed, and cannot be cancelled', async ({ page, context, request, app, faults }) => {
  faults.foresee(/409/)
  const { token } = await withPoints({ context, request }, app, 500)
  const { data } = await post<{ readonly data: { readonly id: string } }>(
    request,
    '/th/rewards/102/redeem/',
    { quantity: 1, address },
    token,
  )
  await page.goto(`/rewards/confirm-address/102?order=${data.id}`)
  await expect(page.getByRole('button', { name: 'ยกเลิกรายการนี้' })).toBeVisible()
  await staff(app, 'orders', 'prepare', data.id)
  await staff(app, 'orders', 'ship', data.id, '--carrier', 'ไปรษณีย์ไทย', '--tracking', 'EX123456789TH')
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click()
  await page.getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }).click()
  await expect(page.getByText('ของออกจากคลังแล้ว').first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('เลขพัสดุ EX123456789TH')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ยกเลิกรายการนี้' })).toHaveCount(0)
})
