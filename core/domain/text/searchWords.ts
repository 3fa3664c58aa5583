import { asText } from './asText.js'
import { withoutMarks } from './invisibleMarks.js'
import { thaiOrder } from './thaiOrder.js'
import { wordsIn } from './wordsIn.js'

const longestQuery = 100
const maxWords = 8

/** A repeated mark of one letter is a typing mistake, and invisible in many fonts. */
const markTwice = /([\u0E31\u0E33-\u0E3A\u0E47-\u0E4E])\1+/g
const toneBehind = /(?:[\u0E30\u0E32]|[\u0E48-\u0E4B]){2,}/g
/** Neither า nor ะ has a tone: it was typed too late (`ปา่`, `คะ่`). */
const toneFirst = (run: string): string =>
  run.replaceAll(/[\u0E30\u0E32]/g, '') + run.replaceAll(/[\u0E48-\u0E4B]/g, '')

const plain = (text: string): string =>
  thaiOrder(withoutMarks(text).normalize('NFC').replaceAll(toneBehind, toneFirst)).replaceAll(markTwice, '$1')

const composed = (text: string): string => plain(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** ใ counts as ไ: they sound alike (`น้ำมูกใหล`), and only twenty words have ใ (Royal Society of Thailand).
 * @example searchable('CarePlus ๑๒') // => 'careplus ๑๒' */
export const searchable = (text: string): string => composed(text).replaceAll('ใ', 'ไ')

const cut = (text: string): ReadonlyArray<string> => [...new Set(wordsIn(text).map(searchable))].slice(0, maxWords)

/** A text matches if it has all words of one alternative. There are two if the letter ำ makes the dictionary split
 * otherwise: น้ำนม|แม่ and น้ำ|นม|แม่. At most 8 words.
 * @example searchWords('นม เด็ก') // => [['นม', 'เด็ก']] */
export const searchWords = (query: string): ReadonlyArray<ReadonlyArray<string>> => {
  const queryText = asText(query)
  const text = queryText.slice(0, longestQuery)
  const whole = searchable(queryText.slice(0, 2 * longestQuery))
  // A letter without its marks may compose otherwise: such a piece is no word of the query.
  const alternatives = [cut(plain(text).toLowerCase()), cut(composed(text))]
    .map((words) => words.filter((word) => whole.includes(word)))
    .filter(({ length }) => length > 0)
  return [...new Map(alternatives.map((words) => [words.join(' '), words])).values()]
}

/** Without `Intl.Segmenter` words end at spaces and signs.
 * @example countWords('สวัสดีครับ hello') // => 3 */
export const countWords = (text: string): number => wordsIn(asText(text)).length
