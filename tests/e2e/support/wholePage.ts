import type { Page } from '@playwright/test'
import { expectAccessible, expectNightContrast } from './accessible.js'

export const expectWholeAccessible = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  const height = 800 + (await page.evaluate(() => document.documentElement.scrollHeight))
  if (before !== null) await page.setViewportSize({ ...before, height })
  // What is fixed to the bottom of the screen moves there with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expectAccessible(page)
  await expectNightContrast(page)
  if (before !== null) await page.setViewportSize(before)
}

/** The same on a desktop as well, for a state with another layout there that no walk over the pages shows. */
export const expectWholeAccessibleAtDesk = async (page: Page): Promise<void> => {
  await expectWholeAccessible(page)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectWholeAccessible(page)
  if (before !== null) await page.setViewportSize(before)
}
