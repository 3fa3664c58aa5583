import type { Either } from 'fp-ts/Either'
import type { SocialDeparture, SocialFlow } from '../domain/session/departure.js'
import type { SocialName } from '../domain/session/tokens.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { SessionUser, TokenGrant } from './session.js'

export type { SocialDeparture, SocialFlow } from '../domain/session/departure.js'
export type { SocialName } from '../domain/session/tokens.js'

/** A provider's settings, from the server. */
export interface SocialWay {
  readonly clientId: string
  readonly authorization: string
  readonly flow: SocialFlow
  /** Replaces the strategy's scope if the settings name one. */
  readonly scope?: ReadonlyArray<string>
}

/** Sign-in methods besides e-mail and password; null or false: not offered. */
export interface SignInMethods extends Readonly<Record<SocialName, SocialWay | null>> {
  readonly phone: boolean
}

/** The started sign-ins of this device, one for each strategy; a later one replaces it. */
export interface SocialDepartures {
  readonly of: (name: SocialName) => SocialDeparture | null
  readonly keep: (name: SocialName, departure: SocialDeparture) => void
  readonly forget: (name: SocialName) => void
}

/** The provider's response, for the server to check. */
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

/** A person with an account at the provider, and none on this server. */
export interface SocialNewcomer {
  /** For `Registration.join`, after the address is proved and the terms are accepted. */
  readonly joinToken: string
  /** Seconds. */
  readonly expiresIn: number
  readonly name: string | null
  readonly email: string | null
  /** `unproved`: a mailed code is needed. `taken`: the address has an account, so the person must prove it or sign
   * in to it. */
  readonly emailStatus: 'proved' | 'unproved' | 'taken'
}

/** A session, or the newcomer's details. */
export type SocialAnswer =
  | { readonly _tag: 'member'; readonly user: SessionUser; readonly grant: TokenGrant }
  | { readonly _tag: 'newcomer'; readonly newcomer: SocialNewcomer }

/** A mailed code. Times are in seconds. */
export interface MailedCode {
  readonly expiresIn: number
  readonly resendAfter: number
  readonly digits: number
  /** Binds the code to this browser. */
  readonly request: string
}

/** Signing in with a provider's account. */
export interface SocialSignIn {
  /** Refused: `social_refused`, `provider_unreachable`. */
  readonly signIn: (proof: SocialProof) => Promise<Either<CallFailure, SocialAnswer>>
  /** Refused: `identity_taken`, `proof_required`. */
  readonly link: (what: SocialProof | { readonly joinToken: string }) => Promise<Either<CallFailure, void>>
  /** Succeeds if there was none. Refused: `last_way`, `proof_required`. */
  readonly unlink: (name: SocialName) => Promise<Either<CallFailure, void>>
  /** The same answer for an address with an account. */
  readonly askEmailCode: (joinToken: string, email: string) => Promise<Either<CallFailure, MailedCode>>
  /** Gives the member if the address had an account; the provider's account is linked to it. */
  readonly proveEmail: (given: {
    readonly joinToken: string
    readonly email: string
    readonly code: string
    readonly request: string
  }) => Promise<Either<CallFailure, SocialAnswer>>
}
