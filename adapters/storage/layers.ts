import { authCookieMaxAgeS } from '@careplus/core/internal/session'

export interface Layer {
  /** False if missing or forbidden; a full store is there. */
  readonly isThere: () => boolean
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => 'kept' | 'full' | 'blocked' | 'corrupt'
  readonly erase: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
}

const quietly = <A>(work: () => A, otherwise: A): A => {
  try {
    return work()
  } catch {
    // The device refuses (private mode, blocked site, policy).
    return otherwise
  }
}

const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && /quota/i.test(`${thrown.name} ${thrown.message}`)

/** `storage` is called each time, because even the access may throw. */
export const webStorageLayer = (storage: () => Storage | null | undefined): Layer => {
  const read = (key: string) => quietly(() => storage()?.getItem(key) ?? null, null)
  return {
    isThere: () => quietly(() => storage() ?? null, null) !== null,
    read,
    write: (key, value) => {
      try {
        const place = storage()
        if (place === null || place === undefined) return 'blocked'
        place.setItem(key, value)
      } catch (thrown) {
        return isFull(thrown) ? 'full' : 'blocked'
      }
      return read(key) === value ? 'kept' : 'corrupt'
    },
    erase: (key) => quietly(() => storage()?.removeItem(key), undefined),
    keys: () =>
      quietly(() => {
        const place = storage()
        return Array.from({ length: place?.length ?? 0 }, (_, at) => place?.key(at) ?? '').filter((key) => key !== '')
      }, []),
  }
}

export interface CookiePlace {
  cookie: string
}

const unescaped = (text: string): string | null => quietly(() => decodeURIComponent(text), null)

/** One year, path `/`, lax, Secure on https. */
export const cookieLayer = (place: () => CookiePlace | null | undefined, secure: () => boolean): Layer => {
  const all = (): ReadonlyArray<readonly [string, string]> =>
    quietly(() => place()?.cookie ?? '', '')
      .split('; ')
      .flatMap((pair) => {
        const cut = pair.indexOf('=')
        const key = unescaped(pair.slice(0, Math.max(cut, 0)))
        const value = unescaped(pair.slice(cut + 1))
        return cut < 1 || key === null || value === null ? [] : [[key, value] as const]
      })
  const read = (key: string) => all().find(([name]) => name === key)?.[1] ?? null
  const put = (key: string, value: string, maxAge: number) =>
    quietly(() => {
      const target = place()
      if (target === null || target === undefined) return
      target.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure() ? '; Secure' : ''}`
    }, undefined)
  return {
    isThere: () => quietly(() => place() ?? null, null) !== null,
    read,
    write: (key, value) => {
      put(key, value, authCookieMaxAgeS)
      // Browsers silently drop cookies that are too long or forbidden.
      return read(key) === value ? 'kept' : 'blocked'
    },
    erase: (key) => put(key, '', 0),
    keys: () => all().map(([key]) => key),
  }
}
