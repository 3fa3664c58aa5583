import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { expiryMarginMs, tokenType } from './constants.js'
import { jwtClaims } from './jwt.js'
import type { StoredTokens, TokenGrant } from './tokens.js'

interface AccessTokenBrand {
  readonly AccessToken: unique symbol
}

/** A bearer token as it is stored and sent: not empty, and nothing in it that an HTTP header refuses. */
export const AccessToken = /*#__PURE__*/ t.brand(
  t.string,
  (token): token is t.Branded<string, AccessTokenBrand> => isAccessToken(token),
  'AccessToken',
)
export type AccessToken = t.TypeOf<typeof AccessToken>

/** A token that is empty, or that no header could carry, is never stored. */
export interface UnusableToken {
  readonly _tag: 'UnusableToken'
  readonly reason: 'empty' | 'malformed'
}

const malformed: E.Either<UnusableToken, never> = /*#__PURE__*/ E.left({ _tag: 'UnusableToken', reason: 'malformed' })
/** What servers take as all headers of a request at most, most often. */
const longest = 16_384
const isAccessToken = (token: string): token is AccessToken => token.length <= longest && /^[\x21-\x7e]+$/.test(token)
const typeInFront = new RegExp(`^${tokenType}(\\s+|$)`, 'i')

/**
 * Takes a leading `Bearer ` off: what is stored is the token alone.
 * @example
 * accessToken('abc') // => { _tag: 'Right', right: 'abc' }
 * accessToken('a b') // => { _tag: 'Left', left: { _tag: 'UnusableToken', reason: 'malformed' } }
 */
export const accessToken = (received: unknown): E.Either<UnusableToken, AccessToken> => {
  if (typeof received !== 'string' || received.length > longest) return malformed
  const token = received.trim().replace(typeInFront, '')
  return isAccessToken(token)
    ? E.right(token)
    : token === ''
      ? E.left({ _tag: 'UnusableToken', reason: 'empty' })
      : malformed
}

/** `unknown`: no token, or nobody knows when it ends. */
export type TokenStatus = 'unknown' | 'valid' | 'expired'

/**
 * Valid only while `now < expiresAt - 500 ms`: at exactly 500 ms left it is expired. All in milliseconds.
 * @example
 * statusAt(1000, 2000) // => 'valid'
 * statusAt(2000, 2000) // => 'expired'
 * statusAt(2000, null) // => 'unknown'
 */
export const statusAt = (now: number, expiresAt: number | null): TokenStatus => {
  const left = (expiresAt ?? Number.NaN) - now
  if (!Number.isFinite(left)) return 'unknown'
  return left > expiryMarginMs ? 'valid' : 'expired'
}

/**
 * The access token's status.
 * @example
 * const tokens = { token: rightOf(accessToken('abc')), tokenExpiresAt: 10_000, refreshExpiresAt: null }
 * tokenStatus(9_499, tokens) // => 'valid'
 * tokenStatus(9_500, tokens) // => 'expired'
 */
export const tokenStatus = (now: number, { token, tokenExpiresAt }: StoredTokens): TokenStatus =>
  token === null ? 'unknown' : statusAt(now, tokenExpiresAt)

/**
 * The refresh token's: scripts know its end, never the token. `unknown` means there is none to use.
 * @example
 * refreshStatus(2000, { ...noTokens, refreshExpiresAt: 1000 }) // => 'expired'
 */
export const refreshStatus = (now: number, { refreshExpiresAt }: StoredTokens): TokenStatus =>
  statusAt(now, refreshExpiresAt)

/** `usable`: a token is there that is not known to have expired. `expired`: only a refresh can bring one. */
export type SessionLook = 'signedOut' | 'usable' | 'expired'

/**
 * What the stored tokens alone say of a session, at `now` (device clock, ms).
 * @example
 * sessionLook(2000, noTokens) // => 'signedOut'
 * sessionLook(2000, { ...noTokens, refreshable: true }) // => 'expired'
 */
export const sessionLook = (now: number, held: StoredTokens): SessionLook => {
  if (held.token === null) return held.refreshable === true ? 'expired' : 'signedOut'
  return tokenStatus(now, held) === 'expired' ? 'expired' : 'usable'
}

/** A life too short to outlast the margin tells nothing: it would have the token refreshed for ever. */
const endOf = (receivedAt: number, lifeS: number | null): number | null => {
  const lifeMs = (lifeS ?? 0) * 1000
  return lifeMs > expiryMarginMs ? receivedAt + lifeMs : null
}

const isFinite = (claim: unknown): claim is number => Number.isFinite(claim)

/**
 * A foreign token's own word, where the answer gave no life. `exp - iat` is a life, whatever this device's clock says;
 * a bare `exp` is believed only if it is still ahead, else the clock is wrong and the server has the last word.
 */
const foreignEnd = (receivedAt: number, token: string): number | null => {
  const { exp, iat } = jwtClaims(token)
  if (!isFinite(exp)) return null
  if (isFinite(iat) && exp > iat) return endOf(receivedAt, exp - iat)
  return statusAt(receivedAt, exp * 1000) === 'valid' ? exp * 1000 : null
}

/**
 * What is stored of a grant received at `receivedAt` (device clock, ms). Ends are counted from the moment of receipt
 * by the same clock that will look at them, so a clock that is a day wrong changes nothing.
 * @example
 * const grant = { accessToken: 'abc', expiresIn: 1800, refreshExpiresIn: null }
 * tokensToStore(0, rightOf(accessToken('abc')), grant).tokenExpiresAt // => 1800000
 */
export const tokensToStore = (receivedAt: number, token: AccessToken, grant: TokenGrant): StoredTokens => ({
  token,
  tokenExpiresAt: endOf(receivedAt, grant.expiresIn) ?? foreignEnd(receivedAt, token),
  refreshExpiresAt: endOf(receivedAt, grant.refreshExpiresIn),
  ...(grant.refreshToken === undefined ? {} : { refreshToken: grant.refreshToken }),
})

/** What a store holds of somebody who is signed out. */
export const noTokens: StoredTokens = { token: null, tokenExpiresAt: null, refreshExpiresAt: null }
