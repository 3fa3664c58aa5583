/**
 * Text as it stands on one line: composed (NFC), trimmed, a space for each run of control characters (a pasted tab or line
 * end) and halves of characters. What comes out, if it is not empty, is taken by every field of one line but for its length.
 */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
