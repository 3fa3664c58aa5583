/** 30 days. Source: the product's session rules. */
export const refreshLifeSeconds = 2_592_000

export interface RefreshCookie {
  readonly read: (header: string | undefined) => string | null
  readonly write: (token: string) => string
  readonly clear: string
}

/** The only place a refresh token lives in a browser: no script can read it. */
export const refreshCookie = (https: boolean): RefreshCookie => {
  const name = https ? '__Host-auth_refresh' : 'auth_refresh'
  const rest = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return {
    read: (header = '') => {
      const found = header
        .split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
      const value = found?.slice(name.length + 1) ?? ''
      return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
    },
    write: (token) => `${name}=${token}; Max-Age=${refreshLifeSeconds}; ${rest}`,
    clear: `${name}=; Max-Age=0; ${rest}`,
  }
}
