/** Lifetime of an access token in seconds by default. Source of these, unless named: the product specification. */
export const tokenLifeS = 1800
/** Lifetime of a refresh token in seconds: 30 days. */
export const refreshLifeS = 2_592_000
/** Seconds from sign-in to the end of all its tokens, however often refreshed: 180 days. */
export const familyLifeS = 15_552_000
/** Milliseconds before its end at which a token counts as expired. */
export const expiryMarginMs = 500
/** Milliseconds between two checks of the session on an open page. */
export const checkIntervalMs = 1000
/** Milliseconds without a response after which a page says so, and opens offline parts. Ours. */
export const patienceMs = 2000
/** Milliseconds until an automatic retry after the server was unreachable. Ours: a phone in a lift. */
export const retryIntervalMs = 5000
/** Max-age of the script-readable cookie in seconds: one year. */
export const authCookieMaxAgeS = 31_536_000
/** Prefix of every key that scripts store. */
export const storagePrefix = 'auth.'
/** The default sign-in method: e-mail and password. */
export const defaultStrategy = 'local1'
/** The scheme of the `Authorization` header. */
export const tokenType = 'Bearer'
/** The dotted path of the user in the response of the user call. */
export const defaultUserProperty = 'user'
/** The user's field of scopes. */
export const scopeKey = 'scope'
/** Characters of the OAuth `state`. */
export const stateLength = 10
/** Random numbers of a PKCE verifier. */
export const pkceNumbers = 28
/** Pixels of the sign-in pop-up. */
export const popupSize = { width: 400, height: 600 } as const
/** The lock that lets one tab refresh at a time. */
export const refreshLockName = `${storagePrefix}refresh`
