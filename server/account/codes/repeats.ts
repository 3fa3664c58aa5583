/** What a link or a token did may be asked for again for so long: the answer may have been lost on the way. */
export const repeatMs = 10 * 60_000

/** What a code did, for so long after its first use. */
export const codeRepeatSeconds = 60
