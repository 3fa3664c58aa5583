import { createSession, sessionStatus } from '@careplus/core/session'
import { connectionLost, memoryLock, memorySessionServer, settableClock } from '@careplus/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from './fakePlaces.js'
import { keyValueSessionStore } from './sessionStore.js'
import { universalStore } from './stores.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const mark = 'auth._refreshable'
const credentials = { email: 'mali@example.com', password: 'correct horse' }

const signedIn = async () => {
  const clock = settableClock()
  const server = memorySessionServer({ clock })
  const browser = fakeBrowser()
  const lock = memoryLock()
  const open = async (api = server.api) => {
    const store = keyValueSessionStore(universalStore('auth.', browser.tab()))
    const session = createSession({ clock, store, api, lock })
    const ends: string[] = []
    session.actor.on('signedOut', ({ reason }) => {
      ends.push(reason)
    })
    const stop = session.start()
    await vi.advanceTimersByTimeAsync(0)
    return { session, store, ends, stop, status: () => sessionStatus(session.actor.getSnapshot()) }
  }
  /** Safari deletes values of scripts. */
  const sevenDays = () => {
    browser.cookies.clear()
    browser.local.clear()
    browser.cookies.set(mark, '1')
    clock.advance(8 * 86_400_000)
  }
  const first = await open()
  await first.session.login(credentials)
  first.stop()
  sevenDays()
  return { clock, server, browser, lock, open, sevenDays }
}

describe('a browser that deleted what scripts wrote', () => {
  it('is signed in again by one refresh', async () => {
    const { open, server } = await signedIn()
    const { status, ends, session, store } = await open()
    expect(status()).toBe('signedIn')
    expect(session.actor.getSnapshot().context.user?.email).toBe(credentials.email)
    expect(server.calls()).toStrictEqual(['login', 'refresh', 'fetchUser'])
    expect(store.tokens('local1').token).not.toBeNull()
    expect(ends).toStrictEqual([])
  })

  it('is asked once by two tabs', async () => {
    const { open, server } = await signedIn()
    const tabs = await Promise.all([open(), open()])
    await vi.advanceTimersByTimeAsync(1000)
    expect(tabs.map(({ status }) => status())).toStrictEqual(['signedIn', 'signedIn'])
    expect(server.calls().filter((call) => call === 'refresh')).toHaveLength(1)
  })

  it('is not signed out while the server cannot be reached', async () => {
    const { open, server } = await signedIn()
    server.failNext('refresh', connectionLost)
    const { status } = await open()
    expect(status()).toBe('unknown')
    await vi.advanceTimersByTimeAsync(5000)
    expect(status()).toBe('signedIn')
  })

  it('is signed out, told and asked no more where the server refuses, and the server is told to drop the cookie', async () => {
    const { open, server, browser } = await signedIn()
    server.revoke()
    const { status, ends } = await open()
    await vi.advanceTimersByTimeAsync(5000)
    expect([status(), ends]).toStrictEqual(['signedOut', ['expired']])
    expect(browser.cookies.has(mark)).toBe(false)
    expect(server.calls()).toStrictEqual(['login', 'refresh', 'reset'])
  })
})

describe('signing out', () => {
  it('deletes the mark, at once and also where the server cannot be told', async () => {
    const { open, server, browser } = await signedIn()
    const { session, status } = await open()
    server.failNext('logout', connectionLost)
    await session.logout()
    expect([status(), browser.cookies.has(mark)]).toStrictEqual(['signedOut', false])
  })

  it('is not undone by the answer to a refresh that it overtook', async () => {
    const { open, server, browser } = await signedIn()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const refresh: typeof server.api.refresh = async (strategy) => {
      const granted = await server.api.refresh(strategy)
      await slow
      browser.cookies.set(mark, '1')
      return granted
    }
    const first = await open({ ...server.api, refresh })
    const other = await open({ ...server.api, refresh })
    server.failNext('logout', connectionLost)
    const out = other.session.logout()
    answer()
    await out
    await vi.advanceTimersByTimeAsync(10_000)
    expect([first.status(), other.status()]).toStrictEqual(['signedOut', 'signedOut'])
    expect(first.store.tokens('local1').token).toBeNull()
    expect([...browser.cookies.keys()].filter((key) => key !== 'auth._reset_owed')).toStrictEqual([])
  })
})
