import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box or picks a radio button as a finger does: on the drawing that stands before it, and once that stands still. The input
 * itself lies unseen beneath, so Playwright's own `check` would have to be forced, and that presses where a sheet still moves.
 */
export const tick = async (input: Locator): Promise<void> => {
  if (!(await input.isChecked())) await input.locator('xpath=following-sibling::*[1]').click()
  await expect(input).toBeChecked()
}
