import { asText } from './asText.js'

const ring = '\u0E4D'
const doubledE = /\u0E40\u0E40/g
const marks = '\\u0E31\\u0E34-\\u0E39\\u0E48-\\u0E4D'
/** One match for each mark would take quadratic time. */
const beforeAa = /*#__PURE__*/ new RegExp(`[${marks}]+\\u0E32?`, 'g')
const severalMarks = /*#__PURE__*/ new RegExp(`[${marks}\\u0E33]{2,}`, 'g')

const place = (mark: string): number => (mark === '\u0E33' ? 3 : mark === ring ? 2 : mark >= '\u0E48' ? 1 : 0)

const inOrder = (run: string): string =>
  Array.from(run)
    .sort((a, b) => place(a) - place(b))
    .join('')

const withAm = (run: string): string =>
  run.endsWith('\u0E32') && run.includes(ring) ? `${run.replace(ring, '').slice(0, -1)}\u0E33` : run

/** Keys that look like one letter become it (`เเม่` is `แม่`), and marks get the usual order of vowel, tone, ำ
 * (`นำ้` is `น้ำ`). The text looks the same. */
export const thaiOrder = (text: string): string => {
  const single = asText(text).replaceAll(doubledE, '\u0E41')
  const joined = single.includes(ring) ? single.replaceAll(beforeAa, withAm) : single
  return joined.replaceAll(severalMarks, inOrder)
}
