import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import { refreshLockName } from '../../domain/session/constants.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionStore } from '../../ports/session.js'

/**
 * One turn for whatever sends or sets the refresh cookie, among all tabs. The browser sets a cookie when an answer
 * comes: out of turn, a late one would put the cookie of one session beside the token of another.
 */
export const inTurn =
  ({ lock }: { readonly lock: Lock }) =>
  <A>(work: Task<A>): Task<A> =>
  () =>
    lock.run(refreshLockName, work)

interface Deps {
  readonly lock: Lock
  readonly store: SessionStore
}

/**
 * A call that takes the cookie away. Nobody is asked where someone has signed in since: the cookie is theirs now. Once
 * it is answered no reset is owed any more.
 */
export const dropCookie =
  ({ lock, store }: Deps) =>
  (call: TaskEither<unknown, unknown>): Task<void> =>
    inTurn({ lock })(async () => {
      if (store.tokens(store.strategy()).token === null && E.isRight(await call())) store.setResetOwed(false)
    })

/** Makes up for a sign-out that the server was not told of. */
export const payReset =
  ({ lock, store, api }: Deps & { readonly api: Pick<SessionApi, 'reset'> }): Task<void> =>
  async () => {
    if (store.resetOwed())
      await dropCookie({ lock, store })(async () =>
        store.resetOwed() ? api.reset(store.strategy())() : E.right(null),
      )()
  }
