import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { catchTracking } from '../support/trackers.js'

test('from a search to an article, on to a product, and to the shop', async ({ page, context }) => {
  const caught = await catchTracking(context)
  await context.route('https://shop.careplus.example/**', (route) => route.fulfill({ status: 200, body: 'shop' }))
  await page.goto('/article')
  await pageReady(page)
  await page.getByRole('textbox', { name: 'ค้นบทความ' }).fill('แคลเซียม')
  await page.getByRole('textbox', { name: 'ค้นบทความ' }).press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.locator('main a[href^="/article/"]').first().click()
  await expect(page).toHaveURL(/\/article\/[\w-]+$/)
  await pageReady(page)
  await page.goto('/product?search=อัลมอนด์')
  await pageReady(page)
  await page
    .locator('main')
    .getByRole('link', { name: /Alpro|HiQ|Protinex|Dumex|Souvenaid/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\/(?:detail\/)?\d+$/)
  const [shop] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /ไปซื้อที่ร้าน/ }).click()])
  await expect(shop).toHaveURL(/^https:\/\/shop\.careplus\.example\/products\/\d+$/)
  expect(caught).toStrictEqual([])
})
