import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { expiryMarginMs, tokenType } from './constants.js'
import { jwtClaims } from './jwt.js'
import type { StoredTokens, TokenGrant } from './tokens.js'

interface AccessTokenBrand {
  readonly AccessToken: unique symbol
}

/** A bearer token: not empty, and valid in an HTTP header. */
export const AccessToken = /*#__PURE__*/ t.brand(
  t.string,
  (token): token is t.Branded<string, AccessTokenBrand> => isAccessToken(token),
  'AccessToken',
)
export type AccessToken = t.TypeOf<typeof AccessToken>

/** An empty token, or one that no header can carry, is never stored. */
export interface UnusableToken {
  readonly _tag: 'UnusableToken'
  readonly reason: 'empty' | 'malformed'
}

const malformed: E.Either<UnusableToken, never> = /*#__PURE__*/ E.left({ _tag: 'UnusableToken', reason: 'malformed' })
/** The usual maximum of servers for all headers of a request. */
const longest = 16_384
const isAccessToken = (token: string): token is AccessToken => token.length <= longest && /^[\x21-\x7e]+$/.test(token)
const typeInFront = new RegExp(`^${tokenType}(\\s+|$)`, 'i')

/** Decodes a token, without a leading `Bearer `.
 * @example accessToken('abc') // => { _tag: 'Right', right: 'abc' } */
export const accessToken = (received: unknown): E.Either<UnusableToken, AccessToken> => {
  if (typeof received !== 'string' || received.length > longest) return malformed
  const token = received.trim().replace(typeInFront, '')
  return isAccessToken(token)
    ? E.right(token)
    : token === ''
      ? E.left({ _tag: 'UnusableToken', reason: 'empty' })
      : malformed
}

/** The status of a token. `unknown`: no token, or an unknown end. */
export type TokenStatus = 'unknown' | 'valid' | 'expired'

/** `now < expiresAt - 500 ms`; null: unknown end. */
export const statusAt = (now: number, expiresAt: number | null): TokenStatus => {
  const remainingMs = (expiresAt ?? Number.NaN) - now
  if (!Number.isFinite(remainingMs)) return 'unknown'
  return remainingMs > expiryMarginMs ? 'valid' : 'expired'
}

/** The access token's status.
 * @example tokenStatus(9_500, { token: valueOf(accessToken('abc')), tokenExpiresAt: 10_000, refreshExpiresAt: null }) // => 'expired' */
export const tokenStatus = (now: number, { token, tokenExpiresAt }: StoredTokens): TokenStatus =>
  token === null ? 'unknown' : statusAt(now, tokenExpiresAt)

export const refreshStatus = (now: number, { refreshExpiresAt }: StoredTokens): TokenStatus =>
  statusAt(now, refreshExpiresAt)

/** `usable`: a token that is not known to have expired. `expired`: it needs a refresh. */
export type SessionLook = 'signedOut' | 'usable' | 'expired'

export const sessionLook = (now: number, stored: StoredTokens): SessionLook => {
  if (stored.token === null) return stored.refreshable === true ? 'expired' : 'signedOut'
  return tokenStatus(now, stored) === 'expired' ? 'expired' : 'usable'
}

/** null for a lifetime within the margin, which would refresh the token endlessly. */
const endOf = (receivedAt: number, lifeS: number | null): number | null => {
  const lifeMs = (lifeS ?? 0) * 1000
  return lifeMs > expiryMarginMs ? receivedAt + lifeMs : null
}

const isFinite = (claim: unknown): claim is number => Number.isFinite(claim)

/** `exp - iat` is a lifetime, independent of the device's clock; `exp` alone counts only if it is ahead. */
const foreignEnd = (receivedAt: number, token: string): number | null => {
  const { exp, iat } = jwtClaims(token)
  if (!isFinite(exp)) return null
  if (isFinite(iat) && exp > iat) return endOf(receivedAt, exp - iat)
  return statusAt(receivedAt, exp * 1000) === 'valid' ? exp * 1000 : null
}

/** The same device clock (ms) sets and checks the ends, so that a wrong clock changes nothing. */
export const tokensToStore = (receivedAt: number, token: AccessToken, grant: TokenGrant): StoredTokens => ({
  token,
  tokenExpiresAt: endOf(receivedAt, grant.expiresIn) ?? foreignEnd(receivedAt, token),
  refreshExpiresAt: endOf(receivedAt, grant.refreshExpiresIn),
  ...(grant.refreshToken === undefined ? {} : { refreshToken: grant.refreshToken }),
})

export const noTokens: StoredTokens = { token: null, tokenExpiresAt: null, refreshExpiresAt: null }
