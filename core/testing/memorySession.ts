import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { defaultStrategy, refreshLifeS, tokenLifeS } from '../domain/session/constants.js'
import type { StoredReturnPath } from '../domain/navigation/returnPath.js'
import { noTokens } from '../domain/session/token.js'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionApi, SessionStore, SessionUser, StoredTokens, StrategyName, TokenGrant } from '../ports/session.js'
import { apiError, type FaultMoment } from './memoryAccount.js'
import { memoryRotation, type IssuedTokens, type MemoryRotation, type TokenVerdict } from './memoryRotation.js'

/** One browser's storage with several tabs. */
export interface MemoryBrowser {
  readonly tab: () => SessionStore
}

/** One browser in memory, with shared storage.
 * @example
 * const browser = memoryBrowser()
 * browser.tab().strategy() // => 'local1' */
export const memoryBrowser = (): MemoryBrowser => {
  const tokens = new Map<StrategyName, StoredTokens>()
  const listeners = new Map<object, Set<() => void>>()
  let strategy: StrategyName = defaultStrategy
  let resetOwed = false
  let returnPath: StoredReturnPath | null = null
  return {
    tab: () => {
      const me = {}
      const ownListeners = new Set<() => void>()
      listeners.set(me, ownListeners)
      const notifyOtherTabs = () =>
        listeners.forEach((theirs, tab) => tab !== me && theirs.forEach((listener) => listener()))
      return {
        strategy: () => strategy,
        setStrategy: (next) => {
          strategy = next
          notifyOtherTabs()
        },
        tokens: (of) => tokens.get(of) ?? noTokens,
        setTokens: (of, next) => {
          tokens.set(of, next)
          notifyOtherTabs()
        },
        clear: () => {
          tokens.clear()
          strategy = defaultStrategy
          notifyOtherTabs()
        },
        resetOwed: () => resetOwed,
        setResetOwed: (next) => {
          resetOwed = next
        },
        returnPath: () => returnPath,
        setReturnPath: (next) => {
          returnPath = next
        },
        onChange: (listener) => {
          ownListeners.add(listener)
          return () => {
            ownListeners.delete(listener)
          }
        },
      }
    },
  }
}

/** A call counted by the session's server. */
export type SessionCall = keyof SessionApi | 'product'

/** One tab's connection. */
export interface MemoryLine {
  readonly api: SessionApi
  readonly product: (token: string) => Promise<Either<CallFailure, string>>
  readonly hangUp: () => void
}

/** A server of sessions in memory, with controls for tests. */
export interface MemorySessionServer {
  readonly api: SessionApi
  readonly connect: () => MemoryLine
  readonly verdict: (token: string) => TokenVerdict
  /** `after`: it ran, and its answer was lost. */
  readonly failNext: (call: SessionCall, failure: CallFailure, moment?: FaultMoment) => void
  readonly heal: () => void
  readonly revoke: () => void
  readonly grantElsewhere: (email: string) => TokenGrant
  readonly calls: () => ReadonlyArray<SessionCall>
  readonly refreshesAtOnce: () => number
  readonly cookieFamily: () => number | null
  /** By sign-in: the first refresh whose answer was lost (server clock, ms). */
  readonly lostAnswers: () => ReadonlyMap<number, number>
  readonly rotation: MemoryRotation
}

interface Options {
  /** The device's clock may differ. */
  readonly clock: Clock
  readonly user?: SessionUser
  readonly others?: ReadonlyArray<SessionUser>
  readonly password?: string
  readonly pause?: (call: SessionCall) => Promise<unknown>
}

/** null deletes the refresh cookie, absent leaves it. */
interface Reply<A> {
  readonly answer: E.Either<CallFailure, A>
  readonly cookie?: string | null
  readonly renews?: number
}

const refused = (status: number, code: string): Reply<never> => ({ answer: E.left(apiError(status, code)) })
const done: Reply<void> = { answer: E.right(undefined), cookie: null }

const grantOf = ({ access }: IssuedTokens): TokenGrant => ({
  accessToken: access,
  expiresIn: tokenLifeS,
  refreshExpiresIn: refreshLifeS,
})

/** A server with one browser: opaque tokens that expire, and a refresh token replaced at each use.
 * @example
 * const server = memorySessionServer({ clock: settableClock() })
 * await server.api.login({ email: 'mali@example.com', password: 'correct horse' })
 * server.calls() // => ['login'] */
export const memorySessionServer = ({
  clock,
  user = { id: '8d9f5c1e-0b7a-4c7e-9d58-2f9d1c0a7b11', email: 'mali@example.com', name: 'Mali' },
  others = [],
  password = 'correct horse',
  pause = () => Promise.resolve(),
}: Options): MemorySessionServer => {
  const rotation = memoryRotation({ clock })
  const members = [user, ...others]
  const calls: Array<SessionCall> = []
  const faults: Array<{ readonly call: SessionCall; readonly failure: CallFailure; readonly moment: FaultMoment }> = []
  const lost = new Map<number, number>()
  const refreshing = new Set<object>()
  let maxRefreshing = 0
  let cookie: string | null = null

  const byToken = (token: string): Reply<SessionUser> => {
    const tokenVerdict = rotation.verdict(token)
    const family = rotation.familyOfAccess(token)
    const member = family === null ? undefined : members.find(({ id }) => id === rotation.family(family).member)
    return tokenVerdict === 'ok' && member !== undefined ? { answer: E.right(member) } : refused(401, tokenVerdict)
  }

  const connect = (): MemoryLine => {
    const tabClosed = { yet: false }
    const ownListeners = new Set<object>()
    const never = new Promise<never>(() => undefined)

    const exchange = async <A>(name: SessionCall, work: (carried: string | null) => Reply<A>) => {
      calls.push(name)
      const carried = cookie
      const at = faults.findIndex((fault) => fault.call === name)
      const [fault] = at < 0 ? [] : faults.splice(at, 1)
      await pause(name)
      if (tabClosed.yet) return never
      if (fault?.moment === 'before') return E.left(fault.failure)
      const reply = work(carried)
      await pause(name)
      if (fault !== undefined || tabClosed.yet) {
        if (reply.renews !== undefined && !lost.has(reply.renews)) lost.set(reply.renews, clock.now())
        return tabClosed.yet || fault === undefined ? never : E.left(fault.failure)
      }
      if (reply.cookie !== undefined) cookie = reply.cookie
      return reply.answer
    }

    const refresh = async (): Promise<E.Either<CallFailure, TokenGrant>> => {
      const me = {}
      refreshing.add(me)
      ownListeners.add(me)
      maxRefreshing = Math.max(maxRefreshing, refreshing.size)
      const answer = await exchange<TokenGrant>('refresh', (carried) => {
        const issued = rotation.rotate(carried)
        return issued === null
          ? refused(401, 'refresh_invalid')
          : { answer: E.right(grantOf(issued)), cookie: issued.refresh, renews: issued.family }
      })
      refreshing.delete(me)
      return answer
    }

    return {
      hangUp: () => {
        tabClosed.yet = true
        for (const each of ownListeners) refreshing.delete(each)
      },
      product: (token) =>
        exchange('product', () => {
          const { answer } = byToken(token)
          return { answer: E.Functor.map(answer, ({ id }) => id) }
        }),
      api: {
        login: (given) =>
          exchange('login', () => {
            const member = members.find(({ email }) => email === given.email)
            if (member === undefined || given.password !== password) return refused(401, 'invalid_credentials')
            const issued = rotation.start(member.id)
            return { answer: E.right({ user: member, grant: grantOf(issued) }), cookie: issued.refresh }
          }),
        refresh,
        fetchUser: (_, token) =>
          exchange('fetchUser', () => {
            const { answer } = byToken(token)
            return { answer: E.Functor.map(answer, (member) => ({ user: member })) }
          }),
        logout: (_, token) =>
          exchange('logout', (carried) => {
            rotation.end(rotation.familyOfRefresh(carried), 'loggedOut')
            rotation.end(rotation.familyOfAccess(token), 'loggedOut')
            return done
          }),
        reset: () =>
          exchange('reset', (carried) => {
            rotation.end(rotation.familyOfRefresh(carried), 'reset')
            return done
          }),
      },
    }
  }

  return {
    rotation,
    connect,
    api: connect().api,
    verdict: rotation.verdict,
    revoke: () => rotation.families().forEach(({ id }) => rotation.end(id, 'revoked')),
    calls: () => calls,
    refreshesAtOnce: () => maxRefreshing,
    cookieFamily: () => rotation.familyOfRefresh(cookie),
    lostAnswers: () => lost,
    heal: () => {
      faults.length = 0
    },
    grantElsewhere: (email) => {
      const member = members.find((each) => each.email === email)
      if (member === undefined) throw new Error(`no member ${email}`)
      return { ...grantOf(rotation.start(member.id)), refreshExpiresIn: null }
    },
    failNext: (name, failure, moment = 'before') => {
      faults.push({ call: name, failure, moment })
    },
  }
}
