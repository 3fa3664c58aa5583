import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { verifyIdToken, toleranceSeconds, type Claims, type Signature } from './idToken.js'
import { outgoingBudgetMs, outgoingJson, withinBudget, type OutgoingFailure } from './outgoingCall.js'
import type { Provider, SignInMethod, SocialPerson, ReturnedProof } from './socialPerson.js'
import { addressOf, nameOf } from './personFields.js'

export interface OpenIdOf {
  readonly clientId: string
  /** Null: codes cannot be exchanged, so the tokens come in the URL (implicit flow). */
  readonly clientSecret: string | null
  /** Whether its ID tokens may come in the URL, where scripts of other front ends read them. */
  readonly implicit: boolean
  /** Without a trailing slash; its discovery document is below it. */
  readonly issuer: string
  /** Origins of its endpoints beside the issuer's: no other host gets the secret, or vouches for a token. */
  readonly origins: ReadonlyArray<string>
  /** One spelling of the issuer, by which accounts are found. */
  readonly accountIssuer: string
  readonly way: Pick<SignInMethod, 'authorization' | 'scope'>
  readonly signature: (jwksUri: URL) => Signature
  readonly provesEmail: (claims: Claims) => boolean
}

/** OpenID Connect Discovery 1.0, 3. */
const Discovery = t.type({ issuer: t.string, jwks_uri: t.string, token_endpoint: t.string })

/** RFC 6749, 5.1, with OpenID Connect's ID token. */
const TokenAnswer = t.type({ id_token: t.string })

interface Discovered {
  readonly tokenEndpoint: string
  readonly signature: Signature
}

type Step<A> = Promise<E.Either<OutgoingFailure, A>>

/** Google sends the discovery document with a life of one hour. */
const discoveryLifeMs = 3_600_000

const isOf = (origins: ReadonlyArray<string>, address: string): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin)

const discoveryOf = ({ issuer, origins, signature }: OpenIdOf): ((signal: AbortSignal) => Step<Discovered>) => {
  let cached: { readonly discovered: Discovered; readonly until: number } | null = null
  return async (signal) => {
    if (cached !== null && cached.until > Date.now()) return E.right(cached.discovered)
    const loaded = await outgoingJson(`${issuer}/.well-known/openid-configuration`, Discovery, { signal })
    if (E.isLeft(loaded)) return E.left('unreachable')
    // Discovery 1.0, 4.3: a document about another issuer must not be used.
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

/** The code is exchanged with the secret that only this server has. */
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

/** RFC 7515 §7.1. Some signatures have several texts, by which a used token would count as another one. */
const signedPart = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'))

const personOf = (of: OpenIdOf, claims: Claims, idToken: string, proof: ReturnedProof): SocialPerson => ({
  issuer: of.accountIssuer,
  subject: claims.sub,
  name: nameOf(claims.name),
  email: addressOf(claims.email),
  emailProved: of.provesEmail(claims),
  // The provider makes a code single-use; this server makes a token from a URL single-use.
  once:
    proof.flow === 'token'
      ? { token: signedPart(idToken), until: new Date((claims.exp + toleranceSeconds) * 1000) }
      : null,
})

const idTokenOf = async (
  of: OpenIdOf,
  discovered: Discovered,
  proof: ReturnedProof,
  signal: AbortSignal,
): Step<string> => {
  if (proof.flow === 'code') return trade(of, discovered, proof, signal)
  return proof.id_token === undefined || !of.implicit ? E.left('refused') : E.right(proof.id_token)
}

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
