import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser } from './session.js'

/** The member's own profile. */
export interface Profile {
  readonly read: () => Promise<Either<CallFailure, SessionUser>>
  /** The given fields only; null clears one. `birthDate`: an ISO date; a minor's needs `guardian_agreed`. */
  readonly change: (
    changes: {
      readonly name?: string | null
      readonly birthDate?: string | null
      readonly guardian_agreed?: boolean
    },
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, SessionUser>>
}
