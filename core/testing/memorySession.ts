import * as E from 'fp-ts/Either'
import { defaultStrategy, refreshLifeS, tokenLifeS } from '../domain/session/constants.js'
import { noTokens } from '../domain/session/token.js'
import type { Clock } from '../ports/clock.js'
import type { ApiError, CallFailure } from '../ports/failures.js'
import type { SessionApi, SessionStore, SessionUser, StoredTokens, StrategyName, TokenGrant } from '../ports/session.js'
import { apiError, type FaultMoment } from './memoryAccount.js'

/** One browser's storage, seen by several tabs. */
export interface MemoryBrowser {
  /** A tab's own view: it is told of what the other tabs do, never of its own doing. */
  readonly tab: () => SessionStore
}

export const memoryBrowser = (): MemoryBrowser => {
  const tokens = new Map<StrategyName, StoredTokens>()
  const listeners = new Map<object, Set<() => void>>()
  let strategy: StrategyName = defaultStrategy
  let returnPath: { readonly path: string; readonly savedAt: number } | null = null
  return {
    tab: () => {
      const me = {}
      const mine = new Set<() => void>()
      listeners.set(me, mine)
      const tellOthers = () =>
        listeners.forEach((theirs, tab) => tab !== me && theirs.forEach((listener) => listener()))
      return {
        strategy: () => strategy,
        setStrategy: (next) => {
          strategy = next
          tellOthers()
        },
        tokens: (of) => tokens.get(of) ?? noTokens,
        setTokens: (of, next) => {
          tokens.set(of, next)
          tellOthers()
        },
        clear: () => {
          tokens.clear()
          strategy = defaultStrategy
          tellOthers()
        },
        returnPath: () => returnPath,
        setReturnPath: (next) => {
          returnPath = next
        },
        onChange: (listener) => {
          mine.add(listener)
          return () => {
            mine.delete(listener)
          }
        },
      }
    },
  }
}

/** What the server says to a signed-in call that carries `token`. */
export type TokenVerdict = 'ok' | 'token_expired' | 'token_invalid'

export interface MemorySessionServer {
  /** The calls of one browser: they share the HttpOnly cookie. */
  readonly api: SessionApi
  readonly verdict: (token: string) => TokenVerdict
  /** The next call of this name fails so; `after`: it was done, and only the answer was lost. */
  readonly failNext: (call: keyof SessionApi, failure: CallFailure, moment?: FaultMoment) => void
  /** Ends every token of the member: signed out from another device. */
  readonly revoke: () => void
  readonly calls: () => ReadonlyArray<keyof SessionApi>
  /** The most refreshes that were ever on their way together. */
  readonly refreshesAtOnce: () => number
}

interface Options {
  /** The server's own clock, which need not agree with the device's. */
  readonly clock: Clock
  readonly user?: SessionUser
  readonly password?: string
  /** How long an answer takes: awaited in the middle of every call. */
  readonly pause?: () => Promise<void>
}

const tokenInvalid = (): ApiError => apiError(401, 'token_invalid')

/** A back end with one member: opaque tokens that end, and a refresh token that is replaced at every use. */
export const memorySessionServer = ({
  clock,
  user = { id: '8d9f5c1e-0b7a-4c7e-9d58-2f9d1c0a7b11', email: 'mali@example.com', name: 'Mali' },
  password = 'correct horse',
  pause = () => Promise.resolve(),
}: Options): MemorySessionServer => {
  const access = new Map<string, number>()
  const calls: Array<keyof SessionApi> = []
  const faults: Array<{
    readonly call: keyof SessionApi
    readonly failure: CallFailure
    readonly moment: FaultMoment
  }> = []
  let issued = 0
  let cookieEndsAt: number | null = null
  let refreshing = 0
  let mostRefreshing = 0

  const grant = (): TokenGrant => {
    const accessToken = `token-${++issued}`
    access.set(accessToken, clock.now() + tokenLifeS * 1000)
    cookieEndsAt = clock.now() + refreshLifeS * 1000
    return { accessToken, expiresIn: tokenLifeS, refreshExpiresIn: refreshLifeS }
  }

  const verdict = (token: string): TokenVerdict => {
    const endsAt = access.get(token)
    return endsAt === undefined ? 'token_invalid' : clock.now() < endsAt ? 'ok' : 'token_expired'
  }

  const call =
    <A>(name: keyof SessionApi, work: () => E.Either<CallFailure, A>) =>
    async (): Promise<E.Either<CallFailure, A>> => {
      calls.push(name)
      const at = faults.findIndex((fault) => fault.call === name)
      const [fault] = at < 0 ? [] : faults.splice(at, 1)
      if (fault?.moment === 'before') return pause().then(() => E.left(fault.failure))
      await pause()
      const answer = work()
      await pause()
      return fault === undefined ? answer : E.left(fault.failure)
    }

  const revoke = (): void => {
    access.clear()
    cookieEndsAt = null
  }

  return {
    verdict,
    revoke,
    calls: () => calls,
    refreshesAtOnce: () => mostRefreshing,
    failNext: (name, failure, moment = 'before') => {
      faults.push({ call: name, failure, moment })
    },
    api: {
      login: (given) =>
        call('login', () =>
          given.email === user.email && given.password === password
            ? E.right({ user, grant: grant() })
            : E.left(apiError(401, 'invalid_credentials')),
        ),
      refresh: () => async () => {
        refreshing += 1
        mostRefreshing = Math.max(mostRefreshing, refreshing)
        const answer = await call('refresh', () =>
          cookieEndsAt !== null && clock.now() < cookieEndsAt
            ? E.right(grant())
            : E.left(apiError(401, 'refresh_invalid')),
        )()
        refreshing -= 1
        return answer
      },
      fetchUser: (token) =>
        call('fetchUser', () => {
          const said = verdict(token)
          return said === 'ok'
            ? E.right({ user })
            : E.left(said === 'token_invalid' ? tokenInvalid() : apiError(401, said))
        }),
      logout: () =>
        call('logout', () => {
          revoke()
          return E.right(undefined)
        }),
      reset: call('reset', () => {
        cookieEndsAt = null
        return E.right(undefined)
      }),
    },
  }
}
