import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { consoleOf, enterConsole } from '../support/console.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')

const firstTheme = async (page: Page, address: string): Promise<unknown> => {
  const first = () => page.evaluate(() => (window as unknown as Record<string, unknown>)['firstTheme'])
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      ;(window as unknown as Record<string, unknown>)['firstTheme'] =
        document.documentElement.dataset['theme'] ?? 'light'
    })
  })
  await page.goto(address)
  await expect.poll(first).toBeDefined()
  return first()
}

test(
  'staff choose the night; it is there from the first picture on, dims no picture, and every screen is readable in both',
  { tag: ['@desktop-only'] },
  async ({ page, context, app }) => {
    test.setTimeout(180_000)
    await enterConsole(page, app)
    const url = await consoleOf(app)
    expect(await theme(page)).toBe('light')
    for (const path of ['bills', 'orders', 'requests', 'draws', 'points', 'audit', 'maintenance']) {
      await page.goto(`${url}/${path}`)
      await pageReady(page)
      await expectAccessibleInBothThemes(page)
      const one = page.locator('.staff-table__link').first()
      if (!(await one.isVisible())) continue
      await one.click()
      await expect(page).toHaveURL(new RegExp(`/${path}/.`))
      await pageReady(page)
      await expectAccessibleInBothThemes(page)
    }
    await page.getByRole('radio', { name: 'กลางคืน' }).check()
    expect(await theme(page)).toBe('night')
    const other = await context.newPage()
    expect(await firstTheme(other, `${url}/bills`)).toBe('night')
    await other.locator('.staff-table__link').first().click()
    await expect(other.locator('main img').first()).toBeVisible()
    const filters = await other.locator('main img').evaluateAll((all) => all.map((img) => getComputedStyle(img).filter))
    expect(new Set(filters)).toStrictEqual(new Set(['none']))
    await other.getByRole('radio', { name: 'ตามเครื่อง' }).check()
    await expect.poll(() => theme(page)).toBe('light')
    await other.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => theme(other)).toBe('night')
  },
)
