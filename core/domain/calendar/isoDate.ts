import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'

/** Marks a text that `parseIsoDate` has accepted. */
export interface IsoDateBrand {
  readonly IsoDate: unique symbol
}
/** A calendar day as ISO text, `2026-11-20`: an existing day of the years 1900 to 2200. No time, no zone. */
export type IsoDate = t.Branded<string, IsoDateBrand>

export const firstYear = 1900
export const lastYear = 2200

/** Why a text is no date. `DateEmpty`: nothing typed. `DateUnreadable`: not `YYYY-MM-DD`, or no text. `NoSuchDay`:
 * such as 30 February. `AmbiguousYear`: two digits that may be of either era (`parseDate` only). */
export type DateProblem =
  | { readonly _tag: 'DateEmpty' }
  | { readonly _tag: 'AmbiguousYear' }
  | { readonly _tag: 'DateUnreadable' }
  | { readonly _tag: 'NoSuchDay' }
  | { readonly _tag: 'YearOutOfRange'; readonly year: number; readonly first: number; readonly last: number }

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Days of a month (1 to 12); 0 for any other month.
 * @example daysInMonth(2028, 2) // => 29 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (daysOfMonth[month - 1] ?? 0)

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

export const isoDateOf = (year: number, month: number, day: number): E.Either<DateProblem, IsoDate> => {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) {
    return E.left({ _tag: 'DateUnreadable' })
  }
  if (year < firstYear || year > lastYear) {
    return E.left({ _tag: 'YearOutOfRange', year, first: firstYear, last: lastYear })
  }
  if (day < 1 || day > daysInMonth(year, month)) return E.left({ _tag: 'NoSuchDay' })
  return E.right(`${year}-${two(month)}-${two(day)}` as IsoDate)
}

const length = 10
const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Decodes ISO text exactly: no spaces, no time, Gregorian year.
 * @example parseIsoDate('20/11/2026') // => { _tag: 'Left', left: { _tag: 'DateUnreadable' } } */
export const parseIsoDate = (received: unknown): E.Either<DateProblem, IsoDate> => {
  if (isMissing(received) || received === '') return E.left({ _tag: 'DateEmpty' })
  const parts = typeof received === 'string' && received.length === length ? shape.exec(received) : null
  return parts === null
    ? E.left({ _tag: 'DateUnreadable' })
    : isoDateOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

/** The day of an exact ISO text; null: it is none.
 * @example dayOf('2026-11-20') // => '2026-11-20' */
export const dayOf = (text: unknown): IsoDate | null => {
  const decoded = parseIsoDate(text)
  return E.isRight(decoded) ? decoded.right : null
}

/** A Gregorian day in numbers; `month` 1 to 12. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A date in numbers.
 * @example datePartsOf(valueOf(parseIsoDate('2026-11-20'))) // => { year: 2026, month: 11, day: 20 } */
export const datePartsOf = (date: IsoDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})
