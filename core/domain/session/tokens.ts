import { isOneOf } from '../reading/fields.js'

/** The social providers, by the names of their strategies. */
export const socialNames = ['google', 'line', 'facebook'] as const
/** The name of a social provider. */
export type SocialName = (typeof socialNames)[number]

/** The sign-in methods, under which their tokens are stored. */
export const strategyNames = ['local1', 'phone', ...socialNames] as const
/** The name of a sign-in method. */
export type StrategyName = (typeof strategyNames)[number]
/** Whether a text names a sign-in method. */
export const isStrategyName = /*#__PURE__*/ isOneOf(strategyNames)

/** A strategy's tokens as scripts know them; ends in milliseconds since the epoch, null: unknown. The refresh token is
 * in an HttpOnly cookie, or here for a back end of another origin. */
export interface StoredTokens {
  readonly token: string | null
  readonly tokenExpiresAt: number | null
  readonly refreshExpiresAt: number | null
  readonly refreshToken?: string
  /** The server has set a script-readable cookie beside the refresh cookie. It outlives the scripts' storage, which
   * Safari deletes after seven days. */
  readonly refreshable?: true
  /** The id of the tokens' member, if the server has confirmed it for this session. */
  readonly member?: string
}

/** The grant of a token response, lifetimes in seconds. `refreshToken`: only for a front end of another origin. */
export interface TokenGrant {
  readonly accessToken: string
  readonly expiresIn: number | null
  readonly refreshExpiresIn: number | null
  readonly refreshToken?: string
}
