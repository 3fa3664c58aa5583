import type { Either } from 'fp-ts/Either'
import type { SocialName } from '../domain/session/tokens.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser } from './session.js'

/** The member's sign-in methods. E-mail and telephone count once verified. */
export interface LinkedWays extends Readonly<Record<SocialName, boolean>> {
  readonly password: boolean
  readonly email: boolean
  readonly phone: boolean
}

/** A file with its media type, such as `image/webp`. */
export interface FileBytes {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The member's picture, the copy of all data, and the deletion of the account. */
export interface OwnAccount {
  readonly ways: () => Promise<Either<CallFailure, LinkedWays>>
  /** Refused: `not_found` if the user has no `avatar_id`. */
  readonly avatar: () => Promise<Either<CallFailure, FileBytes>>
  /** A JPEG, PNG or WebP of at most 10 MB. Refused: `invalid_input` at `picture`, `too_large`. */
  readonly changeAvatar: (bytes: Uint8Array, key: IdempotencyKey) => Promise<Either<CallFailure, SessionUser>>
  readonly removeAvatar: (key: IdempotencyKey) => Promise<Either<CallFailure, SessionUser>>
  /** A ZIP of all data. `onProgress` gets the bytes received. Refused: `proof_required`. */
  readonly download: (onProgress: (received: number) => void) => Promise<Either<CallFailure, FileBytes>>
  /** The instant of the deletion (UTC ISO). Refused: `proof_required`. */
  readonly askDeletion: (key: IdempotencyKey) => Promise<Either<CallFailure, { readonly deleteAt: string }>>
  readonly withdrawDeletion: (key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
