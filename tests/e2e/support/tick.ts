import { expect, type Locator } from '@playwright/test'

/** On the box of a label, or on a label without text, but never on a link in the text. */
const position = { x: 13, y: 25 }

/**
 * Ticks a box or picks a radio button as a finger does: on its label, once that stands still. Its input lies beneath or above a
 * drawing, so Playwright's own `check` would have to be forced, and that presses where a sheet still moves.
 */
export const tick = async (input: Locator): Promise<void> => {
  if (!(await input.isChecked())) await input.locator('xpath=ancestor::label[1]').click({ position })
  await expect(input).toBeChecked()
}
