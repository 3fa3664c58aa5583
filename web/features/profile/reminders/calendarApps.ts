export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:')

/** On Android no calendar accepts `webcal:`, and Chrome ignores the press. An iPad calls itself a Macintosh. */
export const subscribes = (userAgent: string): boolean => /\b(iPhone|iPad|Macintosh)\b/.test(userAgent)

/** Google accepts an address only on the web. Source: support.google.com/calendar/answer/37100. */
export const addByUrl = 'https://calendar.google.com/calendar/u/0/r/settings/addbyurl'
