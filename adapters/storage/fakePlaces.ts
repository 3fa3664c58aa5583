import type { StoragePlaces } from './stores.js'

export interface FakeBrowser {
  readonly tab: () => StoragePlaces
  readonly refuse: (what: 'cookies' | 'storage', how: 'full' | 'blocked' | 'corrupt' | 'taken') => void
  readonly cookies: Map<string, string>
  readonly cookieTexts: string[]
  readonly local: Map<string, string>
}

/** Browsers drop longer cookies (RFC 6265 §6.1 requires at least so much). */
const longestCookie = 4096

class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceededError'
}

export const fakeBrowser = (): FakeBrowser => {
  const cookies = new Map<string, string>()
  const cookieTexts: string[] = []
  const local = new Map<string, string>()
  const refused = { cookies: 'taken', storage: 'taken' }
  const tabs = new Set<Set<(event: StorageEvent) => void>>()

  const setCookie = (text: string) => {
    cookieTexts.push(text)
    if (refused.cookies !== 'taken') return
    const [pair = '', ...attributes] = text.split('; ')
    const cut = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, cut))
    else if (pair.length <= longestCookie) cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
  }

  const tab = (): StoragePlaces => {
    const ownListeners = new Set<(event: StorageEvent) => void>()
    tabs.add(ownListeners)
    const notifyOtherTabs = (key: string | null) => {
      for (const theirs of tabs)
        if (theirs !== ownListeners) for (const listener of theirs) listener({ key } as StorageEvent)
    }
    const storage: Storage = {
      get length() {
        return local.size
      },
      key: (at) => [...local.keys()][at] ?? null,
      getItem: (key) => local.get(key) ?? null,
      setItem: (key, value) => {
        if (refused.storage === 'full') throw new QuotaExceeded()
        local.set(key, refused.storage === 'corrupt' ? `${value}\uFFFD` : value)
        notifyOtherTabs(key)
      },
      removeItem: (key) => {
        if (local.delete(key)) notifyOtherTabs(key)
      },
      clear: () => {
        local.clear()
        notifyOtherTabs(null)
      },
    }
    return {
      document: () => {
        if (refused.cookies === 'blocked') throw new Error('SecurityError')
        return {
          get cookie() {
            return [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
          },
          set cookie(text: string) {
            setCookie(text)
          },
        }
      },
      localStorage: () => {
        if (refused.storage === 'blocked') throw new Error('SecurityError')
        return storage
      },
      secure: () => true,
      events: {
        addEventListener: (_, listener) => ownListeners.add(listener),
        removeEventListener: (_, listener) => ownListeners.delete(listener),
      },
    }
  }

  return {
    tab,
    cookies,
    cookieTexts,
    local,
    refuse: (what, how) => {
      refused[what] = how
    },
  }
}
