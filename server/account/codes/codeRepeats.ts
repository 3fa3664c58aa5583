/** For this time a used link or token gets the same response again: the first one may have been lost. */
export const repeatMs = 10 * 60_000

/** The same for codes, from their first use. */
export const codeRepeatSeconds = 60
