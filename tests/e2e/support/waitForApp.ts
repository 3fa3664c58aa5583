import type { BrowserContext, Page } from '@playwright/test'

const isThere = (): boolean => {
  const root = document.getElementById('root')
  return document.getElementById('scripts') === null || Object.keys(root ?? {}).some((key) => key.startsWith('__react'))
}

/** As long as it takes a busy machine; where the app is kept from coming, the journey goes on without it. */
const appThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(isThere, null, { polling: 50, timeout: 5000 }).catch(() => null)

/**
 * A written page fetches its scripts once it has been painted, and by then the browser may have called it loaded. A journey
 * that goes to a page goes on once the app is there, unless it says itself what it waits for.
 */
export const waitForApp = (context: BrowserContext): void => {
  context.on('page', (page) => {
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
  })
}
