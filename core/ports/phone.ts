import type { TaskEither } from 'fp-ts/TaskEither'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

/** A code is on its way to a telephone. Seconds, from the moment of receipt. */
export interface PhoneCodeSent {
  /** Binds the code to the browser that asked: given back with it. */
  readonly request: string
  readonly expiresIn: number
  readonly resendAfter: number
  /** How many digits the server asks for: more once somebody has been guessing. */
  readonly digits: number
}

/** A code that was typed, with the number and the request that it belongs to. */
export interface GivenPhoneCode {
  readonly phone: MobileNumber
  readonly code: string
  readonly request: string
}

/** A number without an account: its owner may join with it. */
export interface PhoneNewcomer {
  readonly _tag: 'newcomer'
  readonly joinToken: string
  /** Seconds. */
  readonly expiresIn: number
}

/** What a right code gives: a session, or what a newcomer needs to join. */
export type PhoneAnswer =
  | { readonly _tag: 'member'; readonly user: SessionUser; readonly grant: TokenGrant }
  | PhoneNewcomer

/** Signing in by telephone. `way_absent` where the server has no provider of text messages. */
export interface PhoneSignIn {
  /** The same answer for every number. `rate_limited`, `messages_spent`. */
  readonly askCode: (phone: MobileNumber) => TaskEither<CallFailure, PhoneCodeSent>
  /** `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly signIn: (given: GivenPhoneCode) => TaskEither<CallFailure, PhoneAnswer>
}

/** Another number for the member who is signed in. Both are refused with `proof_required` without fresh proof. */
export interface PhoneChange {
  /** The same answer for a number that another account has: nothing opens that one. */
  readonly askCode: (phone: MobileNumber) => TaskEither<CallFailure, PhoneCodeSent>
  /** The member with the new number. */
  readonly verify: (given: GivenPhoneCode) => TaskEither<CallFailure, SessionUser>
}
