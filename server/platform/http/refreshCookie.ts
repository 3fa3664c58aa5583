import { parseCookie, stringifySetCookie } from 'cookie'

export interface RefreshCookie {
  readonly read: (header: string | undefined) => string | null
  readonly write: (token: string) => string
  readonly clear: string
}

/** In a browser a refresh token is stored only here, where no script can read it. */
export const refreshCookie = (https: boolean, lifeS: number): RefreshCookie => {
  const name = https ? '__Host-auth_refresh' : 'auth_refresh'
  const set = (value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: https, sameSite: 'lax' })
  return {
    read: (header = '') => {
      const value = parseCookie(header)[name] ?? ''
      return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
    },
    write: (token) => set(token, lifeS),
    clear: set('', 0),
  }
}
