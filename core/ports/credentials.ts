import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'
import type { StrategyName } from '../domain/session/tokens.js'

/** The links in e-mails. Each token works once and needs no session. Times are in seconds. */
export interface LetterLinks {
  /** The answer is the same for an address without an account. */
  readonly askPasswordLink: (
    email: string,
  ) => Promise<Either<CallFailure, { readonly expiresIn: number; readonly resendAfter: number }>>
  /** Ends all sessions of the account. `link_invalid`: used, expired, replaced or unknown. */
  readonly resetPassword: (token: string, password: string) => Promise<Either<CallFailure, void>>
  readonly confirmEmail: (token: string) => Promise<Either<CallFailure, { readonly email: string }>>
}

/** An e-mail address not confirmed yet. */
export interface PendingEmail {
  readonly email: string
  readonly expiresIn: number
  readonly resendAfter: number
}

/** The member's password and e-mail. A change needs fresh proof, else `proof_required`. */
export interface Credentials {
  /** Ends the other sessions, and answers their number. */
  readonly setPassword: (password: string) => Promise<Either<CallFailure, { readonly ended: number }>>
  /** The answer is the same if another account has that address. */
  readonly askEmail: (email: string, key: IdempotencyKey) => Promise<Either<CallFailure, PendingEmail>>
  readonly readEmail: () => Promise<
    Either<CallFailure, { readonly email: string | null; readonly pending: PendingEmail | null }>
  >
}

/** A session of the member. Instants are UTC ISO. */
export interface SignedInDevice {
  readonly id: string
  /** `Chrome`, `Android`; null: unknown. */
  readonly browser: string | null
  readonly system: string | null
  readonly strategy: StrategyName
  readonly signedInAt: string
  readonly lastUsedAt: string
  readonly here: boolean
}

/** The member's sessions. Ending one takes effect at once. */
export interface Devices {
  /** This one first, then by last use. */
  readonly list: ReadPart<SignedInDevice>
  readonly end: (id: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
  readonly endOthers: (key: IdempotencyKey) => Promise<Either<CallFailure, { readonly ended: number }>>
  readonly endAll: (key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
