import type { BrowserContext, Page } from '@playwright/test'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const withoutSystemSheet = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))

const answerOthers = (context: BrowserContext) =>
  context.route(/line\.me|facebook\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  )

const openMenu = async (page: Page) => {
  await page.goto('/product/detail/21?from=letter')
  await pageReady(page)
  await page.getByRole('button', { name: 'แชร์' }).click()
  return page.getByRole('dialog', { name: 'ส่งต่อให้ใครดี' })
}

test('a page is handed on by a small window of its own', { tag: '@desktop-only' }, async ({ page, context, app }) => {
  await withoutSystemSheet(context)
  await answerOthers(context)
  const menu = await openMenu(page)
  const opened = page.waitForEvent('popup')
  await menu.getByRole('link', { name: 'LINE' }).click()
  const popup = await opened
  await popup.waitForURL(/social-plugins\.line\.me/)
  expect(new URL(popup.url()).searchParams.get('url')).toBe(`${app.url}/product/21`)
  expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([600, 600, null])
  await popup.close()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'แชร์' })).toBeFocused()
})

test('where small windows are blocked, a tab opens', async ({ page, context, app }) => {
  await withoutSystemSheet(context)
  await answerOthers(context)
  await context.addInitScript(() => Object.assign(window, { open: () => null }))
  const menu = await openMenu(page)
  await expectWholeAccessible(page)
  const opened = context.waitForEvent('page')
  await menu.getByRole('link', { name: 'Facebook' }).click()
  const tab = await opened
  await tab.waitForURL(/facebook\.com/)
  expect(new URL(tab.url()).searchParams.get('u')).toBe(`${app.url}/product/21`)
})

test('the link can be copied', async ({ page, context, app }) => {
  await withoutSystemSheet(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await expect(page.getByText('คัดลอกลิงก์แล้ว วางส่งต่อได้เลย')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/product/21`)
})

test("the system's own sheet comes first", async ({ page, context, app }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'share', {
      value: (shared: unknown) => Promise.resolve(Object.assign(window, { shared })),
    }),
  )
  const menu = await openMenu(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: { url: string } }).shared?.url))
    .toBe(`${app.url}/product/21`)
  await expect(menu).toHaveCount(0)
})
