/**
 * Whether this device stores an access token, or the server's mark that a refresh cookie exists; whether it can still be used,
 * the session machine finds out. Cookie first, then local storage, as the session's store reads them. Self-contained on purpose (no import, no outer name): its text
 * is also the inline script that runs before the first paint.
 */
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

/** Storage may be blocked altogether (private modes, embedded views): then nothing is stored. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that blocks site data may refuse at the very name: then there is none. */
export const readCookie = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Someone signed out here, and the server was not told yet. */
export const owesReset = (): boolean =>
  readCookie().includes('auth._reset_owed=') || readLocal('auth._reset_owed') !== null

export const peekThisDevice = (): boolean => peekSession(readCookie(), readLocal)
