import type { Either } from 'fp-ts/Either'
import type { Consent } from './consents.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

/** The details of a new member. */
export interface NewMember {
  readonly joinToken: string
  /** Needed with e-mail; not with a proved telephone or provider account. */
  readonly password?: string
  readonly name?: string
  /** 20 or over, or a parent's consent. */
  readonly adult: true
  /** `terms` and `privacy` must be granted. */
  readonly consents: ReadonlyArray<
    Pick<Consent, 'granted' | 'version'> & {
      readonly purpose: Exclude<Consent['purpose'], 'child_health' | 'mobility' | 'line'>
    }
  >
}

/** Registration by e-mail: address, mailed code, password. Times are in seconds. */
export interface Registration {
  /** The same answer for an address with an account. */
  readonly askCode: (email: string) => Promise<
    Either<
      CallFailure,
      {
        readonly expiresIn: number
        readonly resendAfter: number
        readonly digits: number
        /** Binds the code to this browser, so that wrong attempts of others do not count. */
        readonly request: string
      }
    >
  >
  /** Refused: `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly proveCode: (
    email: string,
    code: string,
    request?: string,
  ) => Promise<Either<CallFailure, { readonly joinToken: string; readonly expiresIn: number }>>
  readonly join: (
    member: NewMember,
  ) => Promise<Either<CallFailure, { readonly user: SessionUser; readonly grant: TokenGrant }>>
}
