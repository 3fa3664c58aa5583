import type { SessionStatus } from '@careplus/core/session'
import type { SessionUser } from '@careplus/core/ports'

/** What a screen may know of the session. `busy`: the user is being read, or the token refreshed. */
export interface SessionView {
  readonly status: SessionStatus
  readonly user: SessionUser | null
  readonly busy: boolean
}
