import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Lets the next call reach the server, which answers, and loses the answer on its way back. Says when that has happened.
 * The browser itself sends a call again when its connection dies; what is lost here is lost for good.
 */
export const loseAnswer = async (page: Page, method: string, path: RegExp): Promise<() => boolean> => {
  let lost = false
  const lose = async (route: Route): Promise<void> => {
    if (lost || route.request().method() !== method) return route.fallback()
    lost = true
    await route.fetch()
    return route.abort('connectionreset')
  }
  await page.route(path, lose)
  return () => lost
}

/** Counts the calls that all pages of a browser make to a path. */
export const countCalls = (context: BrowserContext, method: string, path: RegExp): (() => number) => {
  let calls = 0
  context.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1
  })
  return () => calls
}
