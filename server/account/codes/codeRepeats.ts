/** For so long a used link or token gets the same answer again: the first answer may have been lost. */
export const repeatMs = 10 * 60_000

/** The same for codes, counted from their first use. */
export const codeRepeatSeconds = 60
