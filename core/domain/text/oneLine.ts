import { blanks, isVisible, withoutMarks } from './invisibleMarks.js'

const printedAscii = /^(?:[\x21-\x7e]+(?: [\x21-\x7e]+)*)?$/
const gaps = /*#__PURE__*/ new RegExp(`[${blanks}\\p{Cc}\\p{Surrogate}]+`, 'gu')

/** Normalises text to one line: NFC, no invisible marks, single spaces; '' if nothing is visible. Refuse
 * `isUnreadable` text first.
 * @example oneLine('a\nb') // => 'a b' */
export const oneLine = (text: string): string => {
  if (typeof text !== 'string') return ''
  if (printedAscii.test(text)) return text
  const line = withoutMarks(text).normalize('NFC').replaceAll(gaps, ' ').trim()
  return isVisible(line) ? line : ''
}

const endOfLine = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Line ends become `\n`; '' if nothing is visible. */
export const severalLines = (text: string): string => {
  const lines = withoutMarks(text).replaceAll(endOfLine, '\n').normalize('NFC').trim()
  return isVisible(lines) ? lines : ''
}
