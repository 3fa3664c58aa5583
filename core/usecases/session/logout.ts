import type { Task } from 'fp-ts/Task'
import type { SignOutReason } from '../../domain/session/guards.js'
import type { SessionApi, SessionStore } from '../../ports/session.js'

interface Deps {
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'logout'>
  readonly ended: (reason: SignOutReason) => void
}

export type Logout = Task<void>

/** The device forgets at once and says so; the call to the server follows, and its answer changes nothing. */
export const logout =
  ({ store, api, ended }: Deps): Logout =>
  async () => {
    const { token } = store.tokens(store.strategy())
    store.clear()
    ended('loggedOut')
    await api.logout(token)()
  }
