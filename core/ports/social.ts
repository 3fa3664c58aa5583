import type { TaskEither } from 'fp-ts/TaskEither'
import type { SocialDeparture, SocialFlow } from '../domain/session/departure.js'
import type { SocialName } from '../domain/session/tokens.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

export type { SocialDeparture, SocialFlow } from '../domain/session/departure.js'
export type { SocialName } from '../domain/session/tokens.js'

/** How a provider is asked, as the server tells it. */
export interface SocialWay {
  /** Our app's name at the provider. */
  readonly clientId: string
  /** The provider's authorization endpoint. */
  readonly authorization: string
  readonly flow: SocialFlow
  /** What it is asked for, in place of the strategy's, where that is a matter of settings. */
  readonly scope?: ReadonlyArray<string>
}

/** Which ways in there are besides e-mail and password; null or false: not offered. */
export interface SignInMethods extends Readonly<Record<SocialName, SocialWay | null>> {
  readonly phone: boolean
}

/** The departures of this device: one for each strategy, a later one in place of an earlier. */
export interface SocialDepartures {
  readonly of: (name: SocialName) => SocialDeparture | null
  readonly keep: (name: SocialName, departure: SocialDeparture) => void
  readonly forget: (name: SocialName) => void
}

/** What came back from a provider, for the server to check. */
export type SocialProof =
  | {
      readonly provider: SocialName
      readonly flow: 'token'
      readonly accessToken: string
      readonly idToken: string | null
      readonly nonce: string
    }
  | {
      readonly provider: SocialName
      readonly flow: 'code'
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri: string
      readonly nonce: string
    }

/** Someone whom the provider knows and we do not, yet. */
export interface SocialNewcomer {
  /** Joins with it (`Registration.join`) once the address is proved and the terms are agreed to. */
  readonly joinToken: string
  /** Seconds. */
  readonly expiresIn: number
  readonly name: string | null
  readonly email: string | null
  /** `unproved`: a mailed code is needed. `taken`: the address has an account, which has to be proved or signed in to. */
  readonly emailStatus: 'proved' | 'unproved' | 'taken'
}

/** What a return from a provider gives: a session, or what is known of a newcomer. */
export type SocialAnswer =
  | { readonly _tag: 'member'; readonly user: SessionUser; readonly grant: TokenGrant }
  | { readonly _tag: 'newcomer'; readonly newcomer: SocialNewcomer }

/** A code that was mailed; times in seconds. */
export interface MailedCode {
  /** Seconds. */
  readonly expiresIn: number
  readonly resendAfter: number
  readonly digits: number
  /** Binds the code to the browser that asked for it. */
  readonly request: string
}

/** Signing in with an account elsewhere. */
export interface SocialSignIn {
  /** `social_refused`, `provider_unreachable`. */
  readonly signIn: (proof: SocialProof) => TaskEither<CallFailure, SocialAnswer>
  /** Adds the provider's account to the one that is signed in. `identity_taken`, `proof_required`. */
  readonly link: (what: SocialProof | { readonly joinToken: string }) => TaskEither<CallFailure, void>
  /** The provider's account signs in no longer; also where none did. `last_way`, `proof_required`. */
  readonly unlink: (name: SocialName) => TaskEither<CallFailure, void>
  /** The same answer for an address with and without an account. */
  readonly askEmailCode: (joinToken: string, email: string) => TaskEither<CallFailure, MailedCode>
  /** A member: the address had an account, to which the provider's account now belongs. */
  readonly proveEmail: (given: {
    readonly joinToken: string
    readonly email: string
    readonly code: string
    readonly request: string
  }) => TaskEither<CallFailure, SocialAnswer>
}
