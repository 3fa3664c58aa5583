import type { Age } from './age.js'
import type { IsoDate } from './isoDate.js'
import { datePartsOf } from './isoDate.js'

/** Month names, January first, as the Royal Society of Thailand writes them. */
export const thaiMonths = [
  { short: 'ม.ค.', full: 'มกราคม' },
  { short: 'ก.พ.', full: 'กุมภาพันธ์' },
  { short: 'มี.ค.', full: 'มีนาคม' },
  { short: 'เม.ย.', full: 'เมษายน' },
  { short: 'พ.ค.', full: 'พฤษภาคม' },
  { short: 'มิ.ย.', full: 'มิถุนายน' },
  { short: 'ก.ค.', full: 'กรกฎาคม' },
  { short: 'ส.ค.', full: 'สิงหาคม' },
  { short: 'ก.ย.', full: 'กันยายน' },
  { short: 'ต.ค.', full: 'ตุลาคม' },
  { short: 'พ.ย.', full: 'พฤศจิกายน' },
  { short: 'ธ.ค.', full: 'ธันวาคม' },
] as const

const buddhistOffset = 543
/** The Thai (Buddhist) year of a Gregorian one.
 * @example buddhistYear(2026) // => 2569 */
export const buddhistYear = (gregorian: number): number => gregorian + buddhistOffset
export const gregorianYear = (buddhist: number): number => buddhist - buddhistOffset

/** No date, and no number with its unit, breaks over two lines. */
const noBreak = '\u00A0'

const written = (date: IsoDate) => {
  const { year, month, day } = datePartsOf(date)
  return { day, year: buddhistYear(year), month: thaiMonths[month - 1] ?? thaiMonths[0] }
}

/** Centuries other than the 2500s need all four digits. */
const shortYear = (year: number): string => (year >= 2500 && year < 2600 ? String(year).slice(-2) : String(year))

/** A short date: `20 พ.ย. 69`, joined by no-break spaces; outside the 2500s `20 พ.ย. 2669`.
 * @example thaiDate(valueOf(parseIsoDate('2026-11-20'))) // => '20\u00A0พ.ย.\u00A069' */
export const thaiDate = (date: IsoDate): string => {
  const { day, month, year } = written(date)
  return [day, month.short, shortYear(year)].join(noBreak)
}

/** A full date: `20 พฤศจิกายน 2569`, joined by no-break spaces.
 * @example thaiFullDate(valueOf(parseIsoDate('2026-11-20'))) // => '20\u00A0พฤศจิกายน\u00A02569' */
export const thaiFullDate = (date: IsoDate): string => {
  const { day, month, year } = written(date)
  return [day, month.full, year].join(noBreak)
}

/** A short date with the full year, `20 พ.ย. 2569`, for places where the century is in doubt.
 * @example thaiDateInFull(valueOf(parseIsoDate('2026-11-20'))) // => '20\u00A0พ.ย.\u00A02569' */
export const thaiDateInFull = (date: IsoDate): string => {
  const { day, month, year } = written(date)
  return [day, month.short, year].join(noBreak)
}

/** A month: `พ.ย. 69`, joined by a no-break space.
 * @example thaiMonthOf(valueOf(parseIsoDate('2026-11-20'))) // => 'พ.ย.\u00A069' */
export const thaiMonthOf = (date: IsoDate): string => {
  const { month, year } = written(date)
  return [month.short, shortYear(year)].join(noBreak)
}

const inWords = (parts: ReadonlyArray<readonly [number, string]>): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${noBreak}${unit}`)
    .join(' ')

/** An age: `2 ปี 4 เดือน 8 วัน` without zero parts; the day of birth is `แรกเกิด`.
 * @example thaiAge({ years: 2, months: 4, days: 8 }) // => '2\u00A0ปี 4\u00A0เดือน 8\u00A0วัน' */
export const thaiAge = ({ years, months, days }: Age): string =>
  inWords([
    [years, 'ปี'],
    [months, 'เดือน'],
    [days, 'วัน'],
  ]) || 'แรกเกิด'

/** An age in months: `2 ปี 4 เดือน`; days only in the first month of life.
 * @example thaiAgeInMonths({ years: 2, months: 4, days: 8 }) // => '2\u00A0ปี 4\u00A0เดือน' */
export const thaiAgeInMonths = ({ years, months, days }: Age): string =>
  thaiAge({ years, months, days: years === 0 && months === 0 ? days : 0 })
