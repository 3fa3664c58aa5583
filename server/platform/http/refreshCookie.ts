import { parseCookie, stringifySetCookie } from 'cookie'

interface RefreshCookieLines {
  readonly token: string
  readonly mark: string
}

export interface RefreshCookie {
  readonly read: (header: string | undefined) => string | null
  readonly write: (token: string) => RefreshCookieLines
  readonly clear: RefreshCookieLines
}

const markName = 'auth._refreshable'

/** Scripts cannot read it, and Safari does not delete it after seven days as it does scripts' own storage. */
export const refreshCookie = (https: boolean, lifeS: number): RefreshCookie => {
  const name = https ? '__Host-auth_refresh' : 'auth_refresh'
  const set = (value: string, mark: string, maxAge: number): RefreshCookieLines => {
    const shared = { maxAge, path: '/', secure: https, sameSite: 'lax' } as const
    return {
      token: stringifySetCookie({ name, value, httpOnly: true, ...shared }),
      mark: stringifySetCookie({ name: markName, value: mark, ...shared }),
    }
  }
  return {
    read: (header = '') => {
      const value = parseCookie(header)[name] ?? ''
      return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
    },
    write: (token) => set(token, '1', lifeS),
    clear: set('', '', 0),
  }
}
