import { expectAccessible } from '../support/accessible.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const path = '/campaign/1'
const noon = (day: string): Date => new Date(`${day}T12:00:00+07:00`)

for (const [day, state, action] of [
  ['2026-11-30', 'ยังไม่เริ่ม', 'ไปหน้าภารกิจ'],
  ['2026-12-01', 'กำลังจัดอยู่', 'ไปหน้าภารกิจ'],
  ['2026-12-31', 'กำลังจัดอยู่', 'ไปหน้าภารกิจ'],
  ['2027-01-01', 'จบแล้ว', 'ดูภารกิจเดือนนี้'],
] as const)
  test(`on ${day} a campaign is: ${state}`, async ({ page }) => {
    await page.clock.setFixedTime(noon(day))
    await page.goto(path)
    await expect(page.locator('.campaign-hero').getByText(state, { exact: true })).toBeVisible()
    await expect(page.locator('.growth-dock').getByRole('link')).toHaveText([action])
    await expect(page.getByText('1–31 ธ.ค. 69', { exact: true })).toBeVisible()
  })

test(
  'it tells its steps, its five colours, for whom it is and on what terms',
  { tag: ['@desktop'] },
  async ({ page }) => {
    await page.goto(path)
    await pageReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ปิ่นโตผักห้าสี')
    await expect(page.locator('.campaign-steps > li')).toHaveCount(3)
    await expect(page.locator('.campaign-tiles img')).toHaveCount(5)
    await expect(page.locator('.campaign-reward')).toHaveAttribute('href', '/rewards/redeem/101')
    await expect(page.locator('.campaign-reward')).toContainText('ปิ่นโตสเตนเลส 3 ชั้น')
    await page.getByRole('link', { name: 'อ่านเงื่อนไขเต็ม' }).click()
    await expect(page.getByRole('heading', { name: 'เงื่อนไข', exact: true })).toBeInViewport()
    await expectAccessible(page)
  },
)

test('its white radish stands on a tint', async ({ page }) => {
  await page.goto(path)
  const grounds = await page
    .locator('.campaign-tiles > li')
    .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).backgroundColor))
  expect(new Set(grounds).size).toBe(5)
  for (const ground of ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']) expect(grounds).not.toContain(ground)
})

test('each campaign stands in the layout that its data names, also in its HTML', async ({ page, request }) => {
  for (const [id, footers, headers] of [
    ['1', 0, 0],
    ['2', 0, 1],
    ['3', 1, 0],
  ] as const) {
    const html = await (await request.get(`/campaign/${id}`)).text()
    expect(html.match(/<footer /g)?.length ?? 0).toBe(footers)
    expect(html.match(/<header class="site-header"/g)?.length ?? 0).toBe(headers)
    await page.goto(`/campaign/${id}`)
    await pageReady(page)
    await expect(page.locator('.footer')).toHaveCount(footers)
    await expect(page.locator('.site-header')).toHaveCount(headers)
  }
})

test('one campaign leads to another, whose page comes without a load', async ({ page }) => {
  await page.goto('/campaign/3')
  await pageReady(page)
  await page
    .getByRole('list', { name: 'แคมเปญอื่น' })
    .getByRole('link', { name: /^ปิ่นโตผักห้าสี/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ปิ่นโตผักห้าสี')
  await expect(page.locator('.footer')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('.footer')).toHaveCount(1)
})

test('a campaign that there is not is said to be none', async ({ page, faults }) => {
  faults.foresee(/status of 404/)
  await page.goto('/campaign/999')
  await expect(page.getByText('Page not found: /campaign/999', { exact: true })).toBeVisible()
})
