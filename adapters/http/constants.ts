/** Milliseconds for a whole call in a browser, with body and retries. Source: specification, constants. */
export const browserTimeoutMs = 25_000
/** Milliseconds for a whole call on a server. */
export const serverTimeoutMs = 10_000
/** Milliseconds for files without progress reports; with them a call ends only when it stalls. */
export const uploadTimeoutMs = 330_000
/** Retries by the transport. */
export const retryCount = 1
/** Statuses after which a safe call is retried (ofetch's list, as in the specification). */
export const retryStatuses: ReadonlyArray<number> = [408, 409, 425, 429, 500, 502, 503, 504]
/** The transport never retries other methods. */
export const safeMethods: ReadonlyArray<string> = ['GET', 'HEAD', 'OPTIONS']
/** The longest `Retry-After` to wait for, in milliseconds. */
export const longestRetryAfterMs = 5000
/** The base path of product calls. */
export const apiBase = '/th/'
