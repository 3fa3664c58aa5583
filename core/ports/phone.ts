import type { Either } from 'fp-ts/Either'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

/** A code sent by SMS. Seconds count from receipt. */
export interface PhoneCodeSent {
  /** Binds the code to this browser; send it back with the code. */
  readonly request: string
  readonly expiresIn: number
  readonly resendAfter: number
  /** More digits after many wrong attempts. */
  readonly digits: number
}

/** An entered code with its number and request. */
export interface GivenPhoneCode {
  readonly phone: MobileNumber
  readonly code: string
  readonly request: string
}

/** A number without an account; its owner may join with it. */
export interface PhoneNewcomer {
  readonly _tag: 'newcomer'
  readonly joinToken: string
  readonly expiresIn: number
}

/** The answer to a right code: a session, or a newcomer's token to join. */
export type PhoneAnswer =
  | { readonly _tag: 'member'; readonly user: SessionUser; readonly grant: TokenGrant }
  | PhoneNewcomer

/** Signing in by telephone. It is refused with `way_absent` if the server has no SMS provider. */
export interface PhoneSignIn {
  /** The same answer for every number. Refused: `rate_limited`, `messages_spent`. */
  readonly askCode: (phone: MobileNumber) => Promise<Either<CallFailure, PhoneCodeSent>>
  readonly signIn: (given: GivenPhoneCode) => Promise<Either<CallFailure, PhoneAnswer>>
}

/** Changes the member's number. It is refused with `proof_required` without fresh proof. */
export interface PhoneChange {
  /** The answer is the same for a number of another account, and does not open it. */
  readonly askCode: (phone: MobileNumber) => Promise<Either<CallFailure, PhoneCodeSent>>
  readonly verify: (given: GivenPhoneCode) => Promise<Either<CallFailure, SessionUser>>
}
