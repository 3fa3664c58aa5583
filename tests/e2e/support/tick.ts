import { expect, type Locator } from '@playwright/test'

/** On the box of a label, or on a label without text, but never on a link in the text. */
const position = { x: 13, y: 25 }

/** On its label once that stands still: Playwright's `check` would have to be forced, and presses on a moving sheet. */
export const tick = async (input: Locator): Promise<void> => {
  if (!(await input.isChecked())) await input.locator('xpath=ancestor::label[1]').click({ position })
  await expect(input).toBeChecked()
}
