/** The server answered, and the answer was not a success. */
export interface ApiError {
  readonly _tag: 'ApiError'
  /** What the specification calls it; for logs, as `Network Error` is. */
  readonly label: 'API Error'
  /** HTTP status, 300 or above. What it means, `outcomeOf` says; nothing else compares it. */
  readonly status: number
  /** The answer's body as decoded JSON, else its text. */
  readonly body: unknown
  /** `error_code` of the body, or '' where it has none. */
  readonly code: string
  /** `error_message` of the body (Thai), or ''. Where `fields` has entries it is about the form as a whole: show theirs at the fields. */
  readonly message: string
  /** Whole seconds after which the server wants to be asked again (`Retry-After`); absent where it said nothing. */
  readonly retryAfter?: number
  /**
   * Refusals by field, each with its own code and Thai sentence: the body's `errors` list, or its one `field`. The ports of the
   * core give the names of their own arguments (`birthDate`); a dot leads into a part (`consent.version`, `pictures.1`).
   */
  readonly fields: ReadonlyArray<{ readonly field: string; readonly code: string; readonly message: string }>
}

/** No usable answer: offline, connection lost, time-out, an answer no codec can read. */
export interface NetworkError {
  readonly _tag: 'NetworkError'
  readonly status: 0
  readonly message: 'Network Error'
  readonly reason: 'offline' | 'timeout' | 'aborted' | 'failed' | 'unreadable'
}

/** Why a call failed: the API refused it, or no answer came. */
export type CallFailure = ApiError | NetworkError

/**
 * A call without an answer, as a value.
 * @example
 * networkError('offline') // => { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'offline' }
 */
export const networkError = (reason: NetworkError['reason']): NetworkError => ({
  _tag: 'NetworkError',
  status: 0,
  message: 'Network Error',
  reason,
})
