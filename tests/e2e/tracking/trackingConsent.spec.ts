import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { catchTracking, type Caught } from '../support/trackers.js'
import { tick } from '../support/tick.js'

// Nobody was asked yet.
test.use({ storageState: { cookies: [], origins: [] } })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'ขอความยินยอมสองเรื่อง' })
const openSheet = (page: Page) => page.getByRole('contentinfo').getByText('ตั้งค่าความยินยอม').click()
const eventsOf = (caught: ReadonlyArray<Caught>) =>
  caught.map(({ to, query }) => `${to} ${query['ev'] ?? query['en'] ?? query['label']}`).toSorted()

const of = (caught: ReadonlyArray<Caught>, to: Caught['to']) => caught.filter((each) => each.to === to)

const agree = async (page: Page, ...what: ReadonlyArray<'ให้ข้อมูลการใช้งาน' | 'ให้วัดผลโฆษณา'>): Promise<void> => {
  await openSheet(page)
  for (const name of what) await tick(sheet(page).getByRole('checkbox', { name }))
  await sheet(page).getByRole('button', { name: 'บันทึกที่เลือก' }).click()
  await expect(sheet(page)).toBeHidden()
}

const buy = async (page: Page): Promise<void> => {
  await page
    .context()
    .route('https://shop.careplus.example/**', (route) => route.fulfill({ status: 200, body: 'shop' }))
  const [shop] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /ไปซื้อที่ร้าน/ }).click(),
  ])
  await expect(shop).toHaveURL('https://shop.careplus.example/products/20')
  await shop.close()
}

test('nothing is told before consent: a visitor is asked at the second page, refuses, and is not asked again @desktop', async ({
  page,
  context,
}) => {
  const caught = await catchTracking(context)
  await page.goto('/product/20')
  await pageReady(page)
  await buy(page)
  await page.getByRole('link', { name: 'Alpro', exact: true }).first().click()
  await expect(sheet(page)).toBeVisible()
  for (const box of await sheet(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'ไม่ให้ทั้งสอง' }).click()
  await expect(sheet(page)).toBeHidden()
  await page.reload()
  await pageReady(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: /ไปซื้อที่ร้าน/ })).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  expect(caught).toStrictEqual([])
  const [choice] = (await context.cookies()).filter(({ name }) => name === 'careplus.helper')
  // With the version of the texts that were refused.
  expect(choice?.value).toMatch(/^a=0&m=0&v=\d{4}-\d{2}-\d{2}$/)
})

test('with consent: one view of a page a load; to buy, the ids of the brand, each once', async ({ page, context }) => {
  const caught = await catchTracking(context)
  await page.goto('/about-us')
  await pageReady(page)
  await agree(page, 'ให้ข้อมูลการใช้งาน', 'ให้วัดผลโฆษณา')
  await expect.poll(() => eventsOf(caught)).toStrictEqual(['measure page_view', 'social PageView'])
  expect(of(caught, 'social')[0]).toStrictEqual({
    to: 'social',
    path: '/tr',
    query: { id: '500', ev: 'PageView', dl: '/about-us', noscript: '1' },
  })
  const [viewed] = of(caught, 'measure')
  const client = viewed?.query['cid'] ?? ''
  expect(client).toMatch(/^[0-9a-f-]{36}$/)
  expect(viewed?.query).toStrictEqual({ v: '2', tid: 'G-TEST', cid: client, dl: '/about-us', en: 'page_view' })

  // Each load counts as a view; only the route of a product's page is sent.
  await page.goto('/product/20')
  await pageReady(page)
  await expect.poll(() => caught.length).toBe(4)
  expect(caught.slice(2).map(({ query }) => query['dl'])).toStrictEqual(['/product/{id}', '/product/{id}'])
  await buy(page)
  await expect.poll(() => caught.length).toBe(7)
  const bought = caught.slice(4)
  expect(of(bought, 'ads')).toStrictEqual([
    { to: 'ads', path: '/conversion/7700/', query: { label: 'alpro-label', guid: 'ON', script: '0' } },
  ])
  expect(of(bought, 'social')).toStrictEqual([
    { to: 'social', path: '/tr', query: { id: '510', ev: 'Lead', 'cd[brand_id]': '10', noscript: '1' } },
  ])
  expect(of(bought, 'measure')).toStrictEqual([
    {
      to: 'measure',
      path: '/collect',
      query: { v: '2', tid: 'G-TEST', cid: client, dl: '/product/{id}', en: 'buy_now', 'ep.brand_id': '10' },
    },
  ])
  // Another page in the same load counts no view; another load counts one.
  await page.getByRole('link', { name: 'Alpro', exact: true }).first().click()
  await expect(page).toHaveURL(/\/product\/brand\/10$/)
  await pageReady(page)
  expect(caught).toHaveLength(7)
  await page.reload()
  await expect.poll(() => caught.length).toBe(9)
  expect(of(caught, 'measure').at(-1)?.query).toMatchObject({ dl: '/product/brand/{id}', cid: client })

  await page.goto('/ga-test')
  await pageReady(page)
  await expect(page.getByText(client).first()).toBeVisible()
  await expect(page.getByText('alpro-label')).toBeVisible()
  await expectAccessible(page)

  await openSheet(page)
  await expect(sheet(page).getByRole('checkbox', { name: 'ให้วัดผลโฆษณา' })).toBeChecked()
  await sheet(page).getByRole('button', { name: 'ไม่ให้ทั้งสอง' }).click()
  await expect(sheet(page)).toBeHidden()
  const before = caught.length
  await page.goto('/product/20')
  await pageReady(page)
  await buy(page)
  expect(caught).toHaveLength(before)
  expect(await page.evaluate(() => localStorage.getItem('careplus.client'))).toBeNull()
})

test('each consent lets through its own alone', async ({ page, context }) => {
  const caught = await catchTracking(context)
  await page.goto('/about-us')
  await pageReady(page)
  await agree(page, 'ให้ข้อมูลการใช้งาน')
  await expect.poll(() => caught.length).toBe(1)
  await page.goto('/product/20')
  await pageReady(page)
  await buy(page)
  await expect.poll(() => eventsOf(caught)).toStrictEqual(['measure buy_now', 'measure page_view', 'measure page_view'])
})

test('pages of children, of sign-in, and of products for infants are told to nobody', async ({ page, context }) => {
  const caught = await catchTracking(context)
  await page.goto('/about-us')
  await pageReady(page)
  await agree(page, 'ให้ข้อมูลการใช้งาน', 'ให้วัดผลโฆษณา')
  await expect.poll(() => caught.length).toBe(2)
  for (const path of [
    '/growth',
    '/children-growth',
    '/milnutrisure',
    '/mobility-results',
    '/login',
    '/product/1',
    '/product/detail/3',
    '/product/baby-products',
  ]) {
    await page.goto(path)
    await pageReady(page)
    await page.waitForTimeout(300)
  }
  expect(caught).toHaveLength(2)
})

test('trackers that are blocked delay nothing and are silent', async ({ page, context, faults }) => {
  // The browser itself reports what the blocker refused.
  faults.foresee(/trackers\.test|ERR_BLOCKED_BY_CLIENT/)
  const caught = await catchTracking(context, false)
  await page.goto('/about-us')
  await pageReady(page)
  await agree(page, 'ให้ข้อมูลการใช้งาน', 'ให้วัดผลโฆษณา')
  await expect.poll(() => caught.length).toBe(2)
  await page.goto('/product/20')
  await pageReady(page)
  await buy(page)
  await expect.poll(() => caught.length).toBe(7)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a member: their own answer holds, with an id that is nobody’s, until they take it back', async ({
  page,
  context,
  request,
  app,
}) => {
  const caught = await catchTracking(context)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/user-profile#consents')
  await pageReady(page)
  await page.getByRole('switch', { name: /ข้อมูลการใช้งาน/ }).click({ force: true })
  await expect.poll(() => eventsOf(caught)).toStrictEqual(['measure page_view'])
  const id = caught[0]?.query['uid']
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await page.goto('/rewards')
  await expect.poll(() => caught.length).toBe(2)
  expect(caught[1]?.query).toMatchObject({ uid: id, dl: '/rewards' })
  await page.goto('/user-profile#consents')
  await pageReady(page)
  await page.getByRole('switch', { name: /ข้อมูลการใช้งาน/ }).click({ force: true })
  await expect(page.getByText('เก็บความยินยอมแล้ว')).toBeVisible()
  const before = caught.length
  await page.goto('/rewards')
  await pageReady(page)
  expect(caught).toHaveLength(before)
})
