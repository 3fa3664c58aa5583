import type { Locator, Page } from '@playwright/test'
import { demo, demoAddresses } from '../support/demo.js'
import { checkGrowth } from '../support/growthForm.js'
import { enter } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/** Null: the control is outside of the window. */
const shownAt = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return null
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return element.contains(found) ? 'itself' : (found?.outerHTML.slice(0, 60) ?? null)
  })

const expectInFirstWindow = async (page: Page, control: Locator): Promise<void> => {
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => shownAt(control), `${page.url()} at ${size.width}`).toBe('itself')
  }
}

const primary = (page: Page) => page.locator('.layout .ui-button--primary:visible').first()

test('what a screen is for stands in the first window: for a visitor', async ({ page }) => {
  await page.goto('/')
  await expectInFirstWindow(page, page.getByRole('link', { name: 'ลองเช็กการเติบโต' }).first())
  await page.goto('/children-growth')
  await expectInFirstWindow(page, page.getByRole('textbox', { name: 'ชื่อเล่น' }))
  await page.goto('/article/1')
  await expectInFirstWindow(page, page.getByRole('heading', { level: 1 }))
  await checkGrowth(page)
  await expectInFirstWindow(page, page.getByRole('button', { name: 'บันทึกผลนี้' }))
})

test('what a screen is for stands in the first window: for a member', async ({ page, context, app, request }) => {
  await enter(context, app.url, demo)
  const address = await demoAddresses(request)
  for (const path of [
    '/',
    '/children',
    '/children-profile/growth',
    '/children-profile/add-growth',
    '/growth',
    '/children/stool-info',
  ]) {
    await page.goto(address(path))
    await pageReady(page)
    await expectInFirstWindow(page, primary(page))
  }
  await page.goto('/rewards')
  await pageReady(page)
  await expectInFirstWindow(page, page.getByText(/^1,\d{3}$/).first())
  await page.goto('/user-profile')
  await pageReady(page)
  await expectInFirstWindow(page, page.getByRole('link', { name: /^ความยินยอม/ }).first())
})
