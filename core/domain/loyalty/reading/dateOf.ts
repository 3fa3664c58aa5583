import type { IsoDate } from '../../calendar/isoDate.js'
import { printedDates, type Print } from './dates.js'
import type { Found } from './found.js'
import { likenessWithin, signsOf } from './likeness.js'
import { placeOf, type Place } from './readWord.js'
import type { ReadRow } from './rows.js'

/** A date as both looks found it in one row. */
interface Seen {
  readonly date: IsoDate
  readonly print: Print
  /** Both looks found it, at least one of them as a till prints it. */
  readonly checked: boolean
  /** The row says that it is a date, or has a time of day. */
  readonly spoken: boolean
  readonly place: Place
}

const worth: Readonly<Record<Print, number>> = { exact: 0.6, near: 0.4, guessed: 0.3 }

/** Days on which something was printed, made or ends: none of them is that of the sale. */
const ofOthers = [
  'พิมพ์เมื่อ',
  'วันที่พิมพ์',
  'พิมพ์วันที่',
  'พิมพ์ซ้ำ',
  'พิมพ์ใหม่',
  'สำเนา',
  'หมดอายุ',
  'ควรบริโภคก่อน',
  'วันผลิต',
  'วันที่ผลิต',
  'ใช้ได้ถึง',
  'ครบกำหนด',
  'วันเกิด',
  'สะสมถึง',
  'PRINTED',
  'PRINT DATE',
  'PRINT TIME',
  'REPRINT',
  'EXPIRE',
  'EXPIRY',
  'VALID UNTIL',
  'BEST BEFORE',
  'DUE DATE',
].map(signsOf)
const shortOfOthers = /\b(?:EXP|MFG|MFD|BBE|COPY|PRINT)\b/i
const isOfOthers = (text: string): boolean => {
  if (shortOfOthers.test(text)) return true
  const told = signsOf(text)
  return ofOthers.some((words) => likenessWithin(told, words) >= (words.length <= 5 ? 1 : 0.85))
}

/** A house number, a telephone number or a number of a paper may look as a date. */
const otherNumbers =
  /(?:เลขท|โทร|มือถือ|แฟกซ|แฟ็กซ|\bTEL|\bFAX|\bPHONE|\bMOBILE)[^\d]{0,10}\d{1,4}[-/.]\d{1,3}[-/.]\d{2,4}|\d{1,4}[-/]\d{1,3}[-/]\d{2,4}\s*(?:หมู่|ม\.\s?\d|ซอย|ซ\.|ถนน|ถ\.|แขวง|ตำบล|ต\.)/gi

const seenIn = ({ text, againText, words }: ReadRow, today: IsoDate): ReadonlyArray<Seen> => {
  const bare = text.replaceAll(otherNumbers, ' ')
  // The second look knows no Thai: where the first has found what is no date, it says nothing.
  const looks = [printedDates(bare, today), bare === text ? printedDates(againText, today) : []]
  const dates = [...new Set(looks.flat().map(({ date }) => date))]
  const both = looks.every((look) => look.length > 0)
  const spoken = /วันที|DATE|เวลา|TIME|\d{1,2}:\d{2}/i.test(`${text} ${againText}`)
  return dates.map((date) => {
    const prints = looks.flatMap((look) => look.filter((each) => each.date === date).slice(0, 1))
    const [print] = prints.map((each) => each.print).toSorted((a, b) => worth[b] - worth[a])
    const checked = prints.length === 2 && print === 'exact'
    // Where the two looks read different days, neither is to be trusted.
    const certain = both && prints.length < 2 && print === 'exact' ? 'near' : (print ?? 'guessed')
    return { date, print: certain, checked, spoken, place: placeOf(words) }
  })
}

const weigh = ({ print, checked, spoken }: Seen): number => worth[print] + (checked ? 0.2 : 0) + (spoken ? 0.15 : 0)

/** Whether a row tells another day than the sale's: by its own words, or as the row before it says nothing else. */
const tellsOther = (rows: ReadonlyArray<ReadRow>, at: number): boolean => {
  const before = rows[at - 1]
  return (
    [rows[at]?.text ?? '', rows[at]?.againText ?? ''].some(isOfOthers) ||
    (before !== undefined && !/\d/.test(before.text) && /พิมพ|PRINTED/i.test(before.text))
  )
}

/** Of two days that may both be meant. */
const equalToAnother = 0.6
/** So much less is a candidate worth that does not stand in the first one's way. */
const farBehind = 0.15

/**
 * The day of sale: what two looks, or two rows, read alike is sure where nothing else on the slip is as much a date; of two that
 * are about as much one, neither is likely.
 */
export const dateOf = (rows: ReadonlyArray<ReadRow>, today: IsoDate): Found<IsoDate> | null => {
  const found = rows
    .flatMap((row, at) => (tellsOther(rows, at) ? [] : seenIn(row, today)))
    .toSorted((a, b) => weigh(b) - weigh(a))
  const [first] = found
  if (first === undefined) return null
  const same = found.filter(({ date }) => date === first.date)
  const others = found.filter(({ date }) => date !== first.date)
  const twice = same.filter(({ print }) => print === 'exact').length > 1
  const other = Math.max(0, ...others.map(weigh))
  const agreed = first.print === 'exact' && (first.checked || twice)
  const rivalled = other >= weigh(first) - farBehind - 1e-9
  const confidence = rivalled
    ? Math.min(equalToAnother, weigh(first))
    : agreed
      ? 0.95
      : Math.min(0.85, weigh(first) + (twice ? 0.2 : 0))
  return { value: first.date, confidence: confidence - (other > 0 && !agreed ? 0.2 : 0), place: first.place }
}
