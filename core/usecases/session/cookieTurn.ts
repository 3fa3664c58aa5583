import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import { refreshLockName } from '../../domain/session/constants.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionStore } from '../../ports/session.js'

/** Without this lock in all tabs, a late answer could set the cookie of one session beside the token of another. */
export const inTurn =
  ({ lock }: { readonly lock: Lock }) =>
  <A>(work: Task<A>): Promise<A> =>
    lock.run(refreshLockName, work)

interface Deps {
  readonly lock: Lock
  readonly store: SessionStore
}

/** Skipped after a new sign-in, whose cookie it is now. After an answer no reset is owed. */
export const dropCookie =
  ({ lock, store }: Deps) =>
  (call: TaskEither<unknown, unknown>): Promise<void> =>
    inTurn({ lock })(async () => {
      if (store.tokens(store.strategy()).token === null && E.isRight(await call())) store.setResetOwed(false)
    })

export const payReset = async ({
  lock,
  store,
  api,
}: Deps & { readonly api: Pick<SessionApi, 'reset'> }): Promise<void> => {
  if (store.resetOwed())
    await dropCookie({ lock, store })(async () => (store.resetOwed() ? api.reset(store.strategy()) : E.right(null)))
}
