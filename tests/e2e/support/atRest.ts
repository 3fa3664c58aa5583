import type { Page, Request } from '@playwright/test'

const openRequests = new WeakMap<Page, Set<Request>>()

/** Records the requests of a page until each is answered. */
export const noteRequests = (page: Page): void => {
  const requests = new Set<Request>()
  openRequests.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('domcontentloaded', () => requests.clear())
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => requests.delete(request))
}

export const isAtRest = (page: Page): boolean => (openRequests.get(page)?.size ?? 0) === 0

const quietMs = 500
const longestMs = 5000
const stepMs = 50

/** Waits until a page has requested nothing for half a second. Playwright's `networkidle` is reached only once in a document's
 *  life; this also works after the app has moved to another screen. */
export const atRest = async (page: Page): Promise<void> => {
  let quiet = 0
  for (let waited = 0; quiet < quietMs && waited < longestMs; waited += stepMs) {
    await page.waitForTimeout(stepMs)
    quiet = isAtRest(page) ? quiet + stepMs : 0
  }
}
