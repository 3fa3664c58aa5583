/** The session machine finds out if the token is valid. Cookie first, as in the session store.
 *  Self-contained (no import, no outer name), because its text is part of the head script. */
export const peekSession = (cookie: string, read: (key: string) => string | null): boolean => {
  const stored = (key: string): string | null => {
    for (const pair of cookie.split('; ')) {
      const at = pair.indexOf('=')
      try {
        if (decodeURIComponent(pair.slice(0, at)) === key) return decodeURIComponent(pair.slice(at + 1))
      } catch {
        continue
      }
    }
    return read(key)
  }
  if ((stored('auth._token.' + (stored('auth.strategy') ?? 'local1')) ?? '') !== '') return true
  return stored('auth._refreshable') !== null && stored('auth._reset_owed') === null
}

/** null also where the browser blocks storage. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** '' where the browser blocks cookies, because access may throw. */
export const readCookie = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

export const owesReset = (): boolean =>
  readCookie().includes('auth._reset_owed=') || readLocal('auth._reset_owed') !== null

export const peekThisDevice = (): boolean => peekSession(readCookie(), readLocal)
