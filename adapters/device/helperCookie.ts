import type { TrackingChoice } from '@careplus/core/consents'

export const themes = ['light', 'night', 'device'] as const
export type Theme = (typeof themes)[number]

/** The settings of this device. */
export interface Helper {
  /** null: no answer yet. */
  readonly choice: TrackingChoice | null
  /** The version of the consent text; null: the choice is older than versions. */
  readonly version: string | null
  /** Loads pictures on request only; null: by the browser's setting. */
  readonly lowData: boolean | null
  /** null: not chosen, so light. */
  readonly theme: Theme | null
}

interface CookieJar {
  cookie: string
}

const name = 'careplus.helper'
/** 3000 days (specification §9). Browsers may shorten it. */
const lifetimeS = 3000 * 86_400

const flag = (value: string | null): boolean | null => (value === '1' ? true : value === '0' ? false : null)

const textIn = (jar: CookieJar): string =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Anything foreign or incomplete counts as missing. `m` is advertising, once called marketing. */
export const readHelper = (jar: CookieJar): Helper => {
  const params = new URLSearchParams(textIn(jar))
  const [analytics, advertising] = [flag(params.get('a')), flag(params.get('m'))]
  return {
    choice: analytics === null || advertising === null ? null : { analytics, advertising },
    version: /^\d{4}-\d{2}-\d{2}$/.exec(params.get('v') ?? '')?.[0] ?? null,
    lowData: flag(params.get('d')),
    theme: themes.find((theme) => theme === params.get('t')) ?? null,
  }
}

const bit = (value: boolean): string => (value ? '1' : '0')

/** Without cookies nothing is stored. */
export const writeHelper = (jar: CookieJar, { choice, version, lowData, theme }: Helper): void => {
  const params = new URLSearchParams({
    ...(choice === null ? {} : { a: bit(choice.analytics), m: bit(choice.advertising) }),
    ...(choice === null || version === null ? {} : { v: version }),
    ...(lowData === null ? {} : { d: bit(lowData) }),
    ...(theme === null ? {} : { t: theme }),
  }).toString()
  const secure = typeof location !== 'undefined' && location.protocol === 'https:' ? '; Secure' : ''
  jar.cookie = `${name}=${params}; Path=/; Max-Age=${params === '' ? 0 : lifetimeS}; SameSite=Lax${secure}`
}
