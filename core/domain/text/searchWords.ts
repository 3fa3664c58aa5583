import { asText } from './asText.js'
import { withoutMarks } from './invisibleMarks.js'
import { thaiOrder } from './thaiOrder.js'
import { wordsIn } from './wordsIn.js'

const longestQuery = 100
const mostWords = 8

/** A letter bears no mark twice: a key that was held, or a slip, and in many fonts nobody sees it. */
const markTwice = /([\u0E31\u0E33-\u0E3A\u0E47-\u0E4E])\1+/g
const toneBehind = /(?:[\u0E30\u0E32]|[\u0E48-\u0E4B]){2,}/g
/** Neither า nor ะ bears a tone: it was typed too late (`ปา่`, `คะ่`). */
const toneFirst = (run: string): string =>
  run.replaceAll(/[\u0E30\u0E32]/g, '') + run.replaceAll(/[\u0E48-\u0E4B]/g, '')

const plain = (text: string): string =>
  thaiOrder(withoutMarks(text).normalize('NFC').replaceAll(toneBehind, toneFirst)).replaceAll(markTwice, '$1')

const composed = (text: string): string => plain(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * As texts are compared when they are searched: composed, Thai in one order and no mark twice, in small letters, without invisible marks, each
 * space a single one. ใ counts as ไ: both sound alike, and only twenty words bear ใ (Royal Society of Thailand), so that they
 * are mistaken for each other (`น้ำมูกใหล`).
 * @example
 * searchable('CarePlus ๑๒') // => 'careplus ๑๒'
 */
export const searchable = (text: string): string => composed(text).replaceAll('ใ', 'ไ')

const cut = (text: string): ReadonlyArray<string> => [...new Set(wordsIn(text).map(searchable))].slice(0, mostWords)

/**
 * What of a query has to be found in a text: all words of one of the answers. Words are Thai ones told apart without spaces,
 * each once, 8 at the most; any may stand within a longer one of the text. There are two ways to cut where the letter ำ,
 * whole or in its two parts, leads the dictionary to other words: น้ำนม|แม่ and น้ำ|นม|แม่. Without the platform's
 * `Intl.Segmenter` words end at spaces and signs.
 * @example
 * searchWords('นม เด็ก') // => [['นม', 'เด็ก']]
 */
export const searchWords = (query: string): ReadonlyArray<ReadonlyArray<string>> => {
  const said = asText(query)
  const text = said.slice(0, longestQuery)
  // A letter at the cut may take marks that stand behind it.
  const whole = searchable(said.slice(0, 2 * longestQuery))
  // A letter cut apart from its marks may compose otherwise than it does whole: such a piece is no word of the query.
  const ways = [cut(plain(text).toLowerCase()), cut(composed(text))]
    .map((words) => words.filter((word) => whole.includes(word)))
    .filter(({ length }) => length > 0)
  return [...new Map(ways.map((words) => [words.join(' '), words])).values()]
}

/**
 * Words of a text, for how long it takes to read. Without the platform's `Intl.Segmenter` words end at spaces and signs.
 * @example
 * countWords('สวัสดีครับ hello') // => 3
 */
export const countWords = (text: string): number => wordsIn(asText(text)).length
