import { ageInDays, ageOn, type Age } from '../calendar/age.js'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { correctedAgeMonths } from '../health/figures.js'
import { gestationDays, gestationWeeks, isWithin } from './limits.js'

/** The length of a pregnancy: full weeks, and 0 to 6 more days. */
export interface Gestation {
  readonly weeks: number
  readonly days: number
}

const termDays = 280
/** Source: WHO, Preterm birth. */
const earlyUnderWeeks = 37

/** The age in whole days of a child if born at 40 weeks. Source: American Academy of Pediatrics, Pediatrics
 * 2004;114:1362–1364. */
export type CorrectedAge =
  | {
      readonly _tag: 'corrected'
      readonly ageInDays: number
      readonly age: Age
      readonly daysEarly: number
    }
  | { readonly _tag: 'beforeDueDay'; readonly dueOn: IsoDate; readonly daysToGo: number; readonly daysEarly: number }

export const isGestation = ({ weeks, days }: Gestation): boolean =>
  isWithin(weeks, gestationWeeks) && isWithin(days, gestationDays)

/** The gestation of two stored numbers; null: unknown. Weeks without days are full weeks.
 * @example gestationOf(32) // => { weeks: 32, days: 0 } */
export const gestationOf = (weeks: number | null, days: number | null = null): Gestation | null =>
  weeks === null ? null : { weeks, days: days ?? 0 }

const daysEarlyOf = (gestation: Gestation | null): number | null =>
  gestation !== null && isGestation(gestation) && gestation.weeks < earlyUnderWeeks
    ? termDays - gestation.weeks * 7 - gestation.days
    : null

/** After 24 months of corrected age; null: never corrected. */
export const correctedAgeEnd = (birth: IsoDate, gestation: Gestation | null): IsoDate | null => {
  const daysEarly = daysEarlyOf(gestation)
  return daysEarly === null ? null : addMonths(addDays(birth, daysEarly), correctedAgeMonths)
}

/** Only during the year after it; null: at any other time.
 * @example correctedAgeEndedOn(valueOf(parseIsoDate('2024-01-10')), null, valueOf(parseIsoDate('2026-11-20'))) // => null */
export const correctedAgeEndedOn = (birth: IsoDate, gestation: Gestation | null, on: IsoDate): IsoDate | null => {
  const end = correctedAgeEnd(birth, gestation)
  return end !== null && on >= end && on < addMonths(end, 12) ? end : null
}

/** null: not born early, unknown, 24 months of corrected age or older, or not born yet. */
export const correctedAge = (birth: IsoDate, gestation: Gestation | null, on: IsoDate): CorrectedAge | null => {
  const daysEarly = daysEarlyOf(gestation)
  if (daysEarly === null || on < birth) return null
  const dueOn = addDays(birth, daysEarly)
  if (on >= addMonths(dueOn, correctedAgeMonths)) return null
  return on < dueOn
    ? { _tag: 'beforeDueDay', dueOn, daysToGo: daysBetween(on, dueOn), daysEarly }
    : { _tag: 'corrected', ageInDays: ageInDays(dueOn, on), age: ageOn(dueOn, on), daysEarly }
}
