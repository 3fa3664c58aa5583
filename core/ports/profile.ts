import type { TaskEither } from 'fp-ts/TaskEither'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser } from './session.js'

/** The member's own profile. */
export interface Profile {
  readonly read: TaskEither<CallFailure, SessionUser>
  /** Changes the given fields only; null clears one. `birthDate` is an ISO date; a minor's needs `guardian_agreed`. */
  readonly change: (
    changes: {
      readonly name?: string | null
      readonly birthDate?: string | null
      readonly guardian_agreed?: boolean
    },
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, SessionUser>
}
