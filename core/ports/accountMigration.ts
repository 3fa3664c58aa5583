import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../domain/call/failure.js'
import type { NewMember } from './registration.js'
import type { SessionUser, TokenGrant } from './session.js'

/** E-mail and telephone of an account of the earlier site. */
export interface LegacyClaim {
  readonly email: string
  readonly phone: string
}

interface OnItsWay {
  readonly expiresIn: number
  readonly resendAfter: number
  readonly digits: number
}

/** Moves an account of the earlier site: mailed code, code by SMS, new password. Times are in seconds. */
export interface AccountMigration {
  readonly askCode: (claim: LegacyClaim) => Promise<Either<CallFailure, OnItsWay & { readonly request: string }>>
  /** A right code sends another one to the telephone. Refused: `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly proveMail: (
    claim: LegacyClaim,
    code: string,
    mailRequest?: string,
  ) => Promise<Either<CallFailure, OnItsWay & { readonly request: string }>>
  readonly provePhone: (
    claim: LegacyClaim,
    request: string,
    code: string,
  ) => Promise<Either<CallFailure, { readonly migrationToken: string; readonly expiresIn: number }>>
  /** `isNew`: false if the account existed already and is linked now. `points`: the opening balance. */
  readonly move: (
    member: Pick<NewMember, 'adult' | 'consents'> & { readonly migrationToken: string; readonly password: string },
  ) => Promise<
    Either<
      CallFailure,
      { readonly user: SessionUser; readonly grant: TokenGrant; readonly points: number; readonly isNew: boolean }
    >
  >
}
