import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { firstStandingDay, lastDayOf2006, oneYearDay } from './ages.js'
import { oldestFirst } from './recordOrder.js'

/** A figure that parents often repeat from the previous record, because few homes have a measuring board. */
export type CarriedField = 'height' | 'head_circumference'

/** The lengths of one day. `…_carried` null or absent: unknown. */
export interface CarriedMeasurement {
  readonly height: number | null
  readonly head_circumference: number | null
  readonly height_carried?: boolean | null
  readonly head_carried?: boolean | null
}
/** The lengths of one day with its date. */
export interface DatedCarried extends CarriedMeasurement {
  readonly date: IsoDate
}

/** A figure equal to an earlier one of the day `since`, after so long that it has probably grown. */
export interface CarriedFigure {
  readonly field: CarriedField
  readonly value: number
  readonly since: IsoDate
}

const flags = { height: 'height_carried', head_circumference: 'head_carried' } as const
const fields = Object.keys(flags) as ReadonlyArray<CarriedField>

/** Days; null: never. Source: growthcleanr's "carried forward" (Daymont et al., 2017); the days are ours. */
const daysUntilQuestion = (field: CarriedField, ageInDays: number): number | null => {
  if (field === 'head_circumference') return ageInDays < oneYearDay ? 21 : null
  return ageInDays < firstStandingDay ? 21 : ageInDays <= lastDayOf2006 ? 90 : null
}

const isEqualTooLong = (birth: IsoDate, field: CarriedField, earlier: DatedCarried, later: DatedCarried): boolean => {
  const days = daysUntilQuestion(field, daysBetween(birth, later.date))
  return days !== null && earlier[field] === later[field] && daysBetween(earlier.date, later.date) >= days
}

const carriedOf = <R extends DatedCarried>(
  birth: IsoDate,
  records: ReadonlyArray<R>,
): ReadonlyMap<R, ReadonlyArray<CarriedFigure>> => {
  const byRecord = new Map<R, CarriedFigure[]>(records.map((one) => [one, []]))
  for (const field of fields) {
    let measured: R | null = null
    for (const one of oldestFirst(records)) {
      const value = one[field]
      if (value === null) continue
      const answer = one[flags[field]] ?? null
      if (answer ?? (measured !== null && isEqualTooLong(birth, field, measured, one)))
        byRecord.get(one)?.push({ field, value, since: measured?.date ?? one.date })
      else measured = one
    }
  }
  return byRecord
}

/** `others`: newest first. */
export const carriedFigures = (
  birth: IsoDate,
  others: ReadonlyArray<DatedCarried>,
  typed: DatedCarried,
): ReadonlyArray<CarriedFigure> => {
  const unanswered = { ...typed, height_carried: null, head_carried: null }
  return carriedOf(birth, [unanswered, ...others.filter(({ date }) => date < typed.date)]).get(unanswered) ?? []
}

/** Repeated figures count for no trend, weight for length or referral. */
export const withoutCarried = <R extends DatedCarried>(birth: IsoDate, records: ReadonlyArray<R>): ReadonlyArray<R> => {
  const carried = carriedOf(birth, records)
  return records.map((one) => {
    const repeated = carried.get(one) ?? []
    return repeated.length === 0 ? one : { ...one, ...Object.fromEntries(repeated.map(({ field }) => [field, null])) }
  })
}
