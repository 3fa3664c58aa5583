import type { Task } from 'fp-ts/Task'
import { refreshLockName } from '../../domain/session/constants.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionStore } from '../../ports/session.js'

/**
 * One turn for whatever sends or sets the refresh cookie, among all tabs. The browser sets a cookie when an answer
 * comes: out of turn, a late one would put the cookie of one session beside the token of another.
 */
export const inTurn =
  ({ lock }: { readonly lock: Lock }) =>
  <A>(work: Task<A>): Task<A> =>
  () =>
    lock.run(refreshLockName, work)

/** A call that takes the cookie away. Nobody is asked where someone has signed in since: the cookie is theirs now. */
export const dropCookie =
  ({ lock, store }: { readonly lock: Lock; readonly store: SessionStore }) =>
  (call: Task<unknown>): Task<void> =>
    inTurn({ lock })(async () => {
      if (store.tokens(store.strategy()).token === null) await call()
    })
