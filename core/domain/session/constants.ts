/** The session's figures, each once. Source, where none is named: the product specification's business constants. */

/** Seconds that an access token lives where the server does not say. */
export const tokenLifeS = 1800
/** Seconds that a refresh token lives: 30 days. */
export const refreshLifeS = 2_592_000
/** Seconds after its sign-in at which all that came of it ends, however often it was refreshed: 180 days. */
export const familyLifeS = 15_552_000
/** Milliseconds before its stated end at which a token already counts as expired. */
export const expiryMarginMs = 500
/** Milliseconds between two looks at the session while a page is open. */
export const checkIntervalMs = 1000
/** Milliseconds without an answer after which a page says so, and opens what works without one. Ours. */
export const patienceMs = 2000
/** Milliseconds until an automatic second try after the server could not be reached. Ours: a phone in a lift. */
export const retryIntervalMs = 5000
/** Seconds that the script-readable cookie is kept: one year. */
export const authCookieMaxAgeS = 31_536_000
/** In front of every key that scripts store. */
export const storagePrefix = 'auth.'
/** The way of signing in where none was chosen: e-mail and password. */
export const defaultStrategy = 'local1'
/** The scheme of the `Authorization` header. */
export const tokenType = 'Bearer'
/** Where the user stands in the answer to the user call, as a dotted path. */
export const defaultUserProperty = 'user'
/** Where a user's scopes stand, in the user. */
export const scopeKey = 'scope'
/** Characters of the `state` that goes with a visitor to a social network. */
export const stateLength = 10
/** Random numbers that a PKCE verifier is made of. */
export const pkceNumbers = 28
/** Pixels of the sign-in pop-up. */
export const popupSize = { width: 400, height: 600 } as const
/** Name of the lock that lets one tab refresh at a time. */
export const refreshLockName = `${storagePrefix}refresh`
