import * as E from 'fp-ts/Either'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import { isoDateOf, type IsoDate } from '../../calendar/isoDate.js'
import { gregorianYear, thaiMonths } from '../../calendar/thai.js'
import { oldestBillDays } from '../bill/submission.js'
import { skeleton } from './likeness.js'
import { asFigure } from './misreadDigits.js'

/** Gaps as they are printed, and what a reader makes of a slash. */
const gap = '\\s*[-/.,|\\\\ ]\\s*'
const sign = '[0-9OoQIl|SBZ]'
const numeric = new RegExp(`(?<![0-9])(${sign}{1,2})${gap}(${sign}{1,2})${gap}(${sign}{4}|${sign}{2})(?![0-9])`, 'g')
const yearFirst = new RegExp(`(?<![0-9])(${sign}{4})${gap}(${sign}{1,2})${gap}(${sign}{1,2})(?![0-9])`, 'g')
const named = new RegExp(
  `(?<![0-9])(${sign}{1,2})[-/. ,]*([A-Za-z\\u0E00-\\u0E7F][A-Za-z0-9\\u0E00-\\u0E7F. ]{1,16}?)[-/. ,']*(${sign}{4}|${sign}{2})(?![0-9])`,
  'g',
)

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

/** A date that is printed somewhere; `exact`: every sign of it stands as a till prints it. */
export interface PrintedDate {
  readonly date: IsoDate
  readonly exact: boolean
}

/** Years that a year on a slip may mean, nearest first: `69` 2026 (2569), `26` 2026, `2569` 2026. */
const yearsOf = (year: number, length: number): ReadonlyArray<number> =>
  length === 4 ? [year >= 2400 ? gregorianYear(year) : year] : [gregorianYear(2500 + year), 2000 + year]

/** Of two words of three letters. */
const oneApart = (a: string, b: string): boolean =>
  a.length === b.length && Array.from(a).filter((letter, at) => letter !== b[at]).length === 1

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
  const near = thaiMonths.flatMap(({ short, full }, at) =>
    [short, full].some((name) => skeleton(name) === skeleton(bare)) ? [at + 1] : [],
  )
  // ม.ค. and มี.ค., ม.ย. and มิ.ย. have one skeleton: such a month is in doubt.
  return near.length === 1 && near[0] !== undefined ? { month: near[0], exact: false } : null
}

/** Every date that a text may hold, of the days on which a bill may have been bought: the last 31 up to `today`. */
export const printedDates = (text: string, today: IsoDate): ReadonlyArray<PrintedDate> => {
  const earliest = addDays(today, -oldestBillDays)
  const found: Array<PrintedDate> = []
  const take = (years: ReadonlyArray<number>, month: number, day: number, exact: boolean): void => {
    for (const year of years) {
      const date = isoDateOf(year, month, day)
      if (E.isLeft(date) || compareDates(date.right, earliest) < 0 || compareDates(date.right, today) > 0) continue
      found.push({ date: date.right, exact })
      return
    }
  }
  const plain = (parts: ReadonlyArray<string>): boolean => parts.every((part) => /^[0-9]+$/.test(part))
  for (const [, d = '', m = '', y = ''] of text.matchAll(numeric))
    take(yearsOf(number(y), y.length), number(m), number(d), plain([d, m, y]))
  for (const [, y = '', m = '', d = ''] of text.matchAll(yearFirst))
    take(yearsOf(number(y), 4), number(m), number(d), plain([d, m, y]))
  for (const [, d = '', name = '', y = ''] of text.matchAll(named)) {
    const month = monthLike(name)
    if (month !== null) take(yearsOf(number(y), y.length), month.month, number(d), month.exact && plain([d, y]))
  }
  return found
}
