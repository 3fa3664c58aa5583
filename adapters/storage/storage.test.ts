import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { GrowthDraftCodec } from '@careplus/core/internal/growth'
import { memoryLock } from '@careplus/core/session'
import {
  memoryBrowser,
  memoryDraftStore,
  memoryKeyValueStore,
  growthDraft,
  seededRandom,
  settableClock,
} from '@careplus/core/testing'
import { passesTheDraftStoreSuite } from './draftStore.suite.js'
import { keyValueDraftStore } from './draftStore.js'
import { fakeBrowser, type FakeBrowser } from './fakePlaces.js'
import { passesTheKeyValueStoreSuite } from './keyValueStore.suite.js'
import { passesTheLockSuite } from './lock.suite.js'
import { leaseLock, leaseMs, webLock } from './lock.js'
import { passesTheSessionStoreSuite } from './sessionStore.suite.js'
import { keyValueSessionStore } from './sessionStore.js'
import { localStore, memoryStore, pagePlaces, universalStore } from './stores.js'

const refusing = (...what: ReadonlyArray<Parameters<FakeBrowser['refuse']>>) => {
  const browser = fakeBrowser()
  for (const each of what) browser.refuse(...each)
  return browser.tab()
}

passesTheKeyValueStoreSuite('the memory twin', () => memoryKeyValueStore())
passesTheKeyValueStoreSuite('memory alone', memoryStore)
passesTheKeyValueStoreSuite('cookie and local storage', () => universalStore('auth.', fakeBrowser().tab()))
passesTheKeyValueStoreSuite('local storage', () => localStore('x.', fakeBrowser().tab()))
passesTheKeyValueStoreSuite('a full local storage', () => localStore('x.', refusing(['storage', 'full'])))
passesTheKeyValueStoreSuite('a local storage that reads back something else', () =>
  localStore('x.', refusing(['storage', 'corrupt'])),
)
passesTheKeyValueStoreSuite('cookies without local storage', () =>
  universalStore('x.', refusing(['storage', 'blocked'])),
)
passesTheKeyValueStoreSuite('a browser that blocks everything', () =>
  universalStore('x.', refusing(['storage', 'blocked'], ['cookies', 'blocked'])),
)
passesTheKeyValueStoreSuite('no browser at all', () => universalStore('x.', pagePlaces()))

passesTheSessionStoreSuite('the memory twin', () => {
  const browser = memoryBrowser()
  return [browser.tab(), browser.tab()]
})
passesTheSessionStoreSuite('cookie and local storage', () => {
  const browser = fakeBrowser()
  return [
    keyValueSessionStore(universalStore('auth.', browser.tab())),
    keyValueSessionStore(universalStore('auth.', browser.tab())),
  ]
})

passesTheDraftStoreSuite('the memory twin', () => memoryDraftStore())
passesTheDraftStoreSuite('local storage', () => keyValueDraftStore(localStore('growth.draft.', fakeBrowser().tab())))
passesTheDraftStoreSuite('a full local storage', () =>
  keyValueDraftStore(localStore('growth.draft.', refusing(['storage', 'full']))),
)

const leases = (tabs: number) => {
  const clock = settableClock()
  const end = clock.now() + 3_600_000
  const browser = fakeBrowser()
  const random = seededRandom()
  const sleep = async (ms: number) => {
    const until = clock.now() + ms
    if (until > end) throw new Error('waited for an hour')
    while (clock.now() < until) {
      await Promise.resolve()
      clock.advance(1)
    }
  }
  const lock = () => leaseLock({ store: localStore('', browser.tab()), clock, random, sleep })
  return { locks: Array.from({ length: tabs }, lock), clock, browser }
}
const lockManager = () => {
  const lock = memoryLock()
  return { request: (name: string, work: () => Promise<unknown>) => lock.run(name, work) } as Pick<
    LockManager,
    'request'
  >
}

passesTheLockSuite('one process', (tabs) => {
  const lock = memoryLock()
  return Array.from({ length: tabs }, () => lock)
})
passesTheLockSuite('a lease in storage', (tabs) => leases(tabs).locks)
passesTheLockSuite('Web Locks', (tabs) => {
  const locks = lockManager()
  return Array.from({ length: tabs }, () => webLock(locks, memoryLock()))
})
passesTheLockSuite('Web Locks that are missing', (tabs) => leases(tabs).locks.map((lease) => webLock(undefined, lease)))

describe('cookie and local storage', () => {
  it('writes both, with a prefix, for a year, lax, and secure on https', () => {
    const browser = fakeBrowser()
    universalStore('auth.', browser.tab()).set('_token.local1', '007')
    expect(browser.cookieTexts).toEqual(['auth._token.local1=007; Max-Age=31536000; Path=/; SameSite=Lax; Secure'])
    expect(browser.local).toEqual(new Map([['auth._token.local1', '007']]))
    universalStore('auth.', { ...browser.tab(), secure: () => false }).set('strategy', 'phone')
    expect(browser.cookieTexts[1]).toBe('auth.strategy=phone; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('reads the cookie first, and local storage where there is none', () => {
    const browser = fakeBrowser()
    const store = universalStore('auth.', browser.tab())
    browser.local.set('auth.a', 'local')
    expect(store.get('a')).toBe('local')
    browser.cookies.set('auth.a', 'cookie')
    expect(store.get('a')).toBe('cookie')
    browser.cookies.set('auth.b', '%E0%A4%A')
    expect(store.get('b')).toBeNull()
  })

  it('never answers with an old cookie when the new value was too long for one', () => {
    const browser = fakeBrowser()
    const store = universalStore('auth.', browser.tab())
    store.set('t', 'short')
    const long = 'x'.repeat(5000)
    store.set('t', long)
    expect(store.get('t')).toBe(long)
    expect(store.health()).toEqual({ _tag: 'durable' })
    expect(universalStore('auth.', browser.tab()).get('t')).toBe(long)
  })

  it('keeps to its own prefix', () => {
    const browser = fakeBrowser()
    browser.local.set('other', 'x')
    browser.cookies.set('_ga', 'x')
    const store = universalStore('auth.', browser.tab())
    store.set('a', '1')
    expect(store.keys()).toEqual(['a'])
    expect(store.get('other')).toBeNull()
  })

  it('hears of other tabs by its own keys only', () => {
    const browser = fakeBrowser()
    const notified: Array<string | null> = []
    localStore('x.', browser.tab()).onChange((key) => notified.push(key))
    const other = browser.tab()
    localStore('x.', other).set('a', '1')
    localStore('y.', other).set('b', '1')
    other.localStorage()?.clear()
    expect(notified).toEqual(['a', null])
  })
})

describe('a device that refuses', () => {
  it.each(['full', 'blocked', 'corrupt'] as const)(
    '%s: memory takes over and says so, and the device again when it can',
    (how) => {
      const browser = fakeBrowser()
      const store = localStore('x.', browser.tab())
      store.set('a', 'before')
      expect(store.health()).toEqual({ _tag: 'durable' })
      browser.refuse('storage', how)
      store.set('a', 'after')
      store.set('b', 'new')
      expect([store.get('a'), store.get('b')]).toEqual(['after', 'new'])
      expect(store.health()).toEqual({ _tag: 'memory', reason: how })
      browser.refuse('storage', 'taken')
      store.set('a', 'again')
      store.remove('b')
      expect(store.health()).toEqual({ _tag: 'durable' })
      expect(browser.local).toEqual(new Map([['x.a', 'again']]))
    },
  )

  it.each([
    ['full', 'before'],
    ['blocked', 'before'],
    ['corrupt', null],
  ] as const)('%s: a page that is opened again finds %s', (how, found) => {
    const browser = fakeBrowser()
    const store = localStore('x.', browser.tab())
    store.set('a', 'before')
    browser.refuse('storage', how)
    store.set('a', 'after')
    browser.refuse('storage', 'taken')
    expect(localStore('x.', browser.tab()).get('a')).toBe(found)
  })

  it('an older token is not found in place of a new one', () => {
    const browser = fakeBrowser()
    const store = universalStore('auth.', browser.tab())
    store.set('a', 'before')
    browser.refuse('storage', 'full')
    store.set('a', 'after')
    expect(universalStore('auth.', browser.tab()).get('a')).toBe('after')
    browser.cookies.clear()
    expect(universalStore('auth.', browser.tab()).get('a')).toBeNull()
  })

  it('does not answer with what it could not remove', () => {
    const browser = fakeBrowser()
    const stubborn = { ...browser.tab() }
    const storage = stubborn.localStorage()
    const store = localStore('x.', {
      ...stubborn,
      localStorage: () => (storage ? { ...storage, getItem: storage.getItem, removeItem: () => undefined } : null),
    })
    store.set('a', '1')
    store.remove('a')
    expect(store.get('a')).toBeNull()
    expect(store.keys()).toEqual([])
  })

  it('outside a browser nothing is durable', () => {
    expect(memoryStore().health()).toEqual({ _tag: 'memory', reason: 'blocked' })
  })

  it('drafts are kept in memory, and the store says so', () => {
    const store = keyValueDraftStore(localStore('growth.draft.', refusing(['storage', 'full'])))
    const [draft] = fc.sample(growthDraft(), 1)
    if (draft !== undefined) store.put(draft)
    expect(store.list()).toEqual([draft])
    expect(store.health()).toEqual({ _tag: 'memory', reason: 'full' })
  })
})

describe('what somebody else left in storage', () => {
  test.prop([
    fc.dictionary(
      fc.constantFrom(
        'strategy',
        'redirect',
        '_token.local1',
        '_token_expiration.local1',
        '_refresh_token_expiration.local1',
      ),
      fc.string(),
    ),
  ])('is never thrown at a parent by the session store', (left) => {
    const store = keyValueSessionStore(memoryKeyValueStore(left))
    const { token, tokenExpiresAt, refreshExpiresAt } = store.tokens(store.strategy())
    expect(token === null || /^[!-~]+$/.test(token)).toBe(true)
    for (const end of [tokenExpiresAt, refreshExpiresAt]) expect(end === null || Number.isSafeInteger(end)).toBe(true)
    expect(() => store.returnPath()).not.toThrow()
  })

  it.each(['', 'false', '[]', '{"path":1,"savedAt":2}', '{'])('%j is no return path', (left) => {
    expect(keyValueSessionStore(memoryKeyValueStore({ redirect: left })).returnPath()).toBeNull()
  })

  test.prop([fc.string(), growthDraft()])('is left out of the drafts, and the good ones stay', (left, draft) => {
    const text = JSON.stringify(GrowthDraftCodec.encode(draft))
    const store = memoryKeyValueStore({ broken: left, other: text })
    store.set(draft.id, text)
    expect(keyValueDraftStore(store).list()).toEqual([draft])
  })
})

describe('a lease', () => {
  it('of a tab that has gone is taken over after ten seconds', async () => {
    const { locks, clock, browser } = leases(1)
    browser.local.set('lock.name', `gone ${clock.now() + leaseMs}`)
    const began = clock.now()
    await locks[0]?.run('name', () => Promise.resolve())
    expect(clock.now() - began).toBeGreaterThanOrEqual(leaseMs)
    expect(clock.now() - began).toBeLessThan(leaseMs + 1000)
    expect(browser.local.size).toBe(0)
  })

  it.each(['', 'x', 'owner later', 'far 99999999999999'])('%j holds nobody back', async (left) => {
    const { locks, clock, browser } = leases(1)
    browser.local.set('lock.name', left)
    const began = clock.now()
    await locks[0]?.run('name', () => Promise.resolve())
    expect(clock.now() - began).toBeLessThan(1000)
  })
})

describe('Web Locks', () => {
  it('that are refused before the work began give way to the lease; a defect in the work does not', async () => {
    const refused = { request: () => Promise.reject(new Error('SecurityError')) } as Pick<LockManager, 'request'>
    expect(await webLock(refused, memoryLock()).run('a', () => Promise.resolve(1))).toBe(1)
    let works = 0
    const run = webLock(lockManager(), memoryLock()).run('a', () => {
      works += 1
      return Promise.reject(new Error('defect'))
    })
    await expect(run).rejects.toThrow('defect')
    expect(works).toBe(1)
  })
})
