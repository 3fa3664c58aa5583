import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshLifeS, tokenLifeS } from '../../domain/session/constants.js'
import type { SignOutReason } from '../../domain/session/guards.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryLock, settableClock } from '../../testing/memoryDevice.js'
import { memoryBrowser, memorySessionServer } from '../../testing/memorySession.js'
import { createSession, sessionStatus, type Session, type SessionDeps } from './createSession.js'

const credentials = { email: 'mali@example.com', password: 'correct horse' }
const life = tokenLifeS * 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const world = (more: Partial<SessionDeps> = {}) => {
  const clock = settableClock()
  const server = memorySessionServer({ clock })
  const browser = memoryBrowser()
  const lock = memoryLock()
  const stops: Array<() => void> = []
  const open = () => {
    const store = browser.tab()
    const session = createSession({ clock, store, api: server.api, lock, ...more })
    const ends: SignOutReason[] = []
    session.actor.on('signedOut', ({ reason }) => {
      ends.push(reason)
    })
    const start = () => {
      stops.push(session.start())
    }
    return { session, store, ends, start }
  }
  const pass = async (ms: number) => {
    clock.advance(ms)
    // Timers of a page that slept fire late and once.
    await vi.advanceTimersByTimeAsync(Math.min(ms, 1000))
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { clock, server, open, pass, settle, stop: () => stops.forEach((each) => each()) }
}

const statusOf = ({ actor }: Session) => sessionStatus(actor.getSnapshot())
const userOf = ({ actor }: Session) => actor.getSnapshot().context.user
const stateOf = ({ actor }: Session) => JSON.stringify((actor.getSnapshot() as { readonly value?: unknown }).value)

const signedIn = async (more: Partial<SessionDeps> = {}) => {
  const all = world(more)
  const tab = all.open()
  tab.start()
  await tab.session.login(credentials)
  return { ...all, tab }
}

describe('the session of a page', () => {
  it('begins unknown, and signed out where nothing is stored, without asking anybody', async () => {
    const { open, server, settle } = world()
    const { session, start, ends } = open()
    expect(statusOf(session)).toBe('unknown')
    start()
    await settle()
    expect(statusOf(session)).toBe('signedOut')
    expect(server.calls()).toEqual([])
    expect(ends).toEqual([])
  })

  it('is signed in after signing in, with a token that shows in no log', async () => {
    const { tab } = await signedIn()
    expect(statusOf(tab.session)).toBe('signedIn')
    expect(userOf(tab.session)).toMatchObject({ email: 'mali@example.com' })
    expect(userOf(tab.session)?.['token']).toBe('token-1')
    expect(JSON.stringify(tab.session.actor.getSnapshot().context)).not.toContain('token-1')
  })

  it('takes a wrong password for a mistake in the form, and leaves a session alone', async () => {
    const { tab } = await signedIn()
    const answer = await tab.session.login({ ...credentials, password: 'wrong' })
    expect(answer).toMatchObject({ left: { status: 401, code: 'invalid_credentials' } })
    expect(statusOf(tab.session)).toBe('signedIn')
    expect(tab.ends).toEqual([])
  })

  it('is restored by the next page', async () => {
    const { tab, open, settle } = await signedIn()
    const next = open()
    next.start()
    expect(statusOf(next.session)).toBe('unknown')
    await settle()
    expect(statusOf(next.session)).toBe('signedIn')
    expect(userOf(next.session)).toEqual(userOf(tab.session))
  })

  it('is not lost because the next page could not reach the server', async () => {
    const { open, settle, server, pass } = await signedIn()
    const next = open()
    server.failNext('fetchUser', connectionLost)
    next.start()
    await settle()
    expect(stateOf(next.session)).toBe('"unreachable"')
    expect(next.session.actor.getSnapshot().context.failure).toEqual(connectionLost)
    server.failNext('fetchUser', apiError(500, 'internal'))
    next.session.actor.send({ type: 'route.changed' })
    await settle()
    expect(statusOf(next.session)).toBe('unknown')
    await pass(5000)
    await vi.advanceTimersByTimeAsync(5000)
    expect(statusOf(next.session)).toBe('signedIn')
    expect(next.ends).toEqual([])
  })

  it("ends where the server says that the token is nobody's", async () => {
    const { open, settle, server } = await signedIn()
    server.revoke()
    const next = open()
    next.start()
    await settle()
    expect(statusOf(next.session)).toBe('signedOut')
    expect(next.ends).toEqual(['rejected'])
    expect(next.store.tokens('local1').token).toBeNull()
  })
})

describe('looking after it', () => {
  it.each(['the timer', 'a route change', 'return to the tab'])('%s refreshes an expired token', async (what) => {
    const { tab, clock, server, settle, pass } = await signedIn()
    clock.advance(life - 501)
    await settle()
    tab.session.actor.send({ type: 'route.changed' })
    await settle()
    expect(server.calls()).toEqual(['login'])
    if (what === 'the timer') await pass(1000)
    else {
      clock.advance(1)
      tab.session.actor.send({ type: what === 'a route change' ? 'route.changed' : 'tab.returned' })
      await settle()
    }
    expect(server.calls()).toEqual(['login', 'refresh', 'fetchUser'])
    expect(statusOf(tab.session)).toBe('signedIn')
    expect(tab.store.tokens('local1').token).toBe('token-2')
  })

  it('goes on through a lost connection, and tries again by itself', async () => {
    const { tab, pass, server } = await signedIn()
    server.failNext('refresh', connectionLost)
    await pass(life)
    expect(statusOf(tab.session)).toBe('signedIn')
    expect(tab.session.actor.getSnapshot().context.failure).toEqual(connectionLost)
    await vi.advanceTimersByTimeAsync(5000)
    expect(tab.session.actor.getSnapshot().context.failure).toBeNull()
    expect(tab.store.tokens('local1').token).toBe('token-2')
    expect(tab.ends).toEqual([])
  })

  it('asks the server no more than once in five seconds while it is away', async () => {
    const { tab, pass, server } = await signedIn()
    for (let n = 0; n < 20; n++) server.failNext('refresh', connectionLost)
    await pass(life)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.calls().filter((call) => call === 'refresh').length).toBeLessThanOrEqual(7)
    expect(statusOf(tab.session)).toBe('signedIn')
  })

  it('ends when neither token can be used any more', async () => {
    const { tab, pass } = await signedIn()
    await pass(refreshLifeS * 1000)
    expect(statusOf(tab.session)).toBe('signedOut')
    expect(tab.ends).toEqual(['expired'])
    expect(userOf(tab.session)).toBeNull()
  })

  it('ends at a 401 of any call, once', async () => {
    const { tab, settle } = await signedIn()
    tab.session.bearer.rejected('token-1')
    tab.session.bearer.rejected('token-1')
    await settle()
    expect(tab.ends).toEqual(['rejected'])
    expect(statusOf(tab.session)).toBe('signedOut')
  })

  it('does nothing any more when the page has gone', async () => {
    const { stop, pass, server } = await signedIn()
    stop()
    await pass(life)
    expect(server.calls()).toEqual(['login'])
  })

  it('shows a changed profile at once, still with its token, and asks nobody', async () => {
    const { tab, server } = await signedIn()
    const before = userOf(tab.session)!
    tab.session.memberChanged({ ...before, name: 'มะลิ' })
    expect(userOf(tab.session)).toEqual({ ...before, name: 'มะลิ' })
    expect(userOf(tab.session)?.['token']).toBe('token-1')
    expect(server.calls()).toEqual(['login'])
  })

  it("takes no other member's profile, and none once signed out", async () => {
    const { tab, settle } = await signedIn()
    const before = userOf(tab.session)!
    tab.session.memberChanged({ ...before, id: 'another' })
    expect(userOf(tab.session)).toEqual(before)
    await tab.session.logout()
    await settle()
    tab.session.memberChanged(before)
    expect(userOf(tab.session)).toBeNull()
  })
})

describe('a server that disagrees with this clock', () => {
  it('has the token renewed, and the user read with the new one', async () => {
    const deviceClock = settableClock()
    const { tab, open, settle, clock, server, stop } = await signedIn()
    stop()
    const slow = createSession({ clock: deviceClock, store: open().store, api: server.api, lock: memoryLock() })
    clock.advance(life)
    slow.start()
    await settle()
    expect(statusOf(slow)).toBe('signedIn')
    expect(server.calls()).toEqual(['login', 'fetchUser', 'refresh', 'fetchUser'])
    expect(tab.store.tokens('local1').token).toBe('token-2')
  })

  it('is asked twice at most: a new token that it calls expired again ends the session', async () => {
    const { open, settle, server, stop } = await signedIn()
    stop()
    server.failNext('fetchUser', apiError(401, 'token_expired'))
    server.failNext('fetchUser', apiError(401, 'token_expired'))
    const next = open()
    next.start()
    await settle()
    expect(server.calls()).toEqual(['login', 'fetchUser', 'refresh', 'fetchUser', 'reset'])
    expect(next.ends).toEqual(['rejected'])
  })
})

describe('a sign-out elsewhere while this page was asking', () => {
  it('is known for what it is', async () => {
    const { tab, open, settle, clock } = await signedIn()
    const next = open()
    clock.advance(life)
    next.start()
    await tab.session.logout()
    await settle()
    expect(statusOf(next.session)).toBe('signedOut')
    expect(next.ends).toEqual(['elsewhere'])
  })
})

describe('a sign-in while other calls are on their way', () => {
  const anong = { id: 'anong', email: 'anong@example.com', name: 'Anong' }
  const theirs = { email: anong.email, password: credentials.password }

  const slow = async () => {
    const waiting: Array<() => void> = []
    const clock = settableClock()
    const pause = () => new Promise<void>((resolve) => void waiting.push(resolve))
    const server = memorySessionServer({ clock, others: [anong], pause })
    const browser = memoryBrowser()
    const lock = memoryLock()
    const ends: SignOutReason[] = []
    const open = () => {
      const session = createSession({ clock, store: browser.tab(), api: server.api, lock })
      session.actor.on('signedOut', ({ reason }) => void ends.push(reason))
      session.start()
      return session
    }
    const settle = async () => {
      await vi.advanceTimersByTimeAsync(0)
      for (let legs = 0; legs < 20; legs++) {
        waiting.shift()?.()
        await vi.advanceTimersByTimeAsync(0)
      }
    }
    const first = open()
    void first.login(credentials)
    await settle()
    const holder = () => {
      const family = server.rotation.familyOfAccess(browser.tab().tokens('local1').token)
      return family === null ? null : server.rotation.family(family)
    }
    return { first, open, server, clock, ends, settle, holder }
  }

  it.each(['a sign-out', 'the reset after a 401', 'a refresh'])('keeps its cookie after %s', async (what) => {
    const { first, open, server, clock, settle, holder } = await slow()
    const other = open()
    await settle()
    if (what === 'a sign-out') void first.logout()
    else if (what === 'a refresh') {
      clock.advance(life)
      void first.bearer.current()
    } else first.bearer.rejected('token-1')
    void other.login(theirs)
    await settle()
    expect(holder()).toMatchObject({ member: 'anong', end: null })
    expect(server.cookieFamily()).toBe(holder()?.id)
  })

  it('is not taken for that of whoever was asked about before', async () => {
    const { first, open, server, ends, settle } = await slow()
    const other = open()
    void first.login(theirs)
    await settle()
    expect([userOf(first)?.id, userOf(other)?.id]).toEqual(['anong', 'anong'])
    expect(ends).toEqual([])
    expect(server.refreshesAtOnce()).toBe(0)
  })
})

describe('signing out', () => {
  it('is done at once, whatever the server answers', async () => {
    const { tab, server } = await signedIn()
    server.failNext('logout', connectionLost)
    const done = tab.session.logout()
    expect(statusOf(tab.session)).toBe('signedOut')
    expect(tab.store.tokens('local1').token).toBeNull()
    await done
    expect(tab.ends).toEqual(['loggedOut'])
  })

  const signedOutOffline = async () => {
    const all = await signedIn()
    all.server.failNext('logout', connectionLost)
    await all.tab.session.logout()
    expect(all.server.cookieFamily()).not.toBeNull()
    return all
  }

  it.each(['the next page', 'the network that is back'])(
    'that no answer came to is made up for by %s',
    async (what) => {
      const { tab, open, server, settle } = await signedOutOffline()
      server.failNext('reset', connectionLost)
      const next = open()
      next.start()
      await settle()
      expect(server.cookieFamily()).not.toBeNull()
      if (what === 'the next page') open().start()
      else await Promise.all([tab.session.cameOnline(), next.session.cameOnline()])
      await settle()
      expect(server.cookieFamily()).toBeNull()
      expect(server.rotation.families().map(({ end }) => end?.cause)).toEqual(['reset'])
      open().start()
      await tab.session.cameOnline()
      await settle()
      expect(server.calls()).toEqual(['login', 'logout', 'reset', 'reset'])
    },
  )

  it('that was answered leaves nothing to make up for', async () => {
    const { tab, server } = await signedIn()
    await tab.session.logout()
    await tab.session.cameOnline()
    expect(server.calls()).toEqual(['login', 'logout'])
  })

  it('that no answer came to is forgotten by who signs in anew', async () => {
    const { tab, open, server, settle } = await signedOutOffline()
    await tab.session.login(credentials)
    open().start()
    await tab.session.cameOnline()
    await settle()
    expect(server.calls()).not.toContain('reset')
    expect(statusOf(tab.session)).toBe('signedIn')
    await tab.session.logout()
    expect(server.calls()).not.toContain('reset')
  })
})

describe('other tabs', () => {
  it('are followed in signing out and in, within a second', async () => {
    const { tab, open, settle, pass } = await signedIn()
    const other = open()
    other.start()
    await settle()
    await other.session.logout()
    await settle()
    expect(statusOf(tab.session)).toBe('signedOut')
    expect(tab.ends).toEqual(['elsewhere'])
    expect(other.ends).toEqual(['loggedOut'])
    await other.session.login(credentials)
    await pass(1000)
    expect(statusOf(tab.session)).toBe('signedIn')
  })

  it('are followed within a second where the browser tells nothing', async () => {
    const silent = world()
    const quiet = silent.open()
    const loud = silent.open()
    const store = { ...quiet.store, onChange: () => () => undefined }
    const deaf = createSession({ clock: silent.clock, store, api: silent.server.api, lock: memoryLock() })
    deaf.start()
    loud.start()
    await loud.session.login(credentials)
    await silent.pass(1000)
    expect(statusOf(deaf)).toBe('signedIn')
    await loud.session.logout()
    await silent.pass(1000)
    expect(statusOf(deaf)).toBe('signedOut')
  })

  it('that signed out are followed while this one still waits to hear whose its token is', async () => {
    const slow = world()
    const other = slow.open()
    const quiet = slow.open()
    let lost = false
    const fetchUser: SessionDeps['api']['fetchUser'] = (...args) =>
      lost ? new Promise(() => undefined) : slow.server.api.fetchUser(...args)
    const deps = { clock: slow.clock, store: quiet.store, lock: memoryLock() }
    const waiting = createSession({ ...deps, api: { ...slow.server.api, fetchUser } })
    waiting.start()
    await other.session.login(credentials)
    await slow.pass(1000)
    expect(statusOf(waiting)).toBe('signedIn')
    lost = true
    await slow.pass(life)
    expect(stateOf(waiting)).toBe('{"signedIn":"confirming"}')
    await other.session.logout()
    expect(statusOf(waiting)).toBe('signedOut')
  })

  it('that signed in as somebody else are believed only after asking who it is', async () => {
    const { tab, open, settle, clock } = await signedIn()
    const other = open()
    const someone = memorySessionServer({ clock, user: { id: '2', email: 'b@example.com', name: 'B' } })
    const theirs = await someone.api.login({ ...credentials, email: 'b@example.com' })
    if (E.isRight(theirs))
      other.session.accept('phone', { ...theirs.right, grant: { ...theirs.right.grant, accessToken: 'other' } })
    expect([statusOf(tab.session), userOf(tab.session)]).toEqual(['unknown', null])
    await settle()
    // The server does not know this token: it ends the session and shows no member.
    expect(statusOf(tab.session)).toBe('signedOut')
  })
})

describe('a token from elsewhere', () => {
  it('is stored, and the user asked for with it', async () => {
    const { open, server, settle } = world()
    const { session, start, store } = open()
    start()
    const got = await server.api.login(credentials)
    if (E.isLeft(got)) throw new Error('no grant')
    expect(await session.setToken('google', got.right.grant)).toMatchObject({ right: { email: 'mali@example.com' } })
    await settle()
    expect(statusOf(session)).toBe('signedIn')
    expect(store.strategy()).toBe('google')
  })

  it('is refused when it is empty', async () => {
    const { open } = world()
    const { session, store } = open()
    const grant = { accessToken: '', expiresIn: 60, refreshExpiresIn: null }
    expect(await session.setToken('google', grant)).toEqual(E.left({ _tag: 'UnusableToken', reason: 'empty' }))
    expect(session.accept('google', { user: { id: '1', email: null, name: null }, grant })).toMatchObject({
      left: { reason: 'empty' },
    })
    expect(store.tokens('google').token).toBeNull()
    expect(store.strategy()).toBe('local1')
  })

  it('is given back when the answer has no user where one is expected', async () => {
    const { open, server } = world({ userProperty: 'data.member' })
    const { session, store } = open()
    const got = await server.api.login(credentials)
    if (E.isLeft(got)) throw new Error('no grant')
    expect(await session.setToken('local1', got.right.grant)).toMatchObject({
      left: { message: 'User Data response does not contain field data.member' },
    })
    expect(store.tokens('local1').token).toBeNull()
  })

  it('that is given back tells whoever was signed in before', async () => {
    const { tab, server, settle } = await signedIn({ userProperty: 'data.member' })
    const grant = server.grantElsewhere(credentials.email)
    expect(await tab.session.setToken('google', grant)).toMatchObject({ left: { _tag: 'UserFieldMissing' } })
    await settle()
    expect(tab.ends).toEqual(['rejected'])
    expect(statusOf(tab.session)).toBe('signedOut')
  })

  it('takes the place of what another strategy had left', async () => {
    const { tab } = await signedIn()
    tab.session.accept('phone', {
      user: { id: '1', email: null, name: null },
      grant: { accessToken: 'p', expiresIn: 9, refreshExpiresIn: 9 },
    })
    expect(tab.store.tokens('local1').token).toBeNull()
    expect(tab.store.strategy()).toBe('phone')
    expect(tab.store.tokens('phone').token).toBe('p')
  })
})
