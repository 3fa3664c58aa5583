import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'careplus_staff'

/** Sent by the browser to the console alone, and with no call that another site began. */
const set = (value: string, end: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({ name, value, path: '/staff', httpOnly: true, sameSite: 'strict', ...end })

/** Ends when the browser closes; the server decides how long it is valid. */
export const cookieWith = (session: string): string => set(session)

export const clearedCookie = set('', { maxAge: 0 })

export const sessionIn = (header = ''): string | null => {
  const value = parseCookie(header)[name] ?? ''
  return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
}
