import type { Browser, Page } from '@playwright/test'
import { noteRequests } from './atRest.js'

/** React hydrates in slices: the page is ready once every control is marked. Static markup is never hydrated. */
const isThere = (): boolean => {
  if (document.getElementById('scripts') === null) return true
  const taken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
  const root = document.getElementById('root')
  const used = ':is(a, button, input, select, textarea):not([data-kept] *), [data-kept]'
  return root !== null && taken(root) && [...root.querySelectorAll(used)].every(taken)
}

/** If a test blocks the app's code, the journey continues without it. */
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

/** A prerendered page loads its scripts after the browser's load event, so each navigation waits for the app. */
export const waitForApp = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', goOnThere)
    context.on('page', noteRequests)
    return context
  }
}
