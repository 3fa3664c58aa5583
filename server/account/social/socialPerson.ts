import type * as E from 'fp-ts/Either'
import type { SocialName } from '@careplus/core/session'
import type { SocialProof } from '@careplus/adapters/internal/contract'
import type { OutgoingFailure } from './outgoingCall.js'

/** Null: a code with a verifier needs no nonce. */
export type ReturnedProof =
  | Extract<SocialProof, { readonly flow: 'token' }>
  | (Omit<Extract<SocialProof, { readonly flow: 'code' }>, 'nonce'> & { readonly nonce: string | null })

export interface SocialPerson {
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** The provider has proved the address. */
  readonly emailProved: boolean
  /** A single-use token and its expiry; null: the provider makes it single-use. */
  readonly once: { readonly token: string; readonly until: Date } | null
}

export interface SignInMethod {
  readonly client_id: string
  readonly authorization: string
  readonly flow: 'token' | 'code'
  readonly scope?: string
}

export interface Provider {
  readonly signInMethod: SignInMethod
  readonly personOf: (proof: ReturnedProof, now: Date) => Promise<E.Either<OutgoingFailure, SocialPerson>>
}

/** Null: not configured, or not offered yet. */
export type Social = Readonly<Record<SocialName, Provider | null>>

export type SocialAt = (now: Date) => Social
