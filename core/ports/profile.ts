import type { TaskEither } from 'fp-ts/TaskEither'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser } from './session.js'

/** The member's own particulars. */
export interface Profile {
  readonly read: TaskEither<CallFailure, SessionUser>
  /**
   * Changes what is named and leaves the rest; null clears. `birthDate` is an ISO date; one of a minor is taken with
   * `guardian_agreed` only.
   */
  readonly change: (
    changes: {
      readonly name?: string | null
      readonly birthDate?: string | null
      readonly guardian_agreed?: boolean
    },
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, SessionUser>
}
