import { test as base, expect } from '@playwright/test'
import {
  codeClient,
  lineChannel,
  startOpenIdProvider,
  type OpenIdProvider,
} from '../../../server/testing/openIdProvider.js'
import { facebookApp, startFacebookProvider, type FacebookProvider } from '../../../server/testing/facebookProvider.js'
import { ownDatabase } from './appDatabase.js'
import { startApp, type App } from './startApp.js'
import { helperCookie, trackerSettings } from './trackers.js'
import { waitForApp } from './waitForApp.js'
import { watch, type Watch } from './watchFaults.js'

let tests = 0

/** A network per test (documentation range of RFC 2544), because limits count by network. */
const freshNetwork = (): string => {
  tests += 1
  return `198.18.${(tests >> 8) & 255}.${tests & 255}`
}

interface PerTest {
  /** At its end the test fails on any fault that it did not foresee. */
  readonly faults: Watch
}

interface PerWorker {
  /** A real OpenID provider in place of Google, and one with Facebook's interface, both on loopback. */
  readonly openId: OpenIdProvider
  readonly facebook: FacebookProvider
  readonly app: App
}

export const test = base.extend<PerTest, PerWorker>({
  browser: [
    async ({ browser }, give) => {
      waitForApp(browser)
      await give(browser)
    },
    { scope: 'worker' },
  ],
  openId: [
    // Playwright reads the names of the fixtures from this pattern, so it must be one, even an empty one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, give) => {
      const provider = await startOpenIdProvider()
      await give(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  facebook: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, give) => {
      const provider = await startFacebookProvider()
      await give(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ openId, facebook }, give) => {
      const database = await ownDatabase()
      const app = await startApp({
        ...database.settings,
        CAREPLUS_MODE: 'demo',
        TRUST_PROXY: '127.0.0.1, ::1',
        GOOGLE_CLIENT_ID: codeClient.id,
        GOOGLE_CLIENT_SECRET: codeClient.secret,
        GOOGLE_ISSUER: openId.issuer,
        GOOGLE_AUTHORIZATION_URL: openId.authorization,
        LINE_CHANNEL_ID: lineChannel.id,
        LINE_CHANNEL_SECRET: lineChannel.secret,
        LINE_EMAIL: 'on',
        LINE_ISSUER: openId.issuer,
        LINE_AUTHORIZATION_URL: openId.authorization,
        FACEBOOK_APP_ID: facebookApp.id,
        FACEBOOK_APP_SECRET: facebookApp.secret,
        FACEBOOK_GRAPH_URL: facebook.graph,
        FACEBOOK_DIALOG_URL: facebook.dialog,
        ...trackerSettings,
      })
      await give(app)
      await app.stop()
      await database.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A visitor who refused tracking; it has journeys of its own.
  storageState: async ({ app }, give) =>
    give({ cookies: [{ ...helperCookie, domain: new URL(app.url).hostname }], origins: [] }),
  baseURL: async ({ app }, give) => give(app.url),
  // oxlint-disable-next-line eslint/no-empty-pattern
  extraHTTPHeaders: async ({}, give) => give({ 'x-forwarded-for': freshNetwork() }),
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
