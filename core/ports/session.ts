import type { Either } from 'fp-ts/Either'
import type { StoredReturnPath } from '../domain/navigation/returnPath.js'
import type { StoredTokens, StrategyName, TokenGrant } from '../domain/session/tokens.js'
import type { SessionUser } from '../domain/session/user.js'
import type { CallFailure } from '../domain/call/failure.js'

export type { StoredTokens, StrategyName, TokenGrant } from '../domain/session/tokens.js'
export type { SessionUser } from '../domain/session/user.js'

/** The stored session: prefix `auth.`, cookie first, then local storage. */
export interface SessionStore {
  /** The name of the sign-in strategy; `local1` (password) if none is stored. */
  readonly strategy: () => StrategyName
  readonly setStrategy: (strategy: StrategyName) => void
  readonly tokens: (strategy: StrategyName) => StoredTokens
  readonly setTokens: (strategy: StrategyName, tokens: StoredTokens) => void
  readonly clear: () => void
  /** A sign-out has not reached the server yet: its refresh cookie is still there. */
  readonly resetOwed: () => boolean
  readonly setResetOwed: (owed: boolean) => void
  readonly returnPath: () => StoredReturnPath | null
  readonly setReturnPath: (entry: StoredReturnPath | null) => void
  /** When another tab signs in, refreshes or signs out. Returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void
}

/** The server's session calls, if the strategy has them. None uses the bearer's own refresh. */
export interface SessionApi {
  readonly login: (credentials: {
    readonly email: string
    readonly password: string
  }) => Promise<Either<CallFailure, { readonly user: SessionUser; readonly grant: TokenGrant }>>
  /** Uses the HttpOnly refresh cookie, else the stored token. */
  readonly refresh: (strategy: StrategyName, refreshToken?: string) => Promise<Either<CallFailure, TokenGrant>>
  /** The raw body; the caller takes the user from the configured property. */
  readonly fetchUser: (strategy: StrategyName, accessToken: string) => Promise<Either<CallFailure, unknown>>
  readonly logout: (strategy: StrategyName, accessToken: string | null) => Promise<Either<CallFailure, void>>
  readonly reset: (strategy: StrategyName) => Promise<Either<CallFailure, void>>
}
