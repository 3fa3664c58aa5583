import type { TaskEither } from 'fp-ts/TaskEither'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from './failures.js'
import type { SessionUser } from './session.js'

/** The member's own particulars. */
export interface Profile {
  readonly read: TaskEither<CallFailure, SessionUser>
  /** Changes what is named and leaves the rest; null clears. `birthday` is an ISO date. */
  readonly change: (
    changes: { readonly name?: string | null; readonly birthday?: string | null },
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, SessionUser>
}
