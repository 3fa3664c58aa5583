import type { Page } from '@playwright/test'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const cards = (page: Page) => page.locator('.product-card')
const count = (page: Page) => page.locator('.products__count')
const pressed = (page: Page, name: string) => page.getByRole('button', { name, pressed: true })

test('a visitor narrows the products by the address, and comes back to what was chosen', async ({ page }) => {
  await page.goto('/product')
  await pageReady(page)
  await expect(count(page)).toHaveText(/^19.รายการ$/)
  await expect(cards(page)).toHaveCount(19)
  await expectWholeAccessible(page)

  await page.getByRole('button', { name: 'Alpro' }).click()
  await expect(page).toHaveURL(/\/product\?brand=10$/)
  await expect(count(page)).toHaveText(/^5.รายการ$/)
  await cards(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('เครื่องดื่ม')
  await page.goBack()
  await expect(page).toHaveURL(/\/product\?brand=10$/)
  await page.reload()
  await expect(pressed(page, 'Alpro')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)

  await page.getByRole('button', { name: '3 ปีขึ้นไป' }).click()
  await expect(page.getByRole('heading', { name: 'ยังไม่มีสินค้าแบบนี้' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'ล้างตัวกรอง' }).click()
  await expect(page).toHaveURL(/\/product$/)
  await expect(cards(page)).toHaveCount(19)

  await page.getByRole('button', { name: 'ร่วมสะสมคะแนน' }).click()
  await expect(page).toHaveURL(/\/product\?earns=1$/)
  await expect(count(page)).toHaveText(/^19.รายการ$/)
  await expect(cards(page).filter({ hasText: 'ข้อมูลเท่านั้น' })).toHaveCount(0)
  await expect(cards(page).filter({ hasText: 'สะสมคะแนน' })).toHaveCount(19)
})

test('what is for infants stands in no list, and what is for young children on a page of its own', async ({
  page,
  faults,
}) => {
  faults.foresee(/status of 404.*_payload\.json/)
  await page.goto('/product?age_line=infant')
  await expect(count(page)).toHaveText(/^19.รายการ$/)
  await expect(page.getByRole('button', { name: /ทารก|1–3/ })).toHaveCount(0)
  await page.goto('/product/brand/2')
  await expect(count(page)).toHaveText(/^3.รายการ$/)
  await expect(cards(page).filter({ hasText: 'ข้อมูลเท่านั้น' })).toHaveCount(0)

  await page.goto('/')
  await pageReady(page)
  await page.getByRole('button', { name: 'เมนู' }).click()
  await page.getByRole('link', { name: 'ข้อมูลอาหารเด็กเล็ก' }).click()
  await expect(page).toHaveURL(/\/product\/baby-products$/)
  await pageReady(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).filter({ hasText: 'ข้อมูลเท่านั้น' })).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText(/คะแนนสะสม|บาท|สะสมคะแนน/)
  await expect(page.locator('main h2').first()).toHaveText('นมแม่ดีที่สุดสำหรับลูก')
  await expectWholeAccessible(page)
})

test('words are sought, kept in the address, and taken away again', async ({ page }) => {
  await page.goto('/product')
  await page.getByRole('button', { name: 'ค้นหาสินค้า' }).click()
  const field = page.getByRole('searchbox', { name: 'ค้นหาสินค้า' })
  await expect(field).toBeFocused()
  await field.fill('  กาแฟ ')
  await field.press('Enter')
  await expect(count(page)).toHaveText(/^4.รายการ$/)
  for (const place of [0, 1]) await expect(cards(page).nth(place).getByRole('heading')).toContainText('กาแฟ')
  expect(new URL(page.url()).searchParams.get('search')).toBe('กาแฟ')
  await page.reload()
  await expect(field).toHaveValue('กาแฟ')
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'เอา “กาแฟ” ออก' }).click()
  await expect(page).toHaveURL(/\/product$/)
  await expect(cards(page)).toHaveCount(19)
})

test('category and tag are chosen in a sheet and stand over the list', async ({ page }) => {
  await page.goto('/product')
  await page.getByRole('button', { name: 'ตัวกรอง' }).click()
  const sheet = page.getByRole('dialog', { name: 'เลือกตามหมวดและป้าย' })
  await sheet.getByRole('button', { name: 'เครื่องดื่มจากพืช' }).click()
  await sheet.getByRole('button', { name: 'ไม่เติมน้ำตาล' }).click()
  await expect(page).toHaveURL(/\/product\?category=plant&tag=no-added-sugar$/)
  await expectWholeAccessible(page)
  await sheet.getByRole('button', { name: 'ดูสินค้า' }).click()
  await expect(sheet).toBeHidden()
  await expect(cards(page)).toHaveCount(2)
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เอา เครื่องดื่มจากพืช ออก' }).click()
  await expect(page).toHaveURL(/\/product\?tag=no-added-sugar$/)
  await expect(cards(page)).toHaveCount(2)
})

test('a brand, a category, a tag and both are pages of their own', async ({ page, faults }) => {
  faults.foresee(/status of 404.*_payload\.json/)
  for (const [path, heading, many] of [
    ['/product/brand/9', 'Souvenaid', 4],
    ['/product/category/3', 'เครื่องดื่มจากพืช', 5],
    ['/product/powder/vanilla', 'กลิ่นวานิลลา', 3],
  ] as const) {
    await page.goto(path)
    await pageReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(cards(page)).toHaveCount(many)
    await expectWholeAccessible(page)
  }
  await page.goto('/product/tag')
  await page.getByRole('link', { name: 'พกพาง่าย' }).click()
  await expect(page).toHaveURL(/\/product\/tag\?tag=portable$/)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'พกพาง่าย' })).toHaveAttribute('aria-current', 'true')
  await pageReady(page)
  await expectWholeAccessible(page)
})

test('a brand, category or tag that there is not leads back to the products', async ({ page, faults }) => {
  faults.foresee(/status of 404.*(_payload\.json|\/product\/[a-z]+\/[a-z0-9]+)/)
  for (const path of [
    '/product/brand/99',
    '/product/category/99',
    '/product/powder/nobody',
    '/product/nothing/plain',
    '/product/tag?tag=nobody',
  ]) {
    await page.goto(path)
    await pageReady(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await page.getByRole('link', { name: 'ดูสินค้าทั้งหมด' }).click()
    await expect(page).toHaveURL(/\/product$/)
    await expect(cards(page)).toHaveCount(19)
  }
})

test('a long list comes in parts, and reading goes on where the part begins', async ({ page }) => {
  const part = 8
  await page.route(/\/th\/products\/\?/, async (route) => {
    const url = new URL(route.request().url())
    const from = Number(url.searchParams.get('from') ?? '0')
    const answer = await route.fetch({ url: url.href.replace(/[?&]from=\d+/, '') })
    const { data } = (await answer.json()) as { data: { total: number; items: ReadonlyArray<unknown> } }
    const next = from + part < data.total ? from + part : null
    await route.fulfill({ json: { data: { total: data.total, items: data.items.slice(from, from + part), next } } })
  })
  await page.goto('/product?earns=1')
  await pageReady(page)
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'ดูเพิ่ม' }).click()
  await expect(cards(page)).toHaveCount(16)
  await expect(cards(page).nth(8)).toBeFocused()
  await page.getByRole('button', { name: 'ดูเพิ่ม' }).click()
  await expect(cards(page)).toHaveCount(19)
  await expect(page.getByRole('button', { name: 'ดูเพิ่ม' })).toHaveCount(0)
  await cards(page).nth(17).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\?earns=1&parts=3$/)
  await expect(cards(page)).toHaveCount(19)
})

test('a list that cannot be had says so, and is tried again', async ({ page, faults }) => {
  faults.foresee(/status of 500|answer: 500/)
  let broken = true
  await page.route(/\/th\/products\/\?/, (route) => (broken ? route.fulfill({ status: 500 }) : route.fallback()))
  await page.goto('/product?brand=3')
  const retryButton = page.getByRole('button', { name: 'ลองอีกครั้ง' })
  await expect(retryButton).toBeVisible()
  broken = false
  await retryButton.click()
  await expect(cards(page)).toHaveCount(4)
})
