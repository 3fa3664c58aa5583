import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Scored } from './assessedRecord.js'
import { centileSpace } from './centileSpace.js'
import { fourYearsDay, type Concern } from './concern.js'
import { errorLimits, isBeyondError } from './measurementError.js'
import type { Sex } from './reference.js'

/** Source: pediatric endocrinology's 4 cm a year before puberty; the ends are ours, so that adults are not referred. */
const slow = { cmAYear: 4, fromDay: fourYearsDay, toDay: { female: 4018, male: 4749 } } as const
/** In days; without any height in range, up to `maxAlone`. */
const paceDays = { min: 182, max: 549, maxAlone: 914 } as const
const sameTimeDays = 92

interface HeightOn {
  readonly date: IsoDate
  readonly cm: number
}

const heightsOf = (all: ReadonlyArray<Scored>): ReadonlyArray<HeightOn> =>
  all.flatMap(({ record: { date, assessment } }) =>
    assessment.adjustedHeight === null ? [] : [{ date, cm: assessment.adjustedHeight }],
  )

/** Of several heights of one time it uses the one with faster growth, so that one bad measurement refers nobody. */
const grewSlowly = (all: ReadonlyArray<Scored>): Concern | null => {
  const heights = heightsOf(all)
  const last = heights.at(-1)
  if (last === undefined) return null
  const age = (one: HeightOn): number => daysBetween(one.date, last.date)
  const from =
    heights.find((one) => age(one) >= paceDays.min && age(one) <= paceDays.max) ??
    heights.findLast((one) => age(one) > paceDays.max && age(one) <= paceDays.maxAlone)
  if (from === undefined) return null
  const near = (one: HeightOn, of: HeightOn): boolean => Math.abs(daysBetween(one.date, of.date)) <= sameTimeDays
  const atEnd = heights.filter((one) => near(one, last) && one.date > from.date).slice(-3)
  const atStart = heights.filter((one) => near(one, from) && one.date >= from.date && one.date < last.date).slice(0, 3)
  const grown = Math.max(...atEnd.map(({ cm }) => cm)) - Math.min(...atStart.map(({ cm }) => cm))
  const cmAYear = Math.round((grown * 10 * 365.25) / age(from)) / 10
  return cmAYear < slow.cmAYear ? { _tag: 'grewSlowly', cmAYear: Math.max(0, cmAYear), since: from.date } : null
}

/** Signs of puberty before these ages are early. Source: article 15; before three years length catches up. */
const earlyPuberty = { fromDay: 1096, toDay: { female: 2922, male: 3287 } } as const
/** A year in days, and the usual delay of a yearly measurement. */
const daysOfRise = 396

const grewFast = (sex: Sex, all: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const { ageInDays } = last.record.assessment
  if (ageInDays < earlyPuberty.fromDay || ageInDays >= earlyPuberty.toDay[sex]) return null
  const year = all.slice(0, -1).filter((one) => daysBetween(one.record.date, last.record.date) <= daysOfRise)
  const rose = isBeyondError('lengthHeightForAge', centileSpace, errorLimits.single)
  const from = year.find((one) => rose(last, one))
  return from === undefined ? null : { _tag: 'grewFast', since: from.record.date }
}

/** `all`: plausible scores, oldest first, one a day. null: no concern. */
export const heightConcern = (sex: Sex, all: ReadonlyArray<Scored>): Concern | null => {
  const last = all.at(-1)
  if (last === undefined) return null
  const { ageInDays } = last.record.assessment
  if (ageInDays >= slow.fromDay && ageInDays < slow.toDay[sex]) {
    const slowly = grewSlowly(all)
    if (slowly !== null) return slowly
  }
  return grewFast(sex, all, last)
}
