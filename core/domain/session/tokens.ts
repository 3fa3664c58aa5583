/** The ways in, by the names under which their tokens are kept. */
export type StrategyName = 'local1' | 'phone' | 'google' | 'facebook'

/**
 * What scripts may know of a strategy's tokens. The refresh token itself is in an HttpOnly cookie: only its expiry is
 * here.
 */
export interface StoredTokens {
  readonly token: string | null
  /** Milliseconds since the epoch; null: unknown. */
  readonly tokenExpiresAt: number | null
  readonly refreshExpiresAt: number | null
}

/** A token answer: lives are in seconds, counted from the moment of receipt. */
export interface TokenGrant {
  readonly accessToken: string
  readonly expiresIn: number | null
  readonly refreshExpiresIn: number | null
}
