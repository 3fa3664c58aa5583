import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'careplus_staff'

/** Cookies ignore ports: with a plain path the browser would send this one to every service on this machine. */
const place = /^\/staff\/~[A-Za-z0-9_-]{32,128}(?=\/staff\/api\/)/

/** Null: the call used no such path. */
export const placeIn = (url: string): string | null => place.exec(url)?.[0] ?? null
export const withoutPlace = (url: string): string => url.replace(place, '')

/** Sent to its console only, and never with calls from other sites. */
const set = (value: string, path: string, end: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({ name, value, path, httpOnly: true, sameSite: 'strict', ...end })

/** Ends with the browser; the server decides how long it is valid. */
export const cookieWith = (session: string, path: string): string => set(session, path)

export const clearedCookie = (path: string): string => set('', path, { maxAge: 0 })

export const sessionIn = (header = ''): string | null => {
  const value = parseCookie(header)[name] ?? ''
  return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
}
