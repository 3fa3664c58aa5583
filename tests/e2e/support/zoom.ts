import { expect, type Page } from '@playwright/test'

/** 1280 by 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Runs in the page: share of the screen's height that fixed elements take. */
const staying = (): readonly [share: number, ReadonlyArray<string>] => {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return ['fixed', 'sticky'].includes(position) && element.checkVisibility() && width > innerWidth / 2 && height > 0
  })
  const height = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  return [height / innerHeight, bars.map((bar) => bar.className)]
}

export const expectRoomWhenZoomed = async (page: Page): Promise<void> => {
  await page.setViewportSize(zoomed)
  const [share, bars] = await page.evaluate(staying)
  expect(share, `what stays on a low screen: ${bars.join(', ')}`).toBeLessThan(0.25)
}
