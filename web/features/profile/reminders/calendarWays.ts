/** What calendars subscribe to by. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:')

/**
 * Whether this device's own calendar takes a `webcal:` address. Apple's do; on Android nothing does, and Chrome drops the
 * press without a word. An iPad calls itself a Macintosh.
 */
export const subscribes = (userAgent: string): boolean => /\b(iPhone|iPad|Macintosh)\b/.test(userAgent)

/** Google takes an address on the web only, and its apps show it after that. Source: support.google.com/calendar/answer/37100. */
export const addByUrl = 'https://calendar.google.com/calendar/u/0/r/settings/addbyurl'
