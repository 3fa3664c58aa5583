import type { Page } from '@playwright/test'

export interface Step {
  readonly to: string
  readonly heading: number
  readonly whole: number
}

interface Watched {
  to: string
  from: number
  heading: number
  whole: number
}

declare global {
  interface Window {
    watchedStep?: Watched
  }
}

const longestMs = 15_000

const watchSteps = (longest: number): void => {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null) return
      const step: Watched = { to: new URL(link.href).pathname, from: event.timeStamp, heading: 0, whole: 0 }
      window.watchedStep = step
      const checkFrame = (): void => {
        const passed = performance.now() - step.from
        const main = document.querySelector('main')
        const there = location.pathname === step.to
        // A hidden skeleton has a heading too.
        if (there && step.heading === 0 && document.querySelector('h1:not([aria-busy] h1)') !== null)
          step.heading = passed
        if (step.heading > 0 && (main?.querySelector('[aria-busy="true"]') ?? null) === null) step.whole = passed
        if (step.whole === 0 && passed < longest) requestAnimationFrame(checkFrame)
      }
      requestAnimationFrame(checkFrame)
    },
    true,
  )
}

export const watch = (page: Page): Promise<void> => page.evaluate(watchSteps, longestMs)

export const step = async (page: Page, to: string): Promise<Step> => {
  await page.locator(`.tab-bar a[href="${to}"]`).tap()
  await page.waitForFunction(() => (window.watchedStep?.whole ?? 0) > 0, null, { timeout: longestMs })
  const watched = await page.evaluate(() => window.watchedStep)
  if (watched === undefined || watched.to !== to)
    throw new Error(`a press led to ${watched?.to ?? 'nowhere'}, not ${to}`)
  // The shortest time that a parent looks at a page.
  await page.waitForTimeout(1500)
  return { to, heading: watched.heading, whole: watched.whole }
}
