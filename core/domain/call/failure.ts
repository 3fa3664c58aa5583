/** The server answered with a failure. */
export interface ApiError {
  readonly _tag: 'ApiError'
  readonly label: 'API Error'
  /** HTTP status, 300 or above. */
  readonly status: number
  readonly body: unknown
  /** `error_code` of the body; '' if it has none. */
  readonly code: string
  /** `error_message` of the body (Thai), or ''. */
  readonly message: string
  /** Whole seconds of `Retry-After`; absent if the server sent none. */
  readonly retryAfter?: number
  /** A dot leads into a part of an argument: `consent.version`, `pictures.1`. */
  readonly fields: ReadonlyArray<{ readonly field: string; readonly code: string; readonly message: string }>
}

/** No usable response: offline, connection lost, time-out, or a body that no codec decodes. */
export interface NetworkError {
  readonly _tag: 'NetworkError'
  readonly status: 0
  readonly message: 'Network Error'
  readonly reason: 'offline' | 'timeout' | 'aborted' | 'failed' | 'unreadable'
  /** For a log: the platform's error, such as a TypeError of `fetch`. */
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
