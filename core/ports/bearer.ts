import type { TaskEither } from 'fp-ts/TaskEither'
import type { NetworkError, ApiError } from '../domain/call/failure.js'

/** Specification, error catalogue: raised when neither token can be used any more. */
export interface TokensExpired {
  readonly _tag: 'TokensExpired'
  readonly message: 'Both token and refresh token have expired. Your request was aborted.'
}

/**
 * What the HTTP client asks of the session. `current` gives a token that is not expired, refreshing first where it
 * must (one refresh at a time in all tabs); null: signed out, or nobody can say and there is no token.
 */
export interface Bearer {
  readonly current: TaskEither<TokensExpired | NetworkError | ApiError, string | null>
  /** The server said `token_expired` of this token: refresh (unless another tab has), and give the new one. */
  readonly renewed: (refused: string) => TaskEither<TokensExpired | NetworkError | ApiError, string>
  /**
   * The server takes `refused` for nobody's: the session is reset and the parent asked to sign in again. A late answer to
   * a token that is no longer the session's changes nothing.
   */
  readonly rejected: (refused: string) => void
  /**
   * Asked as a call begins: tells of a token whether the call may go with it. What changes something (`isUnsafe`) goes with
   * the token of the member whose page this is, or not at all, and waits until it is known whose it is. What only reads
   * goes with no other member's token than that of whoever is shown.
   */
  readonly admits: (isUnsafe: boolean) => Promise<(token: string) => boolean>
}
