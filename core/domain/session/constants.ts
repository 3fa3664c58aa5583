/** In seconds, by default. Source, unless another is named: the product specification. */
export const tokenLifeS = 1800
/** In seconds: 30 days. */
export const refreshLifeS = 2_592_000
/** In seconds from sign-in, however often refreshed: 180 days. */
export const familyLifeS = 15_552_000
/** A token counts as expired so many milliseconds before its end. */
export const expiryMarginMs = 500
export const checkIntervalMs = 1000
/** Our choice: after so many milliseconds without a response a page reports it, and opens offline parts. */
export const patienceMs = 2000
/** Ours, in milliseconds: a phone in a lift. */
export const retryIntervalMs = 5000
/** In seconds: one year. */
export const authCookieMaxAgeS = 31_536_000
export const storagePrefix = 'auth.'
export const defaultStrategy = 'local1'
export const tokenType = 'Bearer'
export const defaultUserProperty = 'user'
export const scopeKey = 'scope'
export const stateLength = 10
export const pkceNumbers = 28
export const popupSize = { width: 400, height: 600 } as const
export const refreshLockName = `${storagePrefix}refresh`
