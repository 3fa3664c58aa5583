import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoAccount } from '../../../../server/demo/seed'
import type { BenchApp } from './apps'

/** A mid-range phone's processor beside this machine's. */
const slowdown = 4

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export interface Phone {
  readonly page: Page
  readonly close: () => Promise<void>
}

const signIn = async (context: BrowserContext, { url }: BenchApp): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${url}/openapi.json`)
  await page.evaluate(
    async ({ email, password }) => {
      const answer = await fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'careplus-web' },
        body: JSON.stringify({ email, password }),
      })
      const session = (await answer.json()) as Record<string, unknown>
      const keep = (key: string, value: unknown): void => localStorage.setItem(`auth.${key}`, String(value))
      const lives = (name: string): number => Date.now() + Number(session[name]) * 1000
      keep('strategy', 'local1')
      keep('_token.local1', session['access_token'])
      keep('_token_expiration.local1', lives('expires_in'))
      keep('_refresh_token_expiration.local1', lives('refresh_expires_in'))
    },
    { email: demoAccount.email, password: demoAccount.password },
  )
  await page.close()
}

/**
 * A phone of the demo's member with nothing cached. Without the service worker, whose own fetches no slowdown reaches: what
 * is measured is the first visit.
 */
export const memberPhone = async (browser: Browser, app: BenchApp, slowNetwork: boolean): Promise<Phone> => {
  const context = await browser.newContext({
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  await signIn(context, app)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (slowNetwork) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  return { page, close: () => context.close() }
}
