import type { Either } from 'fp-ts/Either'
import type { NetworkError, ApiError } from '../domain/call/failure.js'

/** The refusal when neither token can be used any more (specification, error catalogue). */
export interface TokensExpired {
  readonly _tag: 'TokensExpired'
  readonly message: 'Both token and refresh token have expired. Your request was aborted.'
}

/** The session for the HTTP client. `current` refreshes an expired token first; null: signed out, or unknown without
 * a token. */
export interface Bearer {
  readonly current: () => Promise<Either<TokensExpired | NetworkError | ApiError, string | null>>
  /** After `token_expired`: it refreshes, unless another tab has, and gives the new token. */
  readonly renewed: (refused: string) => Promise<Either<TokensExpired | NetworkError | ApiError, string>>
  /** After the server knows no owner of the token. A late answer about an old token changes nothing. */
  readonly rejected: (refused: string) => void
  /** A write waits until the owner is known and carries the token of the page's member only. A read carries no token
   * of another member. */
  readonly admits: (isUnsafe: boolean) => Promise<(token: string) => boolean>
}
