/** The server answered with a failure. */
export interface ApiError {
  readonly _tag: 'ApiError'
  readonly label: 'API Error'
  /** HTTP status, 300 or above. Only `outcomeOf` interprets it. */
  readonly status: number
  readonly body: unknown
  /** `error_code` of the body; '' if it has none. */
  readonly code: string
  /** `error_message` of the body (Thai), or ''. If `fields` has entries, show theirs at the fields. */
  readonly message: string
  /** Whole seconds to wait before the next attempt (`Retry-After`); absent if the server sent none. */
  readonly retryAfter?: number
  /** Refusals by field: the body's `errors` list, or its one `field`. The ports of the core give the names of their own
   * arguments (`birthDate`); a dot leads into a part (`consent.version`, `pictures.1`). */
  readonly fields: ReadonlyArray<{ readonly field: string; readonly code: string; readonly message: string }>
}

/** No usable response: offline, connection lost, time-out, or a body that no codec decodes. */
export interface NetworkError {
  readonly _tag: 'NetworkError'
  readonly status: 0
  readonly message: 'Network Error'
  readonly reason: 'offline' | 'timeout' | 'aborted' | 'failed' | 'unreadable'
  /** What the platform reported, for a log: a TypeError of `fetch`. Absent if it reported nothing. */
  readonly cause?: unknown
}

/** Why a call failed: the API refused it, or no response came. */
export type CallFailure = ApiError | NetworkError

/** A call without a response, as a value.
 * @example
 * networkError('offline') // => { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'offline' } */
export const networkError = (reason: NetworkError['reason'], cause?: unknown): NetworkError => ({
  _tag: 'NetworkError',
  status: 0,
  message: 'Network Error',
  reason,
  ...(cause === undefined ? {} : { cause }),
})
