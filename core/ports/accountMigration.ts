import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'
import type { NewMember } from './registration.js'
import type { SessionUser, TokenGrant } from './session.js'

/** An account of the earlier site is known by both. */
export interface LegacyClaim {
  readonly email: string
  readonly phone: string
}

interface OnItsWay {
  readonly expiresIn: number
  readonly resendAfter: number
  readonly digits: number
}

/** Moving an account of the earlier site: mailed code, code by telephone, new password. All times in seconds. */
export interface AccountMigration {
  /** The same answer whether or not there is such an account. */
  readonly askCode: (claim: LegacyClaim) => TaskEither<CallFailure, OnItsWay & { readonly request: string }>
  /**
   * A right code has another one sent to the telephone. `mailRequest`: that of `askCode`. `code_invalid` (body: `tries_left`),
   * `code_expired`.
   */
  readonly proveMail: (
    claim: LegacyClaim,
    code: string,
    mailRequest?: string,
  ) => TaskEither<CallFailure, OnItsWay & { readonly request: string }>
  readonly provePhone: (
    claim: LegacyClaim,
    request: string,
    code: string,
  ) => TaskEither<CallFailure, { readonly migrationToken: string; readonly expiresIn: number }>
  /** `isNew`: false where the account was there already and is linked. `points`: the opening balance. */
  readonly move: (
    member: Pick<NewMember, 'adult' | 'consents'> & { readonly migrationToken: string; readonly password: string },
  ) => TaskEither<
    CallFailure,
    { readonly user: SessionUser; readonly grant: TokenGrant; readonly points: number; readonly isNew: boolean }
  >
}
