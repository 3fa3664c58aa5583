import type { Page, Request } from '@playwright/test'

const openRequests = new WeakMap<Page, Set<Request>>()

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

/** Half a second without requests. `networkidle` occurs only once per document; this also works after navigation. */
export const atRest = async (page: Page): Promise<void> => {
  let quiet = 0
  for (let waited = 0; quiet < quietMs && waited < longestMs; waited += stepMs) {
    await page.waitForTimeout(stepMs)
    quiet = isAtRest(page) ? quiet + stepMs : 0
  }
}
