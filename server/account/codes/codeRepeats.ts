/** For this time a used link or token gets the same response again: the first one may have been lost. */
export const repeatMs = 10 * 60_000

/** In seconds from a code's first use. */
export const codeRepeatSeconds = 60
