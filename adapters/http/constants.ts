/** Milliseconds that a whole call may take in a browser: body and retries included. Source: specification, constants. */
export const browserTimeoutMs = 25_000
/** The same on a server. */
export const serverTimeoutMs = 10_000
/** Milliseconds that files may take where nobody tells how far they are; where they are told of, they end only when they stall. */
export const uploadTimeoutMs = 330_000
/** How often the transport may send a call again by itself. */
export const retryCount = 1
/** Statuses after which a call without effect is sent again (ofetch's list, named by the specification). */
export const retryStatuses: ReadonlyArray<number> = [408, 409, 425, 429, 500, 502, 503, 504]
/** Methods that change nothing; all others are never sent again by the transport. */
export const safeMethods: ReadonlyArray<string> = ['GET', 'HEAD', 'OPTIONS']
/** The longest `Retry-After` that is waited for, in milliseconds. */
export const longestRetryAfterMs = 5000
/** In front of every product call's path. */
export const apiBase = '/th/'
