import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { assign, createActor, fromPromise } from 'xstate'
import type { SessionStatus, SignOutReason } from '../../domain/session/guards.js'
import type { UnusableToken } from '../../domain/session/token.js'
import type { Bearer } from '../../ports/bearer.js'
import type { Clock } from '../../ports/clock.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionStore, SessionUser, StrategyName, TokenGrant } from '../../ports/session.js'
import { admittedTokens } from './admittedTokens.js'
import { acceptSession } from './acceptSession.js'
import { lookAtSession } from './checkSession.js'
import { payReset } from './cookieTurn.js'
import { fetchSessionUser, ownedBy } from './fetchSessionUser.js'
import { login, signIn, type Login, type SignIn, type SignInAnswer } from './login.js'
import { logout, type Logout } from './logout.js'
import { sessionBearer } from './sessionBearer.js'
import { sessionMachine } from './session.machine.js'
import type { SessionActor, SessionSnapshot } from './sessionState.js'
import { setTokenThenFetchUser, type SetTokenFailure } from './setTokenThenFetchUser.js'

/** Ports of a session. */
export interface SessionDeps {
  readonly clock: Clock
  readonly store: SessionStore
  readonly api: SessionApi
  readonly lock: Lock
  /** A dotted path. Default `user`. */
  readonly userProperty?: string
}

/** A session: the signed-in user, the commands, and a bearer for calls. */
export interface Session {
  readonly bearer: Bearer
  /** Subscribe for `user` and tags; `on('signedOut', …)` reports each end once, with its reason. */
  readonly actor: SessionActor
  readonly login: Login
  readonly logout: Logout
  readonly accept: (strategy: StrategyName, answer: SignInAnswer) => Either<UnusableToken, SessionUser>
  /** Calls and stores the answer in one turn, so that no refresh or sign-out of any tab comes between. */
  readonly signIn: SignIn
  readonly memberChanged: (user: SessionUser) => void
  readonly setToken: (strategy: StrategyName, grant: TokenGrant) => Promise<Either<SetTokenFailure, SessionUser | null>>
  /** As this device knows it; null: none, or unknown. */
  readonly knownMember: IO<string | null>
  readonly cameOnline: Task<void>
  readonly start: () => () => void
}

/** One page's session: the use cases and the machine over one set of ports.
 * @example
 * const clock = settableClock()
 * const { api } = memorySessionServer({ clock })
 * const session = createSession({ clock, store: memoryBrowser().tab(), api, lock: memoryLock() })
 * const stop = session.start()
 * await session.login({ email: 'mali@example.com', password: 'correct horse' })
 * sessionStatus(session.actor.getSnapshot()) // => 'signedIn'
 * stop() */
export const createSession = (deps: SessionDeps): Session => {
  const { store } = deps
  const tokenNow = (): string | null => store.tokens(store.strategy()).token
  const memberNow = (): string | null => store.tokens(store.strategy()).member ?? null
  let confirmed: string | null = null

  const ended = (reason: SignOutReason): void => actor.send({ type: 'session.ended', reason })
  const tokens = sessionBearer({ ...deps, ended })
  const bearer: Bearer = { ...tokens, admits: (isUnsafe) => admittedTokens({ store, actor }, isUnsafe) }
  const withBearer = { ...deps, bearer, ended }
  const look = lookAtSession(deps)

  const actor = createActor(
    sessionMachine.provide({
      actors: { fetchUser: fromPromise(() => fetchSessionUser(withBearer)) },
      guards: {
        isSignedOut: () => look() === 'signedOut',
        isThere: () => look() !== 'signedOut',
        isExpired: () => look() === 'expired',
        isAnother: () => tokenNow() !== confirmed,
        isOtherMember: ({ context: { user } }) => {
          const known = memberNow()
          return user !== null && known !== null && known !== user.id
        },
      },
      actions: {
        noteKnown: assign(({ context: { user } }) => {
          const id = memberNow()
          return id === null || id === user?.id ? {} : { user: ownedBy(store)({ id, email: null, name: null }) }
        }),
        noteToken: (_, { token }) => {
          confirmed = token
        },
      },
    }),
  )

  const signedIn = (user: SessionUser, token: string | null): void =>
    actor.send({ type: 'member.signedIn', user, token })
  const accept: Session['accept'] = (strategy, answer) => {
    const accepted = acceptSession(deps)(strategy, answer)
    if (E.isRight(accepted)) signedIn(accepted.right, tokenNow())
    return accepted
  }

  return {
    bearer,
    actor,
    accept,
    signIn: signIn({ ...deps, accept }),
    login: login({ ...deps, accept }),
    logout: logout(withBearer),
    memberChanged: (user) => actor.send({ type: 'member.changed', user: ownedBy(store)(user) }),
    setToken: (strategy, grant) =>
      pipe(
        () => setTokenThenFetchUser(withBearer)(strategy, grant),
        TE.map((proved) => {
          if (proved !== null) signedIn(proved.user, proved.token)
          return proved?.user ?? null
        }),
      )(),
    knownMember: memberNow,
    cameOnline: () => payReset(deps),
    start: () => {
      const stopFollowing = store.onChange(() => actor.send({ type: 'store.changed' }))
      actor.start()
      actor.send({ type: 'page.opened' })
      void payReset(deps)
      return () => {
        stopFollowing()
        actor.stop()
      }
    },
  }
}

/** The session's status, for guards.
 * @example
 * const clock = settableClock()
 * const { api } = memorySessionServer({ clock })
 * const session = createSession({ clock, store: memoryBrowser().tab(), api, lock: memoryLock() })
 * sessionStatus(session.actor.getSnapshot()) // => 'unknown' */
export const sessionStatus = (snapshot: Pick<SessionSnapshot, 'hasTag'>): SessionStatus =>
  snapshot.hasTag('signedIn') ? 'signedIn' : snapshot.hasTag('signedOut') ? 'signedOut' : 'unknown'
