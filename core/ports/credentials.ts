import type { TaskEither } from 'fp-ts/TaskEither'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'
import type { StrategyName } from '../domain/session/tokens.js'

/** What links in letters do. Their tokens are good once; none of it needs a session. Times in seconds. */
export interface LetterLinks {
  /** Mails a link to choose a new password: the same answer whether or not the address has an account. */
  readonly askPasswordLink: (
    email: string,
  ) => TaskEither<CallFailure, { readonly expiresIn: number; readonly resendAfter: number }>
  /** Ends every session of the account. `link_invalid`: used, too old, replaced by a later one, or none of ours. */
  readonly resetPassword: (token: string, password: string) => TaskEither<CallFailure, void>
  /** The account's address is the one that the letter went to. `link_invalid`. */
  readonly confirmEmail: (token: string) => TaskEither<CallFailure, { readonly email: string }>
}

/** An e-mail address that waits for its code. */
export interface PendingEmail {
  readonly email: string
  /** Seconds. */
  readonly expiresIn: number
  readonly resendAfter: number
}

/** What guards the account. Changing it needs fresh proof: `proof_required`. */
export interface Credentials {
  /** A first password, or another one. Ends the member's other sessions; answers how many. */
  readonly setPassword: (password: string) => TaskEither<CallFailure, { readonly ended: number }>
  /** Writes a confirmation letter to the new address; the same answer whether or not another account has it. */
  readonly askEmail: (email: string, key: IdempotencyKey) => TaskEither<CallFailure, PendingEmail>
  /** The address of the account now, and the one that waits for its confirmation. */
  readonly readEmail: TaskEither<CallFailure, { readonly email: string | null; readonly pending: PendingEmail | null }>
}

/** A session of the member's, by the device it is on. Instants are UTC ISO. */
export interface SignedInDevice {
  readonly id: string
  /** `Chrome`, `Android`; null: it does not say. */
  readonly browser: string | null
  readonly system: string | null
  readonly strategy: StrategyName
  readonly signedInAt: string
  readonly lastUsedAt: string
  /** The one that asks. */
  readonly here: boolean
}

/** Where the member is signed in. Ending a session acts at once. */
export interface Devices {
  /** This one first, then by last use. */
  readonly list: ReadPart<SignedInDevice>
  readonly end: (id: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
  /** Every session but this one; answers how many. */
  readonly endOthers: (key: IdempotencyKey) => TaskEither<CallFailure, { readonly ended: number }>
  /** This one too. */
  readonly endAll: (key: IdempotencyKey) => TaskEither<CallFailure, void>
}
