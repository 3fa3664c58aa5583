import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtNight, expectNightContrast } from './accessible.js'

/** In a window as high as the page. */
const onWholePage = async (page: Page, check: () => Promise<void>): Promise<void> => {
  const before = page.viewportSize()
  const height = 800 + (await page.evaluate(() => document.documentElement.scrollHeight))
  if (before !== null) await page.setViewportSize({ ...before, height })
  // What is fixed to the bottom of the screen moves there with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await check()
  if (before !== null) await page.setViewportSize(before)
}

export const expectWholeAccessible = (page: Page): Promise<void> =>
  onWholePage(page, async () => {
    await expectAccessible(page)
    await expectNightContrast(page)
  })

const desktop = { width: 1280, height: 800 }

const onDesktop = async (page: Page, check: () => Promise<void>): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(desktop)
  await check()
  if (before !== null) await page.setViewportSize(before)
}

/** A theme has the same colours at all widths, so desktop by day and this width at night are enough. */
export const expectWholeAccessibleOnDesktop = async (page: Page): Promise<void> => {
  await onWholePage(page, () => expectAccessibleAtNight(page))
  await onDesktop(page, () => onWholePage(page, () => expectAccessible(page)))
}

export const expectAccessibleOnDesktop = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await onDesktop(page, () => expectAccessible(page))
}
