import type { IsoDate } from '../../calendar/isoDate.js'
import { printedDates, type Print } from './dates.js'
import type { Found } from './confidence.js'
import { similarityWithin, signsOf } from './similarity.js'
import { placeOf, type Place } from './readWord.js'
import type { PrintedRow } from './rows.js'

interface RecognizedDate {
  readonly date: IsoDate
  readonly print: Print
  readonly checked: boolean
  readonly hasDateWord: boolean
  readonly place: Place
}

const worth: Readonly<Record<Print, number>> = { exact: 0.6, near: 0.4, guessed: 0.3 }

const otherDateWords = [
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
const shortOtherDateWords = /\b(?:EXP|MFG|MFD|BBE|COPY|PRINT)\b/i
const isOtherDate = (text: string): boolean => {
  if (shortOtherDateWords.test(text)) return true
  const textSigns = signsOf(text)
  return otherDateWords.some((words) => similarityWithin(textSigns, words) >= (words.length <= 5 ? 1 : 0.85))
}

/** House numbers, phone numbers and document numbers may look like dates. */
const otherNumbers =
  /(?:เลขท|โทร|มือถือ|แฟกซ|แฟ็กซ|\bTEL|\bFAX|\bPHONE|\bMOBILE)[^\d]{0,10}\d{1,4}[-/.]\d{1,3}[-/.]\d{2,4}|\d{1,4}[-/]\d{1,3}[-/]\d{2,4}\s*(?:หมู่|ม\.\s?\d|ซอย|ซ\.|ถนน|ถ\.|แขวง|ตำบล|ต\.)/gi

const datesIn = ({ text, secondText, words }: PrintedRow, today: IsoDate): ReadonlyArray<RecognizedDate> => {
  const bare = text.replaceAll(otherNumbers, ' ')
  // The second pass knows no Thai, so it cannot recognise such numbers.
  const passes = [printedDates(bare, today), bare === text ? printedDates(secondText, today) : []]
  const dates = [...new Set(passes.flat().map(({ date }) => date))]
  const both = passes.every((pass) => pass.length > 0)
  const hasDateWord = /วันที|DATE|เวลา|TIME|\d{1,2}:\d{2}/i.test(`${text} ${secondText}`)
  return dates.map((date) => {
    const prints = passes.flatMap((pass) => pass.filter((each) => each.date === date).slice(0, 1))
    const [print] = prints.map((each) => each.print).toSorted((a, b) => worth[b] - worth[a])
    const checked = prints.length === 2 && print === 'exact'
    const certain = both && prints.length < 2 && print === 'exact' ? 'near' : (print ?? 'guessed')
    return { date, print: certain, checked, hasDateWord, place: placeOf(words) }
  })
}

const weigh = ({ print, checked, hasDateWord }: RecognizedDate): number =>
  worth[print] + (checked ? 0.2 : 0) + (hasDateWord ? 0.15 : 0)

const isOtherDateRow = (rows: ReadonlyArray<PrintedRow>, at: number): boolean => {
  const before = rows[at - 1]
  return (
    [rows[at]?.text ?? '', rows[at]?.secondText ?? ''].some(isOtherDate) ||
    (before !== undefined && !/\d/.test(before.text) && /พิมพ|PRINTED/i.test(before.text))
  )
}

const equalToAnother = 0.6
const farBehind = 0.15

/** A date is certain if two passes or rows agree without a rival, unlikely if two dates are about equal. */
export const dateOf = (rows: ReadonlyArray<PrintedRow>, today: IsoDate): Found<IsoDate> | null => {
  const candidates = rows
    .flatMap((row, at) => (isOtherDateRow(rows, at) ? [] : datesIn(row, today)))
    .toSorted((a, b) => weigh(b) - weigh(a))
  const [first] = candidates
  if (first === undefined) return null
  const same = candidates.filter(({ date }) => date === first.date)
  const others = candidates.filter(({ date }) => date !== first.date)
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
