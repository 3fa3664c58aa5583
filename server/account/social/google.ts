import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { GoogleSettings } from '../../platform/config/social.js'
import { refuse, refuseUntil } from '../../platform/http/refused.js'
import { googleIssuer } from '../members/members.js'
import { readIdToken, toleranceSeconds, type Claims } from './idToken.js'
import { outgoingBudgetMs, outgoingJson, withinBudget, type OutgoingFailure } from './outgoingCall.js'
import type { Provider, SocialPerson, ReturnedProof } from './person.js'
import { addressOf, nameOf } from './personFields.js'

/** OpenID Connect Discovery 1.0, 3, as far as it is used. */
const Discovery = t.type({ issuer: t.string, jwks_uri: t.string, token_endpoint: t.string })

/** RFC 6749, 5.1, with OpenID Connect's ID token. */
const TokenAnswer = t.type({ id_token: t.string })

interface Found {
  readonly tokenEndpoint: string
  readonly keys: JWTVerifyGetKey
}

type Step<A> = Promise<E.Either<OutgoingFailure, A>>

/** How long the discovery document is believed. Google sends it with a life of one hour. */
const discoveryLifeMs = 3_600_000

/** The provider's documents, fetched when first needed; one that did not come is asked for again. */
const discoveryOf = (issuer: string): ((signal: AbortSignal) => Step<Found>) => {
  let kept: { readonly found: Found; readonly until: number } | null = null
  return async (signal) => {
    if (kept !== null && kept.until > Date.now()) return E.right(kept.found)
    const read = await outgoingJson(`${issuer}/.well-known/openid-configuration`, Discovery, { signal })
    if (E.isLeft(read)) return E.left('unreachable')
    // Discovery 1.0, 4.3: a document about somebody else is not to be used.
    if (read.right.issuer.replace(/\/$/, '') !== issuer || !URL.canParse(read.right.jwks_uri))
      return E.left('unreachable')
    const found: Found = {
      tokenEndpoint: read.right.token_endpoint,
      keys: createRemoteJWKSet(new URL(read.right.jwks_uri), { timeoutDuration: outgoingBudgetMs }),
    }
    kept = { found, until: Date.now() + discoveryLifeMs }
    return E.right(found)
  }
}

type CodeProof = Extract<ReturnedProof, { readonly flow: 'code' }>

/** The code for tokens, by the secret that only this server has. */
const trade = async (
  { clientId, clientSecret }: GoogleSettings,
  { tokenEndpoint }: Found,
  { code, code_verifier, redirect_uri }: CodeProof,
  signal: AbortSignal,
): Step<string> => {
  if (clientSecret === null) return E.left('refused')
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    response_type: 'code',
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

const personOf = (claims: Claims, idToken: string, proof: ReturnedProof): SocialPerson => ({
  // One name for the issuer, whichever way it spells itself: accounts are found by it.
  issuer: googleIssuer,
  subject: claims.sub,
  name: nameOf(claims.name),
  email: addressOf(claims.email),
  emailProved: claims.email_verified === true,
  // A code is used up by its provider; a token that came in an address is good until it ends, so it is used up here.
  once:
    proof.flow === 'token'
      ? { token: signedPart(idToken), until: new Date((claims.exp + toleranceSeconds) * 1000) }
      : null,
})

export const google = (settings: GoogleSettings, budgetMs: number = outgoingBudgetMs): Provider => {
  const { clientId, clientSecret, issuer, authorization } = settings
  const discovery = discoveryOf(issuer)
  return {
    way: { client_id: clientId, authorization, flow: clientSecret === null ? 'token' : 'code' },
    personOf: async (proof, now) => {
      const checked = await withinBudget(budgetMs, async (signal): Step<SocialPerson> => {
        const found = await discovery(signal)
        if (E.isLeft(found)) return found
        const given: E.Either<OutgoingFailure, string> =
          proof.flow === 'code'
            ? await trade(settings, found.right, proof, signal)
            : proof.id_token === undefined
              ? E.left('refused')
              : E.right(proof.id_token)
        if (E.isLeft(given)) return given
        const claims = await readIdToken(given.right, {
          keys: found.right.keys,
          issuers: [issuer, issuer.replace(/^https:\/\//, '')],
          clientId,
          nonce: proof.nonce,
          accessToken: proof.flow === 'token' ? proof.access_token : null,
          now,
        })
        return E.Functor.map(claims, (read) => personOf(read, given.right, proof))
      })
      if (E.isRight(checked)) return checked
      return checked.left === 'refused' ? refuse('social_refused') : refuseUntil('provider_unreachable', 5)
    },
  }
}
