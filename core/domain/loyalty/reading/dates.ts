import * as E from 'fp-ts/Either'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import { datePartsOf, isoDateOf, type IsoDate } from '../../calendar/isoDate.js'
import { buddhistYear, gregorianYear, thaiMonths } from '../../calendar/thai.js'
import { oldestBillDays } from '../bill/submission.js'
import { skeleton } from './similarity.js'
import { asFigure } from './misreadDigits.js'

const gap = '\\s*[-/.,|\\\\ ]\\s*'
const sign = '[0-9OoQIl|SBZ]'
const end = '(?![0-9])'
const year = `(${sign}{2}(?=\\d{2}:\\d{2})|${sign}{4}|${sign}{2})(?=\\d{2}:\\d{2}|[^0-9]|$)`
const numeric = new RegExp(`(?<![0-9])(${sign}{1,2})${gap}(${sign}{1,2})${gap}${year}`, 'g')
const yearFirst = new RegExp(`(?<![0-9])(${sign}{4})${gap}(${sign}{1,2})${gap}(${sign}{1,2})${end}`, 'g')
const named = new RegExp(
  `(?<![0-9])(${sign}{1,2})[-/. ,]*([A-Za-z\\u0E00-\\u0E7F][A-Za-z0-9\\u0E00-\\u0E7F. ]{1,16}?)[-/. ,']*${year}`,
  'g',
)
/** A slash may be read as 1 or 7: `11711/2569`. */
const smudged = /(?<![0-9])(\d{2})[^0-9A-Za-z]?[-/.,|\\17IlT]?(\d{2})[-/.,|\\17IlT](\d{4})(?![0-9])/g
/** `10-ผอง-26`, `28 m.A. 2569`. */
const unreadMonth =
  /(?<![0-9.,:/-])(\d{1,2})(?:[-/.]([^\s/-]{2,6})[-/.](\d{4}|\d{2})|\s?([^\s\d][^\d]{0,12}?)[\s.]*(2\d{3}|\d{2}))(?![0-9])/g
/** In rows without such a word a short year proves nothing. */
const dateWord = /วันท|DATE|\d{1,2}:\d{2}/i

const englishMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const number = (text: string): number => Number(asFigure(text))

export type Print = 'exact' | 'near' | 'guessed'

export interface PrintedDate {
  readonly date: IsoDate
  readonly print: Print
}

const yearsOf = (year: number, length: number): ReadonlyArray<number> =>
  length === 4 ? [year >= 2400 ? gregorianYear(year) : year] : [gregorianYear(2500 + year), 2000 + year]

const oneApart = (a: string, b: string): boolean =>
  a.length === b.length && Array.from(a).filter((character, at) => character !== b[at]).length === 1

const monthLike = (text: string): { readonly month: number; readonly exact: boolean } | null => {
  const bare = text.replaceAll(/[.\s]/g, '')
  const latin = bare.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  if (/^[a-z]{3,9}$/.test(latin)) {
    const month = englishMonths.findIndex((name) => name === latin || name.slice(0, 3) === latin)
    if (month >= 0) return { month: month + 1, exact: !/[0-9]/.test(bare) }
    const near = englishMonths.findIndex((name) => oneApart(name.slice(0, 3), latin.slice(0, 3)))
    return near < 0 ? null : { month: near + 1, exact: false }
  }
  const exactly = thaiMonths.findIndex(({ short, full }) => bare === short.replaceAll('.', '') || bare === full)
  if (exactly >= 0) return { month: exactly + 1, exact: true }
  const textSkeleton = skeleton(bare)
  const near = thaiMonths.flatMap(({ short, full }, at) =>
    [short, full].some((name) => skeleton(name) === textSkeleton) ? [at + 1] : [],
  )
  // ม.ค. and มี.ค., ม.ย. and มิ.ย. have the same skeleton, so the month is uncertain.
  return near.length === 1 && near[0] !== undefined ? { month: near[0], exact: false } : null
}

const plain = (parts: ReadonlyArray<string>): boolean => parts.every((part) => /^[0-9]+$/.test(part))

const daysOf = (day: number, today: IsoDate): ReadonlyArray<IsoDate> =>
  Array.from({ length: oldestBillDays + 1 }, (_, back) => addDays(today, -back)).filter(
    (date) => datePartsOf(date).day === day,
  )

const oneSignOff = (year: string, date: IsoDate): boolean => {
  const real = datePartsOf(date).year
  const meant = [String(real), String(buddhistYear(real))].map((each) => each.slice(-year.length))
  return meant.some((each) => each === year || oneApart(each, year))
}

export const printedDates = (text: string, today: IsoDate): ReadonlyArray<PrintedDate> => {
  const earliest = addDays(today, -oldestBillDays)
  const found: Array<PrintedDate> = []
  const addDate = (years: ReadonlyArray<number>, month: number, day: number, print: Print): void => {
    for (const of of years) {
      const date = isoDateOf(of, month, day)
      if (E.isLeft(date) || compareDates(date.right, earliest) < 0 || compareDates(date.right, today) > 0) continue
      found.push({ date: date.right, print })
      return
    }
  }
  const guess = (day: number, fits: (date: IsoDate) => boolean): void => {
    const [only, ...more] = daysOf(day, today).filter(fits)
    if (only !== undefined && more.length === 0) found.push({ date: only, print: 'guessed' })
  }
  for (const [, d = '', m = '', y = ''] of text.matchAll(numeric)) {
    addDate(yearsOf(number(y), y.length), number(m), number(d), plain([d, m, y]) ? 'exact' : 'near')
    if (y.length === 4) guess(number(d), (date) => datePartsOf(date).month === number(m) && oneSignOff(y, date))
  }
  for (const [, y = '', m = '', d = ''] of text.matchAll(yearFirst))
    addDate(yearsOf(number(y), 4), number(m), number(d), plain([d, m, y]) ? 'exact' : 'near')
  for (const [, d = '', name = '', y = ''] of text.matchAll(named)) {
    const month = monthLike(name)
    if (month === null) continue
    addDate(yearsOf(number(y), y.length), month.month, number(d), month.exact && plain([d, y]) ? 'exact' : 'near')
  }
  if (found.length > 0) return found
  for (const [, d = '', m = '', y = ''] of text.matchAll(smudged))
    addDate(yearsOf(number(y), 4), number(m), number(d), 'near')
  for (const [, d = '', , short = '', , long = ''] of text.matchAll(unreadMonth))
    if (long.length !== 2 || dateWord.test(text))
      guess(number(d), (date) => oneSignOff(long === '' ? short : long, date))
  return found
}
