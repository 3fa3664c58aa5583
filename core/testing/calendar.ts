import * as fc from 'fast-check'
import { addDays, daysBetween } from '../domain/calendar/arithmetic.js'
import { buddhistYear, thaiMonths } from '../domain/calendar/thai.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { datePartsOf, daysInMonth } from '../domain/calendar/isoDate.js'
import { scripts } from './digits.js'
import {
  dropped,
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  together,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

const first = '1900-01-01' as IsoDate
const last = '2200-12-31' as IsoDate

/** A day from 1900 to 2200, or between the given days.
 * @example
 * fc.assert(fc.property(arb.isoDate(), (date) => parseIsoDate(date)._tag === 'Right')) */
export const isoDate = ({ min = first, max = last }: { readonly min?: IsoDate; readonly max?: IsoDate } = {}) =>
  fc.integer({ min: 0, max: daysBetween(min, max) }).map((days) => addDays(min, days))

/** In milliseconds since the epoch. */
export const instant = (): fc.Arbitrary<number> =>
  fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2200, 11, 30) })

const partsOf = (date: IsoDate) => {
  const { year, month, day } = datePartsOf(date)
  return { year, month, day, buddhist: buddhistYear(year), name: thaiMonths[month - 1] ?? thaiMonths[0] }
}
const two = (n: number): string => String(n).padStart(2, '0')

/** Forms that take one format of numbers often meet it in the wrong era. */
const formats = {
  'd/m/BBBB': 4,
  'd/m/YYYY': 4,
  'd-m-BBBB': 1,
  'd-m-YYYY': 1,
  'd.m.BBBB': 1,
  'd.m.YYYY': 1,
  'd m BBBB': 1,
  'd m YYYY': 1,
  'dd/mm/BBBB': 2,
  'dd/mm/YYYY': 2,
  'dd-mm-BBBB': 1,
  'dd.mm.BBBB': 1,
  'dd mm BBBB': 1,
  ddmmBBBB: 1,
  'd/m/พ.ศ. BBBB': 1,
  'd mmmm BBBB': 1,
  'd mmm BBBB': 1,
  'd mmm BB': 1,
  'd mmmm พ.ศ. BBBB': 1,
  'd mmm ค.ศ. YYYY': 1,
  'วันที่ d เดือน mmmm พ.ศ. BBBB': 1,
  'BBBB-mm-dd': 1,
  'YYYY-mm-dd': 2,
} as const
/** A format of dates. `d`, `m`: without leading zeros. `mmm`, `mmmm`: the month's name. `BBBB`, `BB`: the Buddhist
 * year. `YYYY`: the Gregorian one. */
export type DateFormat = keyof typeof formats

const written = (date: IsoDate, format: DateFormat): string => {
  const { year, month, day, buddhist, name } = partsOf(date)
  const parts: Readonly<Record<string, string>> = {
    d: `${day}`,
    dd: two(day),
    m: `${month}`,
    mm: two(month),
    mmm: name.short,
    mmmm: name.full,
    BBBB: `${buddhist}`,
    BB: two(buddhist % 100),
    YYYY: `${year}`,
  }
  return format.replaceAll(/d+|m+|B+|Y+/g, (token) => parts[token] ?? token)
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)
/** Years of the 2500s BE may have two digits. */
const firstShort = '1957-01-01' as IsoDate
const lastShort = '2056-12-31' as IsoDate
const mayBeShort = (date: IsoDate): boolean => date >= firstShort && date <= lastShort

/** Days to write; the ends included. */
export interface DateOptions {
  readonly min?: IsoDate
  readonly max?: IsoDate
}

/** The options of a written day. `as`: one format, in ASCII digits; `d mmm BB` has days of 2500 to 2599 BE only. */
export interface WrittenDateOptions extends DateOptions {
  readonly as?: DateFormat
}

/** A day as a parent may write it, in numbers or with the month's name, in Buddhist or Gregorian years. It tests
 * that a parser finds the day. `way` begins with the format.
 * @example
 * fc.assert(fc.property(arb.writtenIsoDate(), ({ text, value }) => valueOf(parseDate(text)) === value))
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.writtenIsoDate({ max: today }), ({ value }) => value <= today))
 * fc.assert(fc.property(arb.writtenIsoDate({ as: 'd/m/BBBB' }), ({ text, way }) => /^\d+\/\d+\/2\d{3}$/.test(text) && way === 'd/m/BBBB'))
 */
export const writtenIsoDate = ({ as, min = first, max = last }: WrittenDateOptions = {}): fc.Arbitrary<
  Written<IsoDate>
> => {
  if (as !== undefined) {
    const days = as === 'd mmm BB' ? { min: later(min, firstShort), max: earlier(max, lastShort) } : { min, max }
    return isoDate(days).map((date) => ({ text: written(date, as), value: date, way: as }))
  }
  const anyFormat = fc.oneof(
    ...Object.entries(formats).map(([format, weight]) => ({ arbitrary: fc.constant(format as DateFormat), weight })),
  )
  const script = fc.oneof(
    { arbitrary: fc.constant(['', scripts['']] as const), weight: 3 },
    { arbitrary: fc.constant(['in Thai digits', scripts['in Thai digits']] as const), weight: 1 },
  )
  return fc.tuple(isoDate({ min, max }), anyFormat, script).map(([date, format, [digits, inScript]]) => {
    const possible = format === 'd mmm BB' && !mayBeShort(date) ? 'd mmm BBBB' : format
    return { text: inScript(written(date, possible)), value: date, way: together(possible, digits) }
  })
}

const lastOfMonth = (date: IsoDate): IsoDate => {
  const { year, month } = datePartsOf(date)
  return `${date.slice(0, 8)}${daysInMonth(year, month)}` as IsoDate
}
/** With one character changed: 28 to 29, 29 to 39, 30 to 31, 31 to 32. */
const dayTooLate = (last: IsoDate): string =>
  last.endsWith('29') ? `${last.slice(0, 8)}39` : last.slice(0, 9) + String(Number(last.slice(9)) + 1)
const inMonth = (month: string) => isoDate().map((date) => `${date.slice(0, 5)}${month}-10` as IsoDate)

/** One mistake in an ISO day. It is for `parseIsoDate`, which accepts exact days only.
 * @example
 * fc.assert(fc.property(arb.nearIsoDate(), ({ input }) => parseIsoDate(input)._tag === 'Left')) */
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

const dayBeyond: Readonly<Record<string, string>> = { '28': '29', '29': '39', '30': '31', '31': '32' }
const yearAt = (text: string): number => text.length - 4

/** From `date` on, then from `min` on; null: none between the ends. */
const nextSuch = (date: IsoDate, min: IsoDate, max: IsoDate, isSuch: (date: IsoDate) => boolean): IsoDate | null => {
  const days = daysBetween(min, max) + 1
  const from = daysBetween(min, date)
  for (let step = 0; step < days; step++) {
    const candidate = addDays(min, (from + step) % days)
    if (isSuch(candidate)) return candidate
  }
  return null
}

/** One mistake in a typed day, `20/11/2569` or `20 พฤศจิกายน 2569` (`as` leaves one of them). It is for `parseDate`.
 * `of`: the right text.
 * @example
 * fc.assert(fc.property(arb.nearWrittenIsoDate(), ({ input, of }) => parseDate(input)._tag === 'Left' && parseDate(of)._tag === 'Right'))
 */
export const nearWrittenIsoDate = ({
  as,
  min = first,
  max = last,
}: DateOptions & { readonly as?: 'd/m/BBBB' | 'd mmmm BBBB' } = {}): fc.Arbitrary<NearMiss<string>> => {
  const any = isoDate({ min, max })
  const numbers = any.map((date) => written(date, 'd/m/BBBB'))
  const words = any.map((date) => written(date, 'd mmmm BBBB'))
  const either = as === 'd/m/BBBB' ? numbers : as === 'd mmmm BBBB' ? words : fc.oneof(numbers, words)
  const such = (name: string, isSuch: (date: IsoDate) => boolean, mistake: (text: string) => string) =>
    as === 'd mmmm BBBB' || nextSuch(min, min, max, isSuch) === null
      ? {}
      : {
          [name]: mistakeIn(
            any.map((date) => written(nextSuch(date, min, max, isSuch) ?? date, 'd/m/BBBB')),
            (text) => fc.constant(mistake(text)),
          ),
        }
  const only = <A>(format: typeof as, made: A): A | Record<never, never> =>
    as === undefined || as === format ? made : {}
  return nearMisses<string>(
    {
      ...such(
        'a day after the last',
        (date) => date === lastOfMonth(date),
        (text) => text.replace(/^\d+/, (day) => dayBeyond[day] ?? day),
      ),
      ...such(
        'day 00',
        (date) => date.endsWith('-10'),
        (text) => text.replace(/^10/, '00'),
      ),
      ...such(
        'month 13',
        (date) => date.slice(5, 7) === '12',
        (text) => text.replace('/12/', '/13/'),
      ),
      ...such(
        'month 00',
        (date) => date.slice(5, 7) === '10',
        (text) => text.replace('/10/', '/00/'),
      ),
      'a year out of range': mistakeIn(either, (text) =>
        replaced(text, fc.constantFrom(...'013456789'), yearAt(text), yearAt(text)),
      ),
      'a digit of the year missing': mistakeIn(either, (text) =>
        dropped(text.slice(yearAt(text))).map((year) => text.slice(0, yearAt(text)) + year),
      ),
      'a digit of the year too many': mistakeIn(either, (text) =>
        inserted(text, fc.constantFrom(...'0123456789'), yearAt(text)),
      ),
      ...only('d/m/BBBB', {
        'a letter for a digit': mistakeIn(numbers, (text) =>
          replaced(text, fc.constantFrom('O', 'l', 'ก'), yearAt(text)),
        ),
      }),
      ...only('d mmmm BBBB', {
        'a letter of the month missing': mistakeIn(words, (text) => {
          const [day = '', month = '', year = ''] = text.split(' ')
          return dropped(month).map((left) => [day, left, year].join(' '))
        }),
      }),
      'an unreadable character': mistakeIn(either, (text) => inserted(text, unreadable())),
    },
    {
      ...such(
        'the month first',
        (date) => date.slice(8) > '12',
        (text) => text.replace(/^(\d+)\/(\d+)/, '$2/$1'),
      ),
      ...only(undefined, {
        'the year of the other era': fc.tuple(any, fc.boolean()).map(([date, isBuddhist]) => {
          const { day, year, buddhist, name } = partsOf(date)
          const before = `${day} ${name.full} ${isBuddhist ? 'พ.ศ.' : 'ค.ศ.'}`
          const [right, wrong] = isBuddhist ? [buddhist, year] : [year, buddhist]
          return { of: `${before} ${right}`, input: `${before} ${wrong}` }
        }),
      }),
      'a time behind': mistakeIn(either, (text) => fc.constantFrom(`${text} 10:30`, `${text}T00:00:00`)),
    },
  )
}
