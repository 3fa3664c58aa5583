import type { TaskEither } from 'fp-ts/TaskEither'
import type { Consent } from './consents.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

/** What somebody who joins has given. */
export interface NewMember {
  readonly joinToken: string
  /** Who joins with e-mail needs one; who proved a telephone or an account elsewhere does not. */
  readonly password?: string
  readonly name?: string
  /** 20 or over, or with a parent's consent: nobody joins without saying so. */
  readonly adult: true
  /** `terms` and `privacy` must be granted. */
  readonly consents: ReadonlyArray<
    Pick<Consent, 'granted' | 'version'> & {
      readonly purpose: Exclude<Consent['purpose'], 'child_health' | 'mobility' | 'line'>
    }
  >
}

/** Registration with e-mail: address, mailed code, password. All times in seconds. */
export interface Registration {
  /** The same answer whether or not the address has an account. */
  readonly askCode: (email: string) => TaskEither<
    CallFailure,
    {
      readonly expiresIn: number
      readonly resendAfter: number
      readonly digits: number
      /** Binds the code to the browser that asked: given back with it, so that wrong tries of strangers do not count for it. */
      readonly request: string
    }
  >
  /** `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly proveCode: (
    email: string,
    code: string,
    request?: string,
  ) => TaskEither<CallFailure, { readonly joinToken: string; readonly expiresIn: number }>
  readonly join: (
    member: NewMember,
  ) => TaskEither<CallFailure, { readonly user: SessionUser; readonly grant: TokenGrant }>
}
