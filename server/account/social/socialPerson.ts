import type * as E from 'fp-ts/Either'
import type { SocialName } from '@careplus/core/session'
import type { SocialProof } from '@careplus/adapters/internal/contract'
import type { OutgoingFailure } from './outgoingCall.js'

/** What came back from a provider. A code that came with a verifier needs no nonce to be somebody's own: null. */
export type ReturnedProof =
  | Extract<SocialProof, { readonly flow: 'token' }>
  | (Omit<Extract<SocialProof, { readonly flow: 'code' }>, 'nonce'> & { readonly nonce: string | null })

/** Who a provider says has signed in there. */
export interface SocialPerson {
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** The provider has itself proved the address. */
  readonly emailProved: boolean
  /** What may not be given a second time, and until when it could be: null where the provider sees to it. */
  readonly once: { readonly token: string; readonly until: Date } | null
}

/** What a browser must know to send a visitor there. */
export interface SignInMethod {
  readonly client_id: string
  readonly authorization: string
  readonly flow: 'token' | 'code'
  readonly scope?: string
}

export interface Provider {
  readonly signInMethod: SignInMethod
  /** Checks with the provider what came back from it. */
  readonly personOf: (proof: ReturnedProof, now: Date) => Promise<E.Either<OutgoingFailure, SocialPerson>>
}

/** Null: not configured, or not offered yet. */
export type Social = Readonly<Record<SocialName, Provider | null>>

/** The providers that are offered at a moment. */
export type SocialAt = (now: Date) => Social
