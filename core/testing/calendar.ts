import * as fc from 'fast-check'
import { addDays, daysBetween } from '../domain/calendar/arithmetic.js'
import { buddhistYear, thaiMonths } from '../domain/calendar/thai.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { datePartsOf, daysInMonth } from '../domain/calendar/isoDate.js'
import { inThaiDigits } from './digits.js'
import {
  dropped,
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

const first = '1900-01-01' as IsoDate
const last = '2200-12-31' as IsoDate

/**
 * A day from 1900 to 2200, or between the given days.
 * @example
 * fc.assert(fc.property(arb.isoDate(), (date) => parseIsoDate(date)._tag === 'Right'))
 */
export const isoDate = ({ min = first, max = last }: { readonly min?: IsoDate; readonly max?: IsoDate } = {}) =>
  fc.integer({ min: 0, max: daysBetween(min, max) }).map((days) => addDays(min, days))

/** An instant from 1900 to 2200, in milliseconds since the epoch. */
export const instant = (): fc.Arbitrary<number> =>
  fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2200, 11, 30) })

const partsOf = (date: IsoDate) => {
  const { year, month, day } = datePartsOf(date)
  return { year, month, day, buddhist: buddhistYear(year), name: thaiMonths[month - 1] ?? thaiMonths[0] }
}
const two = (n: number): string => String(n).padStart(2, '0')
/** Years of the 2500s BE may have two digits. */
const mayBeShort = (buddhist: number): boolean => buddhist >= 2500 && buddhist < 2600

/**
 * A day as a parent may write it: in numbers, with or without leading zeros or in one row (`20112569`), or with the
 * month's name, short or in full; Buddhist or Gregorian years, with or without `พ.ศ.` or `ค.ศ.`, in two digits if they
 * are clear; in Thai digits too. Tests that a parser finds the day.
 * @example
 * fc.assert(fc.property(arb.writtenIsoDate(), ({ text, value }) => valueOf(parseDate(text)) === value))
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.writtenIsoDate({ max: today }), ({ value }) => value <= today))
 */
export const writtenIsoDate = ({
  min = first,
  max = last,
}: { readonly min?: IsoDate; readonly max?: IsoDate } = {}): fc.Arbitrary<Written<IsoDate>> =>
  fc
    .tuple(isoDate({ min, max }), fc.constantFrom('/', '-', '.', ' '), fc.nat({ max: 12 }), fc.boolean())
    .map(([date, separator, form, thai]) => {
      const { year, month, day, buddhist, name } = partsOf(date)
      const forms = [
        [day, month, buddhist].join(separator),
        [two(day), two(month), buddhist].join(separator),
        [day, month, year].join(separator),
        `${two(day)}${two(month)}${buddhist}`,
        `${day}/${month}/พ.ศ. ${buddhist}`,
        `${day} ${name.full} ${buddhist}`,
        `${day} ${name.short} ${buddhist}`,
        `${day} ${name.full} พ.ศ. ${buddhist}`,
        `${day} ${name.short} ค.ศ. ${year}`,
        `วันที่ ${day} เดือน ${name.full} พ.ศ. ${buddhist}`,
        `${day} ${name.short} ${mayBeShort(buddhist) ? two(buddhist % 100) : buddhist}`,
        `${buddhist}${date.slice(4)}`,
      ]
      const text = forms[form] ?? date
      return { text: thai ? inThaiDigits(text) : text, value: date }
    })

const lastOfMonth = (date: IsoDate): IsoDate => {
  const { year, month } = datePartsOf(date)
  return `${date.slice(0, 8)}${daysInMonth(year, month)}` as IsoDate
}
/** A day after the end of its month, with one character changed: 28 to 29, 29 to 39, 30 to 31, 31 to 32. */
const dayTooLate = (last: IsoDate): string =>
  last.endsWith('29') ? `${last.slice(0, 8)}39` : last.slice(0, 9) + String(Number(last.slice(9)) + 1)
const inMonth = (month: string) => isoDate().map((date) => `${date.slice(0, 5)}${month}-10` as IsoDate)

/**
 * One mistake in an ISO day: an impossible day or month, a year outside 1900 to 2200, a digit missing or extra, a
 * slash, a space or line end. For `parseIsoDate`, which accepts exact days only; for typed dates see `nearWrittenIsoDate`.
 * @example
 * fc.assert(fc.property(arb.nearIsoDate(), ({ input }) => parseIsoDate(input)._tag === 'Left'))
 */
export const nearIsoDate = (): fc.Arbitrary<NearMiss<IsoDate>> =>
  nearMisses(
    {
      'a day after the last': mistakeIn(isoDate().map(lastOfMonth), (last) => fc.constant(dayTooLate(last))),
      'day 00': mistakeIn(
        isoDate().map((date) => `${date.slice(0, 8)}10` as IsoDate),
        (date) => fc.constant(`${date.slice(0, 8)}00`),
      ),
      'month 13': mistakeIn(inMonth('12'), (date) => fc.constant(date.replace('-12-', '-13-'))),
      'month 00': mistakeIn(inMonth('10'), (date) => fc.constant(date.replace('-10-', '-00-'))),
      'a year out of range': mistakeIn(isoDate(), (date) => replaced(date, fc.constantFrom(...'03456789'), 0, 0)),
      'a slash for a hyphen': mistakeIn(isoDate(), (date) =>
        fc.constantFrom(date.replace('-', '/'), date.replace(/-(?=..$)/, '/')),
      ),
      'a character missing': mistakeIn(isoDate(), dropped),
      'a digit too many': mistakeIn(isoDate(), (date) => inserted(date, fc.constantFrom(...'0123456789'))),
      'a space around it': mistakeIn(isoDate(), (date) => fc.constantFrom(` ${date}`, `${date} `, `${date}\n`)),
      'an unreadable character': mistakeIn(isoDate(), (date) => inserted(date, unreadable())),
      'a Thai digit': mistakeIn(isoDate(), (date) => replaced(date, fc.constantFrom(...'๐๑๒๙'), 8, 9)),
    },
    {
      'a time behind': mistakeIn(isoDate(), (date) => fc.constant(`${date}T00:00:00Z`)),
      'two digits of the year': mistakeIn(isoDate(), (date) => fc.constant(date.slice(2))),
      'six digits of the year': mistakeIn(isoDate(), (date) => fc.constant(`+00${date}`)),
    },
  )

const inNumbers = (date: IsoDate): string => {
  const { day, month, buddhist } = partsOf(date)
  return `${day}/${month}/${buddhist}`
}
const inWords = (date: IsoDate): string => {
  const { day, name, buddhist } = partsOf(date)
  return `${day} ${name.full} ${buddhist}`
}
const dayBeyond: Readonly<Record<string, string>> = { '28': '29', '29': '39', '30': '31', '31': '32' }
const yearAt = (text: string): number => text.length - 4

/**
 * One mistake in a typed day, `20/11/2569` or `20 พฤศจิกายน 2569`: an impossible day or month, a wrong year, a wrong or
 * missing letter in the month's name, an invisible character; by name: the month first, the year of the other era, a
 * time behind. `of` is the right text. For `parseDate`.
 * @example
 * fc.assert(fc.property(arb.nearWrittenIsoDate(), ({ input, of }) => parseDate(input)._tag === 'Left' && parseDate(of)._tag === 'Right'))
 */
export const nearWrittenIsoDate = (): fc.Arbitrary<NearMiss<string>> => {
  const numbers = isoDate().map(inNumbers)
  const words = isoDate().map(inWords)
  const ofMonth = (month: string) => inMonth(month).map(inNumbers)
  return nearMisses(
    {
      'a day after the last': mistakeIn(isoDate().map(lastOfMonth).map(inNumbers), (text) =>
        fc.constant(text.replace(/^\d+/, (day) => dayBeyond[day] ?? day)),
      ),
      'day 00': mistakeIn(ofMonth('11'), (text) => fc.constant(text.replace(/^10/, '00'))),
      'month 13': mistakeIn(ofMonth('12'), (text) => fc.constant(text.replace('/12/', '/13/'))),
      'month 00': mistakeIn(ofMonth('10'), (text) => fc.constant(text.replace('/10/', '/00/'))),
      'a year out of range': mistakeIn(fc.oneof(numbers, words), (text) =>
        replaced(text, fc.constantFrom(...'013456789'), yearAt(text), yearAt(text)),
      ),
      'a digit of the year missing': mistakeIn(fc.oneof(numbers, words), (text) =>
        dropped(text.slice(yearAt(text))).map((year) => text.slice(0, yearAt(text)) + year),
      ),
      'a digit of the year too many': mistakeIn(fc.oneof(numbers, words), (text) =>
        inserted(text, fc.constantFrom(...'0123456789'), yearAt(text)),
      ),
      'a letter for a digit': mistakeIn(numbers, (text) =>
        replaced(text, fc.constantFrom('O', 'l', 'ก'), yearAt(text)),
      ),
      'a letter of the month missing': mistakeIn(words, (text) => {
        const [day = '', month = '', year = ''] = text.split(' ')
        return dropped(month).map((left) => [day, left, year].join(' '))
      }),
      'an unreadable character': mistakeIn(fc.oneof(numbers, words), (text) => inserted(text, unreadable())),
    },
    {
      'the month first': mistakeIn(
        isoDate()
          .filter((date) => date.slice(8) > '12')
          .map(inNumbers),
        (text) => fc.constant(text.replace(/^(\d+)\/(\d+)/, '$2/$1')),
      ),
      'the year of the other era': fc.tuple(isoDate(), fc.boolean()).map(([date, isBuddhist]) => {
        const { day, year, buddhist, name } = partsOf(date)
        const before = `${day} ${name.full} ${isBuddhist ? 'พ.ศ.' : 'ค.ศ.'}`
        const [right, wrong] = isBuddhist ? [buddhist, year] : [year, buddhist]
        return { of: `${before} ${right}`, input: `${before} ${wrong}` }
      }),
      'a time behind': mistakeIn(fc.oneof(numbers, words), (text) =>
        fc.constantFrom(`${text} 10:30`, `${text}T00:00:00`),
      ),
    },
  )
}
