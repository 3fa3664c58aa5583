import { isOneOf } from '../reading/fields.js'

/** The social providers, by the names of their strategies. */
export const socialNames = ['google', 'line', 'facebook'] as const
/** The name of a social provider. */
export type SocialName = (typeof socialNames)[number]

export const strategyNames = ['local1', 'phone', ...socialNames] as const
/** The name of a sign-in method. */
export type StrategyName = (typeof strategyNames)[number]
export const isStrategyName = /*#__PURE__*/ isOneOf(strategyNames)

/** A strategy's tokens as scripts know them; ends in milliseconds since the epoch, null: unknown. The refresh token
 * is here only for a back end of another origin. */
export interface StoredTokens {
  readonly token: string | null
  readonly tokenExpiresAt: number | null
  readonly refreshExpiresAt: number | null
  readonly refreshToken?: string
  /** The script-readable cookie outlives the scripts' storage, which Safari deletes after seven days. */
  readonly refreshable?: true
  /** Only if the server has confirmed the member for this session. */
  readonly member?: string
}

/** The grant of a token response, lifetimes in seconds. `refreshToken`: only for a front end of another origin. */
export interface TokenGrant {
  readonly accessToken: string
  readonly expiresIn: number | null
  readonly refreshExpiresIn: number | null
  readonly refreshToken?: string
}
