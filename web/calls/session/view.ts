import type { SessionStatus } from '@careplus/core/session'
import type { SessionUser } from '@careplus/core/ports'

/**
 * Why the server cannot be asked who is signed in. `unanswered`: it says nothing; `unreachable`: no connection; `closed`:
 * maintenance; `failing`: it says that it cannot; `unreadable`: what answers is not our server (a Wi-Fi portal, say).
 */
export type SessionTrouble = 'unanswered' | 'unreachable' | 'closed' | 'failing' | 'unreadable'

/** What a screen may know of the session. `busy`: the user is being read, or the token refreshed. */
export interface SessionView {
  readonly status: SessionStatus
  /** Where `status` is `unknown`: who this device knows it to be, with nothing but the id. */
  readonly user: SessionUser | null
  /** null: none is known of. */
  readonly trouble: SessionTrouble | null
  readonly busy: boolean
}
