import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'careplus_staff'

/**
 * A console calls under a path of its own, `/staff/~<secret of its origin>`. Cookies know no ports: by any other path, every service on
 * this machine that the browser asks would be sent them.
 */
const place = /^\/staff\/~[A-Za-z0-9_-]{32,128}(?=\/staff\/api\/)/

/** Null: the call came by none. */
export const placeIn = (url: string): string | null => place.exec(url)?.[0] ?? null
export const withoutPlace = (url: string): string => url.replace(place, '')

/** Sent by the browser to its console alone, and with no call that another site began. */
const set = (value: string, path: string, end: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({ name, value, path, httpOnly: true, sameSite: 'strict', ...end })

/** Ends when the browser closes; the server decides how long it is valid. */
export const cookieWith = (session: string, path: string): string => set(session, path)

export const clearedCookie = (path: string): string => set('', path, { maxAge: 0 })

export const sessionIn = (header = ''): string | null => {
  const value = parseCookie(header)[name] ?? ''
  return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
}
