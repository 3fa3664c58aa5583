import type { Either } from 'fp-ts/Either'
import type { NetworkError, ApiError } from '../domain/call/failure.js'

/** Raised if neither token can be used any more (specification, error catalogue). */
export interface TokensExpired {
  readonly _tag: 'TokensExpired'
  readonly message: 'Both token and refresh token have expired. Your request was aborted.'
}

/**
 * What the HTTP client needs from the session. `current` gives a token that has not expired, and refreshes first if it
 * must (one refresh at a time in all tabs). null: signed out, or unknown without a token.
 */
export interface Bearer {
  readonly current: () => Promise<Either<TokensExpired | NetworkError | ApiError, string | null>>
  /** Call it when the server answers `token_expired`: refreshes, unless another tab has, and gives the new token. */
  readonly renewed: (refused: string) => Promise<Either<TokensExpired | NetworkError | ApiError, string>>
  /**
   * Call it when the server knows no owner of the token: resets the session and asks for a new sign-in. A late answer
   * about an old token changes nothing.
   */
  readonly rejected: (refused: string) => void
  /**
   * Decides at the start of a call which tokens it may carry. A write (`isUnsafe`) waits until the owner is known and
   * carries the token of the page's member only. A read carries no token of a member other than the one shown.
   */
  readonly admits: (isUnsafe: boolean) => Promise<(token: string) => boolean>
}
