import type { TrackingChoice } from '@careplus/core/consents'

/** `device`: as the device is set. */
export const themes = ['light', 'night', 'device'] as const
export type Theme = (typeof themes)[number]

/** What this device remembers of how its parent wants to be served. */
export interface Helper {
  /** Null: nobody was asked yet. */
  readonly choice: TrackingChoice | null
  /** Of the text by which it was chosen; null: of one before there were versions. */
  readonly version: string | null
  /** Pictures only when asked for; null: as the browser says. */
  readonly lowData: boolean | null
  /** Light or dark; null: nobody chose, which is light. */
  readonly theme: Theme | null
}

/** The part of `document` that holds cookies. */
interface CookieJar {
  cookie: string
}

const name = 'careplus.helper'
/** Specification §9: 3000 days, path `/`. Browsers that keep none so long keep it as long as they do. */
const lifetimeS = 3000 * 86_400

const flag = (value: string | null): boolean | null => (value === '1' ? true : value === '0' ? false : null)

const textIn = (jar: CookieJar): string =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/**
 * Anything that is not ours, or not whole, counts as not told. `m` is what advertising brings: the sheet always asked for that
 * alone by it, under the name of marketing at first, so that a cookie of then means the same.
 * @example
 * readHelper({ cookie: '' }) // => { choice: null, version: null, lowData: null, theme: null }
 */
export const readHelper = (jar: CookieJar): Helper => {
  const told = new URLSearchParams(textIn(jar))
  const [analytics, advertising] = [flag(told.get('a')), flag(told.get('m'))]
  return {
    choice: analytics === null || advertising === null ? null : { analytics, advertising },
    version: /^\d{4}-\d{2}-\d{2}$/.exec(told.get('v') ?? '')?.[0] ?? null,
    lowData: flag(told.get('d')),
    theme: themes.find((theme) => theme === told.get('t')) ?? null,
  }
}

const bit = (value: boolean): string => (value ? '1' : '0')

/**
 * Takes the place of what was remembered, and lives on from now. A device that keeps no cookies forgets.
 * @example
 * const jar = { cookie: '' }
 * writeHelper(jar, { ...readHelper(jar), lowData: true })
 * readHelper(jar).lowData // => true
 */
export const writeHelper = (jar: CookieJar, { choice, version, lowData, theme }: Helper): void => {
  const told = new URLSearchParams({
    ...(choice === null ? {} : { a: bit(choice.analytics), m: bit(choice.advertising) }),
    ...(choice === null || version === null ? {} : { v: version }),
    ...(lowData === null ? {} : { d: bit(lowData) }),
    ...(theme === null ? {} : { t: theme }),
  }).toString()
  const secure = typeof location !== 'undefined' && location.protocol === 'https:' ? '; Secure' : ''
  jar.cookie = `${name}=${told}; Path=/; Max-Age=${told === '' ? 0 : lifetimeS}; SameSite=Lax${secure}`
}
