import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { OutgoingFailure } from './outgoingCall.js'

/** OpenID Connect Core 1.0, 2 and 5.1. Google writes `email_verified` as a boolean. */
const Claims = t.intersection([
  t.type({ sub: t.string, exp: t.number }),
  t.partial({
    nonce: t.string,
    name: t.string,
    email: t.string,
    email_verified: t.boolean,
    at_hash: t.string,
    azp: t.string,
  }),
])
export type Claims = t.TypeOf<typeof Claims>

/** Keys and algorithms are ours, never those that the token names (RFC 8725, 3.1). */
export interface Signature {
  readonly key: JWTVerifyGetKey
  readonly algorithms: ReadonlyArray<string>
}

export interface Expected {
  readonly signature: Signature
  /** Spellings of the issuer: Google's tokens have carried theirs with and without `https://`. */
  readonly issuers: ReadonlyArray<string>
  readonly clientId: string
  /** Null: the request had none. */
  readonly nonce: string | null
  /** An access token from the URL must be the one that the ID token was issued with. */
  readonly accessToken: string | null
  readonly now: Date
}

/** Clocks of two companies differ; Google advises a few minutes at most. */
export const toleranceSeconds = 60

/** OpenID Connect Core 1.0, 3.2.2.9: the left half of the digest, for algorithms of 256 bits. */
const atHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken, 'ascii').digest().subarray(0, 16).toString('base64url')

const isOurs = (claims: Claims, { clientId, nonce, accessToken }: Expected): boolean =>
  claims.sub !== '' &&
  (nonce === null || claims.nonce === nonce) &&
  (claims.azp === undefined || claims.azp === clientId) &&
  (accessToken === null || claims.at_hash === atHash(accessToken))

/** The keys could not be fetched: any other failure is the token's fault. */
const isUnreachable = (failure: unknown): boolean =>
  failure instanceof errors.JWKSTimeout ||
  failure instanceof errors.JWKSInvalid ||
  !(failure instanceof errors.JOSEError) ||
  // jose's code for a key document that was answered with an error.
  failure.code === 'ERR_JOSE_GENERIC'

export const verifyIdToken = async (token: string, expected: Expected): Promise<E.Either<OutgoingFailure, Claims>> => {
  try {
    const { payload } = await jwtVerify(token, expected.signature.key, {
      issuer: [...expected.issuers],
      audience: expected.clientId,
      algorithms: [...expected.signature.algorithms],
      requiredClaims: ['exp', 'iat', 'sub', ...(expected.nonce === null ? [] : ['nonce'])],
      clockTolerance: toleranceSeconds,
      currentDate: expected.now,
    })
    const claims = Claims.decode(payload)
    return E.isRight(claims) && isOurs(claims.right, expected) ? claims : E.left('refused')
  } catch (failure) {
    return E.left(isUnreachable(failure) ? 'unreachable' : 'refused')
  }
}
