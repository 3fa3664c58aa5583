import { blanks, isSeen, withoutMarks } from './invisibleMarks.js'

const printedAscii = /^(?:[\x21-\x7e]+(?: [\x21-\x7e]+)*)?$/
const gaps = /*#__PURE__*/ new RegExp(`[${blanks}\\p{Cc}\\p{Surrogate}]+`, 'gu')

/**
 * Typed or pasted text as it stands on one line: composed (NFC), without invisible marks, a single space for each run of
 * blanks, control characters (a pasted tab or line end) and halves of characters, none at its ends. Empty where nothing of
 * it would be seen. Every reader of a line refuses what `isUnreadable` and begins with it; a field asks only whether anything is left, and how long it is.
 * @example
 * oneLine('a\nb') // => 'a b'
 */
export const oneLine = (text: string): string => {
  if (typeof text !== 'string') return ''
  if (printedAscii.test(text)) return text
  const line = withoutMarks(text).normalize('NFC').replaceAll(gaps, ' ').trim()
  return isSeen(line) ? line : ''
}

const endOfLine = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * The same of text in several lines: its line ends are `\n`, spaces and control characters within it stay as they are. Empty
 * where nothing of it would be seen.
 * @example
 * severalLines('a\r\nb') // => 'a\nb'
 */
export const severalLines = (text: string): string => {
  const lines = withoutMarks(text).replaceAll(endOfLine, '\n').normalize('NFC').trim()
  return isSeen(lines) ? lines : ''
}
