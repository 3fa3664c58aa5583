import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { refreshLifeS, tokenLifeS } from '../../domain/session/constants.js'
import type { SignOutReason } from '../../domain/session/guards.js'
import { tokenStatus } from '../../domain/session/token.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryLock, settableClock } from '../../testing/memoryDevice.js'
import { memoryBrowser, memorySessionServer } from '../../testing/memorySession.js'
import { acceptSession } from './acceptSession.js'
import { lookAtSession } from './checkSession.js'
import { login } from './login.js'
import { logout } from './logout.js'
import { tokensExpired } from './refreshSession.js'
import { sessionBearer } from './sessionBearer.js'

const credentials = { email: 'mali@example.com', password: 'correct horse' }

const world = (tabs = 2) => {
  const deviceClock = settableClock()
  const serverClock = settableClock()
  const server = memorySessionServer({ clock: serverClock, pause: () => Promise.resolve() })
  const browser = memoryBrowser()
  const lock = memoryLock()
  const ends: SignOutReason[] = []
  const ended = (reason: SignOutReason) => {
    ends.push(reason)
  }
  const sent: Array<{ readonly status: string }> = []
  const open = () => {
    const store = browser.tab()
    const deps = { clock: deviceClock, store, api: server.api, lock, ended }
    const bearer = sessionBearer(deps)
    const carry = (token: string) => {
      sent.push({ status: tokenStatus(deviceClock.now(), store.tokens(store.strategy())) })
      return server.verdict(token)
    }
    const call = async () => {
      const token = await bearer.current()
      if (E.isLeft(token)) return token.left._tag
      if (token.right === null) return 'anonymous'
      const response = carry(token.right)
      if (response === 'token_invalid') bearer.rejected(token.right)
      if (response !== 'token_expired') return response
      const renewed = await bearer.renewed(token.right)
      return E.isLeft(renewed) ? renewed.left._tag : carry(renewed.right)
    }
    return {
      store,
      deps,
      bearer,
      call,
      login: () => login({ ...deps, accept: acceptSession(deps) })(credentials),
      logout: logout(deps),
    }
  }
  const both = (ms: number) => {
    deviceClock.advance(ms)
    serverClock.advance(ms)
  }
  const all = Array.from({ length: tabs }, open)
  const [first] = all
  if (first === undefined) throw new Error('no tab')
  return { deviceClock, server, both, ends, sent, tabs: all, first }
}

const life = tokenLifeS * 1000
const day = 86_400_000

describe('the bearer', () => {
  it('is null for a visitor, and the token for a member', async () => {
    const { first } = world()
    expect(await first.bearer.current()).toEqual(E.right(null))
    await first.login()
    expect(await first.bearer.current()).toEqual(E.right('token-1'))
  })

  it('refreshes an expired token once for all callers of all tabs', async () => {
    const { first, tabs, both, server } = world(3)
    await first.login()
    both(life)
    const tokens = await Promise.all([...tabs, ...tabs].map((tab) => tab.bearer.current()))
    expect(tokens).toEqual(Array(6).fill(E.right('token-2')))
    expect(server.calls().filter((call) => call === 'refresh')).toHaveLength(1)
  })

  it('adopts what another tab has stored, when the server calls our token expired', async () => {
    const { first, tabs, both, server } = world()
    await first.login()
    both(life)
    await first.bearer.current()
    expect(await tabs[1]?.bearer.renewed('token-1')).toEqual(E.right('token-2'))
    expect(server.calls().filter((call) => call === 'refresh')).toHaveLength(1)
  })

  it('ends the session when the refresh token has expired too, and says so once', async () => {
    const { first, tabs, both, ends, server } = world()
    await first.login()
    both(refreshLifeS * 1000)
    const answers = await Promise.all(tabs.map((tab) => tab.bearer.current()))
    expect(answers).toEqual([E.left(tokensExpired), E.left(tokensExpired)])
    expect(tokensExpired.message).toBe('Both token and refresh token have expired. Your request was aborted.')
    expect(ends).toEqual(['expired'])
    expect(server.calls()).not.toContain('refresh')
    expect(first.store.tokens('local1').token).toBeNull()
  })

  it('ends it when there never was a refresh token', async () => {
    const { first, both, ends } = world()
    await first.login()
    first.store.setTokens('local1', { ...first.store.tokens('local1'), refreshExpiresAt: null })
    both(life)
    expect(await first.bearer.current()).toEqual(E.left(tokensExpired))
    expect(ends).toEqual(['expired'])
  })

  it.each<[string, CallFailure]>([
    ['a lost connection', connectionLost],
    ['a fault of the server', apiError(500, 'internal')],
    ['a busy server', apiError(503, 'busy')],
    ['a server that asks to wait', apiError(429, 'rate_limited')],
    ['a slow server', apiError(408, '')],
    ['a server that is not ready', apiError(425, '')],
    ['a call that still runs', apiError(409, 'idempotency_running')],
    ['a door that does not know this page', apiError(403, 'origin_refused')],
    ['a gate that is none of the server’s', apiError(403, '')],
  ])('keeps the session through %s, and gives that failure', async (_, failure) => {
    const { first, both, ends, server } = world()
    await first.login()
    both(life)
    server.failNext('refresh', failure)
    expect(await first.bearer.current()).toEqual(E.left(failure))
    expect(ends).toEqual([])
    expect(await first.bearer.current()).toEqual(E.right('token-2'))
  })

  it('survives a refresh whose answer was lost', async () => {
    const { first, both, ends, server } = world()
    await first.login()
    both(life)
    server.failNext('refresh', connectionLost, 'after')
    expect(await first.bearer.current()).toEqual(E.left(connectionLost))
    expect(await first.call()).toBe('ok')
    expect(ends).toEqual([])
  })

  it.each<[number, string]>([
    [400, 'refresh_invalid'],
    [401, 'refresh_invalid'],
    [403, 'refresh_invalid'],
    [400, ''],
  ])('ends the session at the definite refusal %i %s', async (status, code) => {
    const { first, both, ends, server } = world()
    await first.login()
    both(life)
    server.failNext('refresh', apiError(status, code))
    expect(await first.bearer.current()).toEqual(E.left(tokensExpired))
    expect(ends).toEqual(['expired'])
  })

  const meanwhile = (first: ReturnType<typeof world>['first'], happens: () => void) => {
    const refresh = () => {
      happens()
      return Promise.resolve(E.right({ accessToken: 'late', expiresIn: 1800, refreshExpiresIn: 9000 }))
    }
    return sessionBearer({ ...first.deps, api: { ...first.deps.api, refresh } })
  }

  it('never brings back a session that was signed out while it refreshed', async () => {
    const { first, tabs, both } = world()
    await first.login()
    both(life)
    const bearer = meanwhile(first, () => void tabs[1]?.logout())
    expect(await bearer.current()).toEqual(E.left(tokensExpired))
    expect(first.store.tokens('local1').token).toBeNull()
  })

  it('gives the token of whoever signed in while it refreshed, and keeps it', async () => {
    const { first, tabs, both } = world()
    await first.login()
    both(life)
    const theirs = { token: 'theirs', tokenExpiresAt: null, refreshExpiresAt: null }
    const bearer = meanwhile(first, () => tabs[1]?.store.setTokens('local1', theirs))
    expect(await bearer.current()).toEqual(E.right('theirs'))
    expect(first.store.tokens('local1')).toEqual(theirs)
  })

  it('adopts no token of another tab that has expired since: that one is refreshed', async () => {
    const { first, both, server } = world()
    await first.login()
    both(life)
    await first.bearer.current()
    both(life)
    expect(await first.bearer.renewed('token-1')).toEqual(E.right('token-3'))
    expect(server.calls().filter((call) => call === 'refresh')).toHaveLength(2)
  })

  it('gives no token that ran out while a refresh was on its way', async () => {
    const { first, tabs, both, deviceClock } = world()
    await first.login()
    both(life)
    const bearer = meanwhile(first, () => {
      if (first.store.tokens('local1').token !== 'token-1') return
      tabs[1]?.store.setTokens('local1', {
        token: 'theirs',
        tokenExpiresAt: deviceClock.now() + 900,
        refreshExpiresAt: deviceClock.now() + day,
      })
      deviceClock.advance(400)
    })
    expect(await bearer.current()).toEqual(E.right('late'))
  })

  it('ends nothing when the clock is put right while others refresh', async () => {
    const { first, tabs, both, deviceClock, ends, server } = world()
    await first.login()
    const { token } = first.store.tokens('local1')
    both(life)
    server.failNext('refresh', connectionLost)
    const others = first.bearer.current()
    const unrefreshable = { token, tokenExpiresAt: deviceClock.now() + life, refreshExpiresAt: null }
    deviceClock.advance(day)
    const waiting = tabs[1]?.bearer.current()
    first.store.setTokens('local1', unrefreshable)
    deviceClock.advance(-day)
    await others
    expect(await waiting).toEqual(E.right(token))
    expect(ends).toEqual([])
  })

  it('has nothing to renew once signed out', async () => {
    const { first, ends, server } = world()
    await first.login()
    await first.logout()
    expect(await first.bearer.renewed('token-1')).toEqual(E.left(tokensExpired))
    expect(ends).toEqual(['loggedOut'])
    expect(server.calls()).not.toContain('refresh')
  })

  it('stores no token that nobody could send', async () => {
    const { first, both, ends } = world()
    await first.login()
    both(life)
    const deps = {
      ...first.deps,
      api: {
        ...first.deps.api,
        refresh: () => Promise.resolve(E.right({ accessToken: ' ', expiresIn: 1, refreshExpiresIn: 1 })),
      },
    }
    expect(await sessionBearer(deps).current()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
    expect(ends).toEqual([])
  })

  it('keeps the end of a refresh token that the back end does not name again', async () => {
    const { first, both } = world()
    await first.login()
    const { refreshExpiresAt } = first.store.tokens('local1')
    both(life)
    const deps = {
      ...first.deps,
      api: {
        ...first.deps.api,
        refresh: () => Promise.resolve(E.right({ accessToken: 'n', expiresIn: 60, refreshExpiresIn: null })),
      },
    }
    await sessionBearer(deps).current()
    expect(first.store.tokens('local1')).toMatchObject({ token: 'n', refreshExpiresAt })
  })

  it('resets at a 401, but not at a late one for a token that is no longer ours', async () => {
    const { first, ends, server, both } = world()
    await first.login()
    both(life)
    await first.bearer.current()
    first.bearer.rejected('token-1')
    expect(ends).toEqual([])
    first.bearer.rejected('token-2')
    first.bearer.rejected('token-2')
    expect(ends).toEqual(['rejected'])
    await Promise.resolve()
    expect(server.calls()).toContain('reset')
  })
})

describe('a device clock that is wrong', () => {
  test.prop([fc.integer({ min: -day, max: day }), fc.integer({ min: -day, max: day })])(
    'at sign-in, and by another amount later: no loop, no sign-out',
    async (atSignIn, later) => {
      const { deviceClock, first, both, ends, server } = world()
      deviceClock.advance(atSignIn)
      await first.login()
      deviceClock.advance(later - atSignIn)
      for (let minute = 0; minute < 40; minute++) {
        expect(await first.call()).toBe('ok')
        both(60_000)
      }
      expect(ends).toEqual([])
      expect(server.calls().filter((call) => call === 'refresh').length).toBeLessThanOrEqual(3)
    },
  )
})

describe('looking at the session', () => {
  it('asks nobody while the token is good, refreshes when it is not, and says when nobody is signed in', async () => {
    const { first, both, server } = world()
    const look = lookAtSession(first.deps)
    expect(look()).toBe('signedOut')
    expect(await first.bearer.current()).toEqual(E.right(null))
    await first.login()
    expect(look()).toBe('usable')
    expect(E.isRight(await first.bearer.current())).toBe(true)
    expect(server.calls()).toEqual(['login'])
    both(life - 500)
    expect(look()).toBe('expired')
    expect(E.isRight(await first.bearer.current())).toBe(true)
    expect(server.calls()).toEqual(['login', 'refresh'])
  })
})

const happening = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(1000, 60_000, life - 500, life, 5 * day) }),
  fc.record({ what: fc.constant('jump' as const), ms: fc.integer({ min: -day, max: day }) }),
  fc.record({ what: fc.constant('calls' as const), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ what: fc.constant('lost' as const), moment: fc.constantFrom('before' as const, 'after' as const) }),
  fc.record({ what: fc.constant('fault' as const) }),
  fc.record({ what: fc.constant('revoked' as const) }),
  fc.record({ what: fc.constant('logout' as const), tab: fc.nat(2) }),
  fc.record({ what: fc.constant('login' as const), tab: fc.nat(2) }),
)

describe('whatever happens', () => {
  test.prop([fc.array(happening, { maxLength: 25 })])(
    'there is never more than one refresh, an expired token is never sent, and sessions end for a reason',
    async (story) => {
      const { deviceClock, server, both, ends, sent, tabs, first } = world(3)
      let mayEnd = 0
      await first.login()
      for (const step of story) {
        if (step.what === 'wait') both(step.ms)
        if (step.what === 'jump') deviceClock.advance(step.ms)
        if (step.what === 'lost') server.failNext('refresh', connectionLost, step.moment)
        if (step.what === 'fault') server.failNext('refresh', apiError(500, 'internal'))
        if (step.what === 'revoked') server.revoke()
        if (step.what === 'login') await tabs[step.tab]?.login()
        if (step.what === 'logout') await tabs[step.tab]?.logout()
        if (step.what === 'calls') {
          const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: step.count }, () => tab.call())))
          expect(answers).not.toContain('token_expired')
        }
        mayEnd +=
          step.what === 'revoked' || step.what === 'logout' || (step.what === 'wait' && step.ms === 5 * day) ? 1 : 0
      }
      expect(server.refreshesAtOnce()).toBeLessThanOrEqual(1)
      expect(sent.filter(({ status }) => status === 'expired')).toEqual([])
      expect(ends.length).toBeLessThanOrEqual(mayEnd)
    },
  )
})
