/** Milliseconds for a whole call, with body and retries. Source: specification, constants. */
export const browserTimeoutMs = 25_000
/** Milliseconds. */
export const serverTimeoutMs = 10_000
/** Milliseconds for files without progress reports; with them a call ends only when it stalls. */
export const uploadTimeoutMs = 330_000
export const retryCount = 1
/** For safe methods only. Source: ofetch's list, as in the specification. */
export const retryStatuses: ReadonlyArray<number> = [408, 409, 425, 429, 500, 502, 503, 504]
export const safeMethods: ReadonlyArray<string> = ['GET', 'HEAD', 'OPTIONS']
/** Milliseconds. */
export const longestRetryAfterMs = 5000
export const apiBase = '/th/'
