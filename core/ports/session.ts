import type { TaskEither } from 'fp-ts/TaskEither'
import type { StoredReturnPath } from '../domain/navigation/returnPath.js'
import type { StoredTokens, StrategyName, TokenGrant } from '../domain/session/tokens.js'
import type { SessionUser } from '../domain/session/user.js'
import type { CallFailure } from '../domain/call/failure.js'

export type { StoredTokens, StrategyName, TokenGrant } from '../domain/session/tokens.js'
export type { SessionUser } from '../domain/session/user.js'

/** The session as the device keeps it: prefix `auth.`, cookie first, then local storage. */
export interface SessionStore {
  /** `local1` where nothing was stored. */
  readonly strategy: () => StrategyName
  readonly setStrategy: (strategy: StrategyName) => void
  readonly tokens: (strategy: StrategyName) => StoredTokens
  readonly setTokens: (strategy: StrategyName, tokens: StoredTokens) => void
  /** Forgets the strategy and every strategy's tokens. */
  readonly clear: () => void
  /** Whether the server was not yet told that someone signed out here: the refresh cookie is there still. */
  readonly resetOwed: () => boolean
  readonly setResetOwed: (owed: boolean) => void
  readonly returnPath: () => StoredReturnPath | null
  readonly setReturnPath: (entry: StoredReturnPath | null) => void
  /** Calls back when another tab has signed in, refreshed or signed out. Returns the way to stop. */
  readonly onChange: (listener: () => void) => () => void
}

/** The server's session calls, each where the way in has it. None of them goes through the bearer's own refresh. */
export interface SessionApi {
  readonly login: (credentials: {
    readonly email: string
    readonly password: string
  }) => TaskEither<CallFailure, { readonly user: SessionUser; readonly grant: TokenGrant }>
  /** Uses the HttpOnly refresh cookie, else the token that is held here. */
  readonly refresh: (strategy: StrategyName, refreshToken?: string) => TaskEither<CallFailure, TokenGrant>
  /** The raw body: the user is read from it at the configured property. */
  readonly fetchUser: (strategy: StrategyName, accessToken: string) => TaskEither<CallFailure, unknown>
  readonly logout: (strategy: StrategyName, accessToken: string | null) => TaskEither<CallFailure, void>
  /** POST /_auth/reset: drops the HttpOnly cookie. */
  readonly reset: (strategy: StrategyName) => TaskEither<CallFailure, void>
}
