import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoAccount } from '../../../../server/demo/seed'
import type { BenchApp } from './apps'

const network = (latency: number, downMbit: number, upMbit: number) => ({
  offline: false,
  latency,
  downloadThroughput: (downMbit * 1e6) / 8,
  uploadThroughput: (upMbit * 1e6) / 8,
})

/** Lighthouse's slow 4G. */
const slow4G = network(150, 1.6, 0.75)

/** A phone: how much slower than this machine its processor is, its network, and its low-data mode. */
export const profiles = {
  here: { slowdown: 4, network: null, savesData: false },
  slow4G: { slowdown: 4, network: slow4G, savesData: false },
  poor: { slowdown: 6, network: network(300, 0.7, 0.3), savesData: false },
  lowData: { slowdown: 4, network: slow4G, savesData: true },
} as const

export type Profile = (typeof profiles)[keyof typeof profiles]

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
      const save = (key: string, value: unknown): void => localStorage.setItem(`auth.${key}`, String(value))
      const lives = (name: string): number => Date.now() + Number(session[name]) * 1000
      save('strategy', 'local1')
      save('_token.local1', session['access_token'])
      save('_token_expiration.local1', lives('expires_in'))
      save('_refresh_token_expiration.local1', lives('refresh_expires_in'))
    },
    { email: demoAccount.email, password: demoAccount.password },
  )
  await page.close()
}

/** The service worker is off, because network throttling does not slow its fetches. */
export const memberPhone = async (browser: Browser, app: BenchApp, profile: Profile): Promise<Phone> => {
  const context = await browser.newContext({
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    ...(profile.savesData ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
  })
  if (profile.savesData)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
  await signIn(context, app)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  if (profile.network !== null) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', profile.network)
  }
  return { page, close: () => context.close() }
}
