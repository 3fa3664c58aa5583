import type { Task } from 'fp-ts/Task'
import type { SignOutReason } from '../../domain/session/guards.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionStore } from '../../ports/session.js'
import { dropCookie } from './cookieTurn.js'

interface Deps {
  readonly lock: Lock
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'logout'>
  readonly ended: (reason: SignOutReason) => void
}

/** Signs out on this device, then at the server; never fails. */
export type Logout = Task<void>

/** This device signs out at once; the server's answer changes nothing. Without an answer a reset is owed. */
export const logout =
  ({ lock, store, api, ended }: Deps): Logout =>
  () => {
    const strategy = store.strategy()
    const { token } = store.tokens(strategy)
    store.setResetOwed(true)
    store.clear()
    ended('loggedOut')
    return dropCookie({ lock, store })(() => api.logout(strategy, token))
  }
