/** The scheme by which calendars subscribe. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:')

/** Whether this device's own calendar accepts a `webcal:` address. Apple's do; on Android none does, and Chrome ignores the
 *  press without a word. An iPad calls itself a Macintosh. */
export const subscribes = (userAgent: string): boolean => /\b(iPhone|iPad|Macintosh)\b/.test(userAgent)

/** Google accepts an address only on the web, and its apps show it after that. Source:
 *  support.google.com/calendar/answer/37100. */
export const addByUrl = 'https://calendar.google.com/calendar/u/0/r/settings/addbyurl'
