import type { BrowserContext, Page, Request, Route } from '@playwright/test'

/** Headers that belong to one connection and not to the request. */
const ofConnection = /^(:.*|host|connection|content-length|accept-encoding)$/

/** Code that was being prefetched fails too: the worker answers 503 for a file that it does not cache. */
export const offlineFaults = /ERR_INTERNET_DISCONNECTED|503\b.*\/assets\/|Failed to fetch dynamically imported module/

const callBesides = async (request: Request): Promise<void> => {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !ofConnection.test(name))
  const body = request.postData()
  await fetch(request.url(), { method: request.method(), headers: Object.fromEntries(headers), body })
}

/** The next such call reaches the server, which answers, but the answer is lost. Returns whether that has happened. */
export const loseAnswer = async (page: Page, method: string, path: RegExp): Promise<() => boolean> => {
  let lost = false
  const lose = async (route: Route): Promise<void> => {
    if (lost || route.request().method() !== method) return route.fallback()
    lost = true
    await callBesides(route.request())
    return route.abort('connectionreset')
  }
  await page.route(path, lose)
  return () => lost
}

/** The next such call reaches the server, but its answer never arrives. Settles once the server has answered. */
export const holdAnswer = async (
  page: Page,
  method: string,
  path: RegExp,
): Promise<{ readonly arrived: Promise<void> }> => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  let held = false
  await page.route(path, async (route) => {
    if (held || route.request().method() !== method) return route.fallback()
    held = true
    await callBesides(route.request())
    arrive()
  })
  return { arrived }
}

/** A slow connection: each call takes long enough for another tab to reach the same point. */
export const slowDown = async (context: BrowserContext, method: string, path: RegExp): Promise<void> => {
  await context.route(path, async (route) => {
    if (route.request().method() === method) await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.fallback()
  })
}

export const countCalls = (context: BrowserContext, method: string, path: RegExp): (() => number) => {
  let calls = 0
  context.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1
  })
  return () => calls
}

/** On a busy machine Chromium reports the change before its network process stops, so this waits until a call fails. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.waitForFunction(() =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      ({ ok }) => !ok,
      () => true,
    ),
  )
}
