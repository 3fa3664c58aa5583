import { daysBetween } from './arithmetic.js'
import { addMonths } from './months.js'
import type { IsoDate } from './isoDate.js'
import { datePartsOf } from './isoDate.js'

/** A calendar age, never negative; `months` is 0 to 11, `days` 0 to 30. */
export interface Age {
  readonly years: number
  readonly months: number
  readonly days: number
}

/** Whole months since birth; 0 before it. A child of 31 January is one month old on 28 February.
 * @example ageInMonths(valueOf(parseIsoDate('2026-01-31')), valueOf(parseIsoDate('2026-02-28'))) // => 1 */
export const ageInMonths = (birth: IsoDate, on: IsoDate): number => {
  if (on <= birth) return 0
  const from = datePartsOf(birth)
  const to = datePartsOf(on)
  const months = (to.year - from.year) * 12 + to.month - from.month
  return addMonths(birth, months) > on ? months - 1 : months
}

/** Whole days since birth; 0 before it.
 * @example ageInDays(valueOf(parseIsoDate('2024-07-12')), valueOf(parseIsoDate('2026-11-20'))) // => 861 */
export const ageInDays = (birth: IsoDate, on: IsoDate): number => Math.max(0, daysBetween(birth, on))

/** The age in whole years, months and days. The days count from the last full month.
 * @example
 * ageOn(valueOf(parseIsoDate('2024-07-12')), valueOf(parseIsoDate('2026-11-20'))) // => { years: 2, months: 4, days: 8 } */
export const ageOn = (birth: IsoDate, on: IsoDate): Age => {
  const months = ageInMonths(birth, on)
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: ageInDays(addMonths(birth, months), on),
  }
}
