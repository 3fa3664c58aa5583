import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { verifyIdToken, toleranceSeconds, type Claims, type Signature } from './idToken.js'
import { outgoingBudgetMs, outgoingJson, withinBudget, type OutgoingFailure } from './outgoingCall.js'
import type { Provider, SignInMethod, SocialPerson, ReturnedProof } from './socialPerson.js'
import { addressOf, nameOf } from './personFields.js'

/** An OpenID provider, by what it has of its own. */
export interface OpenIdOf {
  readonly clientId: string
  /** Null: codes cannot be exchanged, so the tokens come in the address (implicit flow). */
  readonly clientSecret: string | null
  /** Whether its ID tokens may come in the address, where scripts of other front ends take them from. */
  readonly implicit: boolean
  /** Issuer of the ID tokens, without a trailing slash, under which the discovery document stands. */
  readonly issuer: string
  /** Where its endpoints are beside its issuer's own origin: nobody else is told the secret, or vouches for a token. */
  readonly origins: ReadonlyArray<string>
  /** One name for the issuer, whichever way it spells itself: accounts are found by it. */
  readonly accountIssuer: string
  readonly way: Pick<SignInMethod, 'authorization' | 'scope'>
  /** How its ID tokens are signed. The keys that it publishes are at `jwksUri`. */
  readonly signature: (jwksUri: URL) => Signature
  /** Whether the provider has itself proved the address that it tells. */
  readonly provesEmail: (claims: Claims) => boolean
}

/** OpenID Connect Discovery 1.0, 3, as far as it is used. */
const Discovery = t.type({ issuer: t.string, jwks_uri: t.string, token_endpoint: t.string })

/** RFC 6749, 5.1, with OpenID Connect's ID token. */
const TokenAnswer = t.type({ id_token: t.string })

interface Discovered {
  readonly tokenEndpoint: string
  readonly signature: Signature
}

type Step<A> = Promise<E.Either<OutgoingFailure, A>>

/** How long the discovery document is believed. Google sends it with a life of one hour. */
const discoveryLifeMs = 3_600_000

const isOf = (origins: ReadonlyArray<string>, address: string): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin)

/** The provider's documents, fetched when first needed; one that did not come is asked for again. */
const discoveryOf = ({ issuer, origins, signature }: OpenIdOf): ((signal: AbortSignal) => Step<Discovered>) => {
  let cached: { readonly discovered: Discovered; readonly until: number } | null = null
  return async (signal) => {
    if (cached !== null && cached.until > Date.now()) return E.right(cached.discovered)
    const loaded = await outgoingJson(`${issuer}/.well-known/openid-configuration`, Discovery, { signal })
    if (E.isLeft(loaded)) return E.left('unreachable')
    // Discovery 1.0, 4.3: a document about somebody else is not to be used.
    if (loaded.right.issuer.replace(/\/$/, '') !== issuer) return E.left('unreachable')
    const own = [new URL(issuer).origin, ...origins]
    if (![loaded.right.jwks_uri, loaded.right.token_endpoint].every((address) => isOf(own, address)))
      return E.left('unreachable')
    const discovered: Discovered = {
      tokenEndpoint: loaded.right.token_endpoint,
      signature: signature(new URL(loaded.right.jwks_uri)),
    }
    cached = { discovered, until: Date.now() + discoveryLifeMs }
    return E.right(discovered)
  }
}

type CodeProof = Extract<ReturnedProof, { readonly flow: 'code' }>

/** The code for tokens, by the secret that only this server has. */
const trade = async (
  { clientId, clientSecret }: OpenIdOf,
  { tokenEndpoint }: Discovered,
  { code, code_verifier, redirect_uri }: CodeProof,
  signal: AbortSignal,
): Step<string> => {
  if (clientSecret === null) return E.left('refused')
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier,
    redirect_uri,
    client_id: clientId,
    client_secret: clientSecret,
  })
  const answer = await outgoingJson(tokenEndpoint, TokenAnswer, { signal, body })
  return E.Functor.map(answer, ({ id_token }) => id_token)
}

/**
 * What a signature is over, RFC 7515 §7.1. The last sign of the signature itself has bits that say nothing, and with some algorithms one
 * text has several signatures: a used token would be another one by them.
 */
const signedPart = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'))

const personOf = (of: OpenIdOf, claims: Claims, idToken: string, proof: ReturnedProof): SocialPerson => ({
  issuer: of.accountIssuer,
  subject: claims.sub,
  name: nameOf(claims.name),
  email: addressOf(claims.email),
  emailProved: of.provesEmail(claims),
  // A code is used up by its provider; a token that came in an address is good until it ends, so it is used up here.
  once:
    proof.flow === 'token'
      ? { token: signedPart(idToken), until: new Date((claims.exp + toleranceSeconds) * 1000) }
      : null,
})

/** The ID token that a proof brings: for its code, or as it came in the address. */
const idTokenOf = async (
  of: OpenIdOf,
  discovered: Discovered,
  proof: ReturnedProof,
  signal: AbortSignal,
): Step<string> => {
  if (proof.flow === 'code') return trade(of, discovered, proof, signal)
  return proof.id_token === undefined || !of.implicit ? E.left('refused') : E.right(proof.id_token)
}

/** Signing in by OpenID Connect Core 1.0: the code flow where there is a secret, else the implicit one. */
export const openId = (of: OpenIdOf, budgetMs: number = outgoingBudgetMs): Provider => {
  const { clientId, clientSecret, issuer, way } = of
  const discovery = discoveryOf(of)
  return {
    signInMethod: { client_id: clientId, ...way, flow: clientSecret === null ? 'token' : 'code' },
    personOf: async (proof, now) => {
      return withinBudget(budgetMs, async (signal): Step<SocialPerson> => {
        const discovered = await discovery(signal)
        if (E.isLeft(discovered)) return discovered
        const received = await idTokenOf(of, discovered.right, proof, signal)
        if (E.isLeft(received)) return received
        const claims = await verifyIdToken(received.right, {
          signature: discovered.right.signature,
          issuers: [issuer, issuer.replace(/^https:\/\//, '')],
          clientId,
          nonce: proof.nonce,
          accessToken: proof.flow === 'token' ? proof.access_token : null,
          now,
        })
        return E.Functor.map(claims, (loaded) => personOf(of, loaded, received.right, proof))
      })
    },
  }
}
