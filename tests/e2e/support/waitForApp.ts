import type { Browser, Page } from '@playwright/test'
import { noteRequests } from './atRest.js'

/**
 * React marks what it has taken over. It does so in slices: a page is there once everything in it that can be used is. Inside
 * markup that is kept as it was written there is nothing to take over.
 */
const isThere = (): boolean => {
  if (document.getElementById('scripts') === null) return true
  const taken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
  const root = document.getElementById('root')
  const used = ':is(a, button, input, select, textarea):not([data-kept] *), [data-kept]'
  return root !== null && taken(root) && [...root.querySelectorAll(used)].every(taken)
}

/** As long as it takes a busy machine; where the app is kept from coming, the journey goes on without it. */
const appThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(isThere, null, { polling: 50, timeout: 15_000 }).catch(() => null)

const goOnThere = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === undefined) await appThere(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await appThere(page)
    return answer
  }
}

/**
 * A written page fetches its scripts once it has been painted, and by then the browser may have called it loaded. A journey
 * that goes to a page, in whichever context of `browser`, goes on once the app is there, unless it says itself what it
 * waits for.
 */
export const waitForApp = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', goOnThere)
    context.on('page', noteRequests)
    return context
  }
}
