import * as fc from 'fast-check'
import { addDays, daysBetween } from '../domain/calendar/arithmetic.js'
import { buddhistYear, thaiMonths } from '../domain/calendar/thai.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { datePartsOf } from '../domain/calendar/isoDate.js'

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
 * A day as a parent may write it, with the day that is meant.
 * @example
 * fc.assert(fc.property(arb.writtenDate(), ({ text, date }) => rightOf(readDate(text)) === date))
 */
export const writtenDate = (): fc.Arbitrary<{ readonly text: string; readonly date: IsoDate }> =>
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
    return { text: forms[form] ?? date, date }
  })

/**
 * Text that looks like a date and is none: a day that no month has, a month 13, a time behind it, a slash, a space.
 * @example
 * fc.assert(fc.property(arb.nearDate(), (text) => isoDate(text)._tag === 'Left'))
 */
export const nearDate = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('2026-02-30', '2023-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'),
    fc.constantFrom('1899-12-31', '2201-01-01', '2026-1-01', '26-01-01', '2026-01-01T00:00:00Z', '', '+002026-01-01'),
    isoDate().map((date) => `${date} `),
    isoDate().map((date) => ` ${date}`),
    isoDate().map((date) => date.replaceAll('-', '/')),
    isoDate().map((date) => `${date}\n`),
  )
