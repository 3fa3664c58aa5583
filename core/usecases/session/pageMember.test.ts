import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs, tokenLifeS } from '../../domain/session/constants.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryLock, settableClock } from '../../testing/memoryDevice.js'
import { memoryBrowser, memorySessionServer } from '../../testing/memorySession.js'
import { createSession, sessionStatus, type Session } from './createSession.js'

const password = 'correct horse'
const mali = { id: 'mali', email: 'mali@example.com', name: 'Mali' }
const anong = { id: 'anong', email: 'anong@example.com', name: 'Anong' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const device = () => {
  const clock = settableClock()
  const silence = { on: false }
  const server = memorySessionServer({
    clock,
    user: mali,
    others: [anong],
    pause: (call) => (silence.on && call !== 'login' ? new Promise(() => undefined) : Promise.resolve()),
  })
  const browser = memoryBrowser()
  const lock = memoryLock()
  const open = () => {
    const session = createSession({ clock, store: browser.tab(), api: server.api, lock })
    session.start()
    return session
  }
  const signIn = (session: Session, { email }: typeof mali) => session.login({ email, password })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { clock, server, silence, open, signIn, pass, store: browser.tab() }
}

const seen = ({ actor }: Session) => {
  const now = actor.getSnapshot()
  return { status: sessionStatus(now), user: now.context.user?.id ?? null, failure: now.context.failure }
}

const callOf = (session: Session, isUnsafe: boolean, holder: (token: string) => string) => async () => {
  const admits = await session.bearer.admits(isUnsafe)
  const token = await session.bearer.current()
  if (E.isLeft(token) || token.right === null) return 'none'
  return admits(token.right) ? holder(token.right) : 'not sent'
}

describe('another member who has signed in, in another tab', () => {
  const both = async () => {
    const all = device()
    const [first, second] = [all.open(), all.open()]
    await all.signIn(first, mali)
    await all.pass(0)
    const holder = (token: string) => {
      const family = all.server.rotation.familyOfAccess(token)
      return family === null ? 'nobody' : all.server.rotation.family(family).member
    }
    return { ...all, first, second, holder }
  }

  it('gets nothing of what the first one sends, and sees nothing of hers', async () => {
    const { first, second, signIn, holder, pass } = await both()
    const write = callOf(first, true, holder)
    const read = callOf(first, false, holder)
    expect([await write(), await read()]).toEqual(['mali', 'mali'])
    vi.spyOn(first.actor, 'send').mockReturnValue()
    await signIn(second, anong)
    expect(seen(first)).toMatchObject({ status: 'signedIn', user: 'mali' })
    expect([await write(), await read()]).toEqual(['not sent', 'not sent'])
    vi.restoreAllMocks()
    await pass(1000)
    expect(seen(first)).toMatchObject({ status: 'signedIn', user: 'anong' })
    expect([await write(), await read()]).toEqual(['anong', 'anong'])
  })

  it("hides what is the first one's at once, while nobody answers who is here", async () => {
    const { first, second, signIn, silence, pass } = await both()
    silence.on = true
    await signIn(second, anong)
    expect(seen(first)).toMatchObject({ status: 'unknown', user: null })
    await pass(patienceMs)
    expect(seen(first)).toMatchObject({ status: 'unknown', user: 'anong' })
  })

  it('leaves what was begun under a token that nobody has proved where it is', async () => {
    const { store, first, server, holder, pass } = await both()
    vi.spyOn(first.actor, 'send').mockReturnValue()
    store.setTokens('local1', { ...store.tokens('local1'), token: server.grantElsewhere(anong.email).accessToken })
    store.setTokens('local1', { token: store.tokens('local1').token, tokenExpiresAt: null, refreshExpiresAt: null })
    expect(await callOf(first, true, holder)()).toBe('not sent')
    vi.restoreAllMocks()
    await pass(1000)
    expect(seen(first)).toMatchObject({ user: 'anong' })
  })
})

describe('a call that begins before it is known whose page it is', () => {
  it('waits where it changes something, and goes as whoever is found to be here', async () => {
    const { open, signIn, pass } = device()
    await signIn(open(), mali)
    const next = open()
    const response = callOf(next, true, () => 'sent')()
    await pass(0)
    expect(await response).toBe('sent')
  })

  it('does not go where nobody can be asked, and this device does not know either', async () => {
    const { open, signIn, server, store, pass } = device()
    await signIn(open(), mali)
    const { member: _, ...tokens } = store.tokens('local1')
    store.setTokens('local1', tokens)
    server.failNext('fetchUser', connectionLost)
    const next = open()
    await pass(0)
    expect(seen(next)).toMatchObject({ status: 'unknown', user: null, failure: connectionLost })
    expect(await callOf(next, true, () => 'sent')()).toBe('not sent')
    expect(await callOf(next, false, () => 'sent')()).toBe('sent')
  })

  it('goes without a token where nobody is signed in', async () => {
    const { open } = device()
    expect(await callOf(open(), true, () => 'sent')()).toBe('none')
  })
})

describe('a server that does not answer', () => {
  it.each(['silent', 'out of reach', 'failing', 'closed', 'not understood'] as const)(
    'is said to be %s in time, and the device says who is here',
    async (how) => {
      const { open, signIn, server, silence, pass } = device()
      await signIn(open(), mali)
      const failures = {
        silent: null,
        'out of reach': connectionLost,
        failing: apiError(500, 'internal'),
        closed: apiError(503, 'maintenance'),
        'not understood': { ...connectionLost, reason: 'unreadable' as const },
      }
      const failure = failures[how]
      if (failure === null) silence.on = true
      else server.failNext('fetchUser', failure)
      const next = open()
      expect(seen(next)).toEqual({ status: 'unknown', user: null, failure: null })
      await pass(failure === null ? patienceMs : 0)
      expect(seen(next)).toEqual({ status: 'unknown', user: 'mali', failure: failure ?? { _tag: 'Unanswered' } })
      silence.on = false
      next.actor.send({ type: 'retry.requested' })
      await pass(0)
      expect(seen(next)).toEqual({ status: 'signedIn', user: 'mali', failure: null })
    },
  )

  it.each(['at start', 'on an open page'])('to the refresh of an expired token is no other: %s', async (when) => {
    const { open, signIn, silence, clock, pass } = device()
    const first = open()
    await signIn(first, mali)
    clock.advance(tokenLifeS * 1000)
    silence.on = true
    const page = when === 'at start' ? open() : first
    page.actor.send({ type: 'tab.returned' })
    await pass(patienceMs)
    expect(seen(page)).toMatchObject({ user: 'mali', failure: { _tag: 'Unanswered' } })
  })

  it('does not bring back who has signed out meanwhile', async () => {
    const { open, signIn, silence, pass } = device()
    const first = open()
    await signIn(first, mali)
    silence.on = true
    const next = open()
    await pass(patienceMs)
    expect(seen(next).user).toBe('mali')
    void first.logout()
    next.actor.send({ type: 'retry.requested' })
    silence.on = false
    await pass(0)
    expect(seen(next)).toMatchObject({ status: 'signedOut', user: null })
  })
})
