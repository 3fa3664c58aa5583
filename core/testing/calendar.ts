import * as fc from 'fast-check'
import { addDays, daysBetween } from '../domain/calendar/arithmetic.js'
import { buddhistYear, thaiMonths } from '../domain/calendar/thai.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { datePartsOf, daysInMonth } from '../domain/calendar/isoDate.js'
import { dropped, inserted, nearMisses, replaced, slipIn, type NearMiss, type Written } from './nearMiss.js'

const first = '1900-01-01' as IsoDate
const last = '2200-12-31' as IsoDate

/**
 * A day of the calendar, 1900 to 2200, or between the days given.
 * @example
 * fc.assert(fc.property(arb.isoDate(), (date) => isoDate(date)._tag === 'Right'))
 */
export const isoDate = ({ min = first, max = last }: { readonly min?: IsoDate; readonly max?: IsoDate } = {}) =>
  fc.integer({ min: 0, max: daysBetween(min, max) }).map((days) => addDays(min, days))

/**
 * An instant (milliseconds since the epoch) from 1900 to 2200; every instant of a day is as likely.
 * @example
 * fc.assert(fc.property(arb.instant(), (now) => isoDate(todayInBangkok(now))._tag === 'Right'))
 */
export const instant = (): fc.Arbitrary<number> =>
  fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2200, 11, 30) })

/**
 * A day as a parent may write it: by number or by the month's name, short or whole, in Buddhist or Gregorian years. Proves that
 * whatever reads it finds the day that is meant.
 * @example
 * fc.assert(fc.property(arb.writtenIsoDate(), ({ text, value }) => rightOf(readDate(text)) === value))
 */
export const writtenIsoDate = (): fc.Arbitrary<Written<IsoDate>> =>
  fc.tuple(isoDate(), fc.constantFrom('/', '-', '.'), fc.nat({ max: 4 })).map(([date, separator, form]) => {
    const { year, month, day } = datePartsOf(date)
    const name = thaiMonths[month - 1] ?? thaiMonths[0]
    const forms = [
      [day, month, buddhistYear(year)].join(separator),
      [day, month, year].join(separator),
      `${day} ${name.full} ${buddhistYear(year)}`,
      `${day} ${name.short} ${buddhistYear(year)}`,
      `${buddhistYear(year)}${date.slice(4)}`,
    ]
    return { text: forms[form] ?? date, value: date }
  })

const lastOfMonth = (date: IsoDate): IsoDate => {
  const { year, month } = datePartsOf(date)
  return `${date.slice(0, 8)}${daysInMonth(year, month)}` as IsoDate
}
/** A day later than its month has: one character changed. 28 becomes 29, 29 becomes 39, 30 becomes 31, 31 becomes 32. */
const dayTooLate = (last: IsoDate): string =>
  last.endsWith('29') ? `${last.slice(0, 8)}39` : last.slice(0, 9) + String(Number(last.slice(9)) + 1)
const inMonth = (month: string) => isoDate().map((date) => `${date.slice(0, 5)}${month}-10` as IsoDate)

/**
 * One slip away from a day as ISO text: a day or month that there is not, a year beyond 1900 to 2200, a digit missing or too many, a
 * slash, a space or line end around it. Proves that a reader takes nothing but a whole day that exists.
 * @example
 * fc.assert(fc.property(arb.nearIsoDate(), ({ input }) => isoDate(input)._tag === 'Left'))
 */
export const nearIsoDate = (): fc.Arbitrary<NearMiss<IsoDate>> =>
  nearMisses(
    {
      'a day after the last': slipIn(isoDate().map(lastOfMonth), (last) => fc.constant(dayTooLate(last))),
      'day 00': slipIn(
        isoDate().map((date) => `${date.slice(0, 8)}10` as IsoDate),
        (date) => fc.constant(`${date.slice(0, 8)}00`),
      ),
      'month 13': slipIn(inMonth('12'), (date) => fc.constant(date.replace('-12-', '-13-'))),
      'month 00': slipIn(inMonth('10'), (date) => fc.constant(date.replace('-10-', '-00-'))),
      'a year out of range': slipIn(isoDate(), (date) => replaced(date, fc.constantFrom(...'03456789'), 0, 0)),
      'a slash for a hyphen': slipIn(isoDate(), (date) =>
        fc.constantFrom(date.replace('-', '/'), date.replace(/-(?=..$)/, '/')),
      ),
      'a character missing': slipIn(isoDate(), dropped),
      'a digit too many': slipIn(isoDate(), (date) => inserted(date, fc.constantFrom(...'0123456789'))),
      'a space around it': slipIn(isoDate(), (date) => fc.constantFrom(` ${date}`, `${date} `, `${date}\n`)),
      'a Thai digit': slipIn(isoDate(), (date) => replaced(date, fc.constantFrom(...'๐๑๒๙'), 8, 9)),
    },
    {
      'a time behind': slipIn(isoDate(), (date) => fc.constant(`${date}T00:00:00Z`)),
      'two digits of the year': slipIn(isoDate(), (date) => fc.constant(date.slice(2))),
      'six digits of the year': slipIn(isoDate(), (date) => fc.constant(`+00${date}`)),
    },
  )
