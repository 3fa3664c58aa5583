import { test as base, expect } from '@playwright/test'
import { startServer } from '../../../scripts/start-server.mjs'
import { watch, type Watch } from './watch.js'

interface PerTest {
  /** Listens to the test's own browser context; the test fails at its end on what was not foreseen. */
  readonly faults: Watch
}

interface PerWorker {
  /** The built app with an empty embedded store of its own, one for each worker. */
  readonly app: Awaited<ReturnType<typeof startServer>>
}

export const test = base.extend<PerTest, PerWorker>({
  app: [
    // Playwright reads the names of the fixtures from this pattern, so it must be one, even an empty one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, give) => {
      const app = await startServer()
      await give(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ app }, give) => give(app.url),
  faults: [
    async ({ context }, give) => {
      const faults = watch(context)
      await give(faults)
      expect(faults.unforeseen(), 'the browser console, requests and page errors').toStrictEqual([])
    },
    { auto: true },
  ],
})

export { expect }
