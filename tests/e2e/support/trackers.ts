import type { BrowserContext } from '@playwright/test'

const ads = 'https://ads.trackers.test'
const social = 'https://social.trackers.test'
const measure = 'https://measure.trackers.test'

export const trackerSettings = {
  ADS_ID: '7700',
  ADS_BRANDS: '10=alpro-label,3=protinex-label',
  ADS_URL: `${ads}/conversion`,
  PIXEL_ID: '500',
  PIXEL_BRANDS: '10=510,1=501',
  PIXEL_URL: `${social}/tr`,
  ANALYTICS_ID: 'G-TEST',
  ANALYTICS_URL: `${measure}/collect`,
}

export const helperCookie = {
  name: 'careplus.helper',
  value: 'a=0&m=0',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const

export interface Caught {
  readonly to: 'ads' | 'social' | 'measure'
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const names: Readonly<Record<string, Caught['to']>> = { [ads]: 'ads', [social]: 'social', [measure]: 'measure' }

/** Every request that leaves the browser for a tracker. `answer` false: they cannot be reached, as behind a blocker. */
export const catchTracking = async (context: BrowserContext, answer = true): Promise<ReadonlyArray<Caught>> => {
  const caught: Caught[] = []
  await context.route(
    ({ hostname }) => hostname.endsWith('.trackers.test'),
    async (route) => {
      const { origin, pathname, searchParams } = new URL(route.request().url())
      caught.push({ to: names[origin] ?? 'ads', path: pathname, query: Object.fromEntries(searchParams) })
      if (answer) await route.fulfill({ status: 204 })
      else await route.abort('blockedbyclient')
    },
  )
  return caught
}
