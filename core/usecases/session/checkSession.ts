import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { sessionLook, type SessionLook } from '../../domain/session/token.js'
import type { Bearer } from '../../ports/bearer.js'
import type { Clock } from '../../ports/clock.js'
import type { SessionStore } from '../../ports/session.js'
import type { RefreshFailure } from './refreshSession.js'

/**
 * The session as this device knows it, without a call.
 * @example
 * const look = lookAtSession({ clock: settableClock(), store: memoryBrowser().tab() })
 * look() // => 'signedOut'
 */
export const lookAtSession = ({
  clock,
  store,
}: {
  readonly clock: Clock
  readonly store: SessionStore
}): IO<SessionLook> => {
  return () => sessionLook(clock.now(), store.tokens(store.strategy()))
}

/**
 * Runs at start, on route changes, on the timer and on return to the tab: refreshes an expired token and ends a session
 * without tokens. Left: `TokensExpired` (the session has ended), or a failure that changed nothing.
 * @example
 * const clock = settableClock()
 * const { api } = memorySessionServer({ clock })
 * const { bearer } = createSession({ clock, store: memoryBrowser().tab(), api, lock: memoryLock() })
 * await checkSession({ bearer })() // => { _tag: 'Right', right: 'signedOut' }
 */
export const checkSession = ({
  bearer,
}: {
  readonly bearer: Pick<Bearer, 'current'>
}): TE.TaskEither<RefreshFailure, 'signedOut' | 'signedIn'> =>
  pipe(
    bearer.current,
    TE.map((token) => (token === null ? 'signedOut' : 'signedIn')),
  )
