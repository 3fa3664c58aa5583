import type { Browser } from '@playwright/test'
import type { BenchApp } from './apps'
import { memberPhone, type Profile } from './member'

export interface FirstLoad {
  readonly painted: number
  readonly requests: number
  readonly bytes: number
}

const restMs = 6000

/** The skeleton, which is painted long before, has no heading. */
const painted = (): Promise<number> =>
  new Promise((done) => {
    const checkFrame = (): void => {
      if (document.querySelector('.family-hero h1') === null) requestAnimationFrame(checkFrame)
      else setTimeout(() => done(performance.now()))
    }
    requestAnimationFrame(checkFrame)
  })

const requested = () => {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return { requests: files.length + 1, bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
}

export const firstLoad = async (browser: Browser, app: BenchApp, profile: Profile): Promise<FirstLoad> => {
  const { page, close } = await memberPhone(browser, app, profile)
  await page.goto(`${app.url}/`, { waitUntil: 'commit', timeout: 90_000 })
  const at = await page.evaluate(painted)
  await page.waitForTimeout(restMs)
  const asked = await page.evaluate(requested)
  await close()
  return { painted: at, ...asked }
}
