import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from './failures.js'

/** The ways in, by the names under which their tokens are kept. */
export type StrategyName = 'local1' | 'phone' | 'google' | 'facebook'

/** What scripts may know of a strategy's tokens. The refresh token itself is in an HttpOnly cookie: only its expiry is here. */
export interface StoredTokens {
  readonly token: string | null
  /** Milliseconds since the epoch; null: unknown. */
  readonly tokenExpiresAt: number | null
  readonly refreshExpiresAt: number | null
}

/** The session as the device keeps it: prefix `auth.`, cookie first, then local storage. */
export interface SessionStore {
  /** `local1` where nothing was stored. */
  readonly strategy: () => StrategyName
  readonly setStrategy: (strategy: StrategyName) => void
  readonly tokens: (strategy: StrategyName) => StoredTokens
  readonly setTokens: (strategy: StrategyName, tokens: StoredTokens) => void
  /** Forgets the strategy and every strategy's tokens. */
  readonly clear: () => void
  readonly returnPath: () => { readonly path: string; readonly savedAt: number } | null
  readonly setReturnPath: (entry: { readonly path: string; readonly savedAt: number } | null) => void
  /** Calls back when another tab has signed in, refreshed or signed out. Returns the way to stop. */
  readonly onChange: (listener: () => void) => () => void
}

/** A token answer: lives are in seconds, counted from the moment of receipt. */
export interface TokenGrant {
  readonly accessToken: string
  readonly expiresIn: number | null
  readonly refreshExpiresIn: number | null
}

/** The user as the server tells it; other fields may come and are kept. */
export interface SessionUser {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly [field: string]: unknown
}

/** The server's session calls. None of them goes through the bearer's own refresh. */
export interface SessionApi {
  readonly login: (
    credentials: { readonly email: string; readonly password: string },
  ) => TaskEither<CallFailure, { readonly user: SessionUser; readonly grant: TokenGrant }>
  /** Uses the HttpOnly refresh cookie. */
  readonly refresh: (strategy: StrategyName) => TaskEither<CallFailure, TokenGrant>
  /** The raw body: the user is read from it at the configured property. */
  readonly fetchUser: (accessToken: string) => TaskEither<CallFailure, unknown>
  readonly logout: (accessToken: string | null) => TaskEither<CallFailure, void>
  /** POST /_auth/reset: drops the HttpOnly cookie. */
  readonly reset: TaskEither<CallFailure, void>
}
