import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page; null: no fault. */
const focusFault = (): string | null => {
  const at = document.activeElement
  if (at === null || at === document.body) return null
  const name = `${at.tagName} ${at.className} ${at.textContent.slice(0, 30)}`
  // A radio button, a box to tick or a point of the chart shows the focus ring on what is drawn beside or around it.
  const ofPoint = at.closest('.ui-chart svg')?.querySelector('.ui-chart__ring') ?? null
  const isRung = [at, at.nextElementSibling, at.parentElement, at.closest('label'), ofPoint].some((element) => {
    if (element === null) return false
    const { outlineStyle, boxShadow, stroke } = getComputedStyle(element)
    return [outlineStyle, boxShadow, stroke].some((outline) => outline !== 'none')
  })
  if (!isRung && at.tagName !== 'H1') return `no ring: ${name}`
  const { left, right, top, bottom } = at.getBoundingClientRect()
  const part = (from: number, to: number, end: number) => {
    const [min, max] = [Math.max(0, from), Math.min(end, to)]
    return [0.1, 0.5, 0.9].map((share) => min + (max - min) * share)
  }
  const isSeen = part(left, right, innerWidth).some((x) =>
    part(top, bottom, innerHeight).some((y) => {
      const hit = document.elementFromPoint(x, y)
      const isOwn = at.contains(hit) || at.closest('svg')?.contains(hit) || hit?.contains(at)
      return isOwn || hit?.closest('label')?.control === at
    }),
  )
  return isSeen ? null : `covered: ${name}`
}

/** Each focused item on the way must show its focus and not be covered. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    // A passing toast is no fault.
    await expect.poll(() => page.evaluate(focusFault)).toBeNull()
  }
  await expect(target).toBeFocused()
}

export const pressByKeys = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export const typeByKeys = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
