import { fillCheck, numberField, mali } from '../support/growthForm.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const newBuild = '{"path":"/","buildId":"0000000000000000","answers":{}}'

test('a new version is taken at the next navigation, and what is half filled in stays', async ({ page }) => {
  await page.goto('/growth')
  await pageReady(page)
  await fillCheck(page)
  await page.route('**/_payload.json*', (route) => route.fulfill({ contentType: 'application/json', body: newBuild }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // While a form has typed text, a new build does not reload the page.
  await page
    .getByRole('link', { name: /ย้อนกลับ|กลับ/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/growth$/)
  await pageReady(page)
  expect(loads).toBe(0)
  await page.unroute('**/_payload.json*')
  await page.goBack()
  await expect(numberField(page, 'weight')).toHaveValue(mali.weight)
})

test('a visitor who reads has the new version with the next page', async ({ page }) => {
  await page.goto('/article')
  await pageReady(page)
  await page.route('**/_payload.json*', (route) => route.fulfill({ contentType: 'application/json', body: newBuild }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const buildCheck = page.waitForResponse('**/_payload.json*')
  await page.locator('.article-row').first().click()
  await buildCheck
  await expect(page).toHaveURL(/\/article\/\d+$/)
  await pageReady(page)
  expect(loads).toBe(0)
  await page.unroute('**/_payload.json*')
  await page.getByRole('link', { name: 'รางวัล' }).first().click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL(/\/rewards$/)
})
