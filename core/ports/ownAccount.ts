import type { TaskEither } from 'fp-ts/TaskEither'
import type { SocialName } from '../domain/session/tokens.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser } from './session.js'

/** The member's own ways in; e-mail and telephone only where they were verified. */
export interface LinkedWays extends Readonly<Record<SocialName, boolean>> {
  readonly password: boolean
  readonly email: boolean
  readonly phone: boolean
}

/** A file of the account's own, with its media type. */
export interface FileBytes {
  /** `image/webp` */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What a member may do with the account itself: its picture, a copy of everything, and its end. */
export interface OwnAccount {
  readonly ways: TaskEither<CallFailure, LinkedWays>
  /** `not_found` where there is none; the user's `avatar_id` tells. */
  readonly avatar: TaskEither<CallFailure, FileBytes>
  /** A JPEG, PNG or WebP of 10 MB at most. `invalid_input` at `picture`, `too_large`. */
  readonly changeAvatar: (bytes: Uint8Array, key: IdempotencyKey) => TaskEither<CallFailure, SessionUser>
  readonly removeAvatar: (key: IdempotencyKey) => TaskEither<CallFailure, SessionUser>
  /** A ZIP of everything. `proof_required`. `onProgress`: bytes received so far. */
  readonly download: (onProgress: (received: number) => void) => TaskEither<CallFailure, FileBytes>
  /** Gives the instant (UTC ISO) from which the account is gone. `proof_required`. */
  readonly askDeletion: (key: IdempotencyKey) => TaskEither<CallFailure, { readonly deleteAt: string }>
  readonly withdrawDeletion: (key: IdempotencyKey) => TaskEither<CallFailure, void>
}
