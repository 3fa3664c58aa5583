import { isOneOf } from '../reading/fields.js'

/** The providers of accounts elsewhere, by the names of their strategies. */
export const socialNames = ['google', 'line', 'facebook'] as const
/** The name of a provider whose accounts can sign in. */
export type SocialName = (typeof socialNames)[number]

/** The ways in, by the names under which their tokens are kept. */
export const strategyNames = ['local1', 'phone', ...socialNames] as const
/** The name of a way to sign in. */
export type StrategyName = (typeof strategyNames)[number]
/**
 * Whether a text names a way to sign in.
 * @example
 * isStrategyName('google') // => true
 * isStrategyName('myspace') // => false
 */
export const isStrategyName = /*#__PURE__*/ isOneOf(strategyNames)

/**
 * What scripts may know of a strategy's tokens. The refresh token itself is in an HttpOnly cookie: only its expiry is
 * here. Where the back end is another origin, there is no such cookie, and the token is held here.
 */
export interface StoredTokens {
  readonly token: string | null
  /** Milliseconds since the epoch; null: unknown. */
  readonly tokenExpiresAt: number | null
  readonly refreshExpiresAt: number | null
  readonly refreshToken?: string
  /**
   * The server marked this browser as holding a refresh cookie, by a cookie of its own that scripts read and never write: it
   * outlives all that scripts stored, which Safari deletes after seven days.
   */
  readonly refreshable?: true
  /** The id of the member whose they are, where that is known for certain: proved by the server for this very session. */
  readonly member?: string
}

/** A token answer: lives are in seconds, counted from the moment of receipt. */
export interface TokenGrant {
  readonly accessToken: string
  readonly expiresIn: number | null
  readonly refreshExpiresIn: number | null
  /** Only for a front end of another origin. */
  readonly refreshToken?: string
}
