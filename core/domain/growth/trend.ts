import { ageInMonths } from '../calendar/age.js'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { addMonths } from '../calendar/months.js'
import {
  countedAlike,
  scoredRecords,
  scoreOf,
  weighedRecords,
  type AssessedRecord,
  type Scored,
} from './assessedRecord.js'
import { bandLines, type Band } from './bands.js'
import { centileSpace, zAbove } from './centileSpace.js'
import { scoreConcern, type Concern, type Direction } from './concern.js'
import { scales } from './scale.js'
import { heightConcern } from './heightConcern.js'
import { losesFast, weightConcern } from './weightConcern.js'
import { isEasing } from './isEasing.js'
import { firstWeeks } from './firstWeeks.js'
import { newbornWeight } from '../health/figures.js'
import { errorLimits, isBeyondError } from './measurementError.js'
import { nextMeasuring } from './measuringDates.js'
import type { Indicator, Sex } from './reference.js'

/** Of the last measuring, held against the months before it. */
export type Movement =
  /** Fewer than two measurings to be compared. */
  | { readonly _tag: 'tooFew' }
  | {
      readonly _tag: Direction
      /** Of the record that it was held against; null where that one's table has other bands. */
      readonly from: Band | null
      readonly to: Band
    }

/** How a child's measurements have moved, and whether that is to be shown to a doctor. */
export interface Trend {
  readonly movement: Movement
  /** The record that the last was held against, and the last; null: too few. */
  readonly between: { readonly from: IsoDate; readonly to: IsoDate } | null
  /** By the age that counts, on the day of the last; null: none. */
  readonly ageInDays: number | null
  /** Why it is to be shown to a professional; null: nothing says so. */
  readonly concern: Concern | null
  /** null: never measured. `isLate`: more than two weeks past the day to measure. */
  readonly next: { readonly lastOn: IsoDate; readonly dueOn: IsoDate; readonly isLate: boolean } | null
}

/** Before this age a baby loses and regains weight: `firstWeeks` speaks of it. Source: NICE NG75, 1.1: by three weeks. */
const firstDays = newbornWeight.regainedByDay
/** Nearer than this two measurings show no direction of their own, unless they lie a centile space apart. Ours. */
const leastDaysApart = 14
/** Days of delay before anybody is reminded. Ours. */
const graceDays = 14

/** The months before the last measuring that it is held against; from five years on a child grows more slowly. */
const monthsLookedAt = (months: number): number => (months < 60 ? 12 : 24)

/** The measurings of the months looked at without the last one; where there are none, the latest before it. */
const before = (birthDate: IsoDate, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const last = all.at(-1)
  if (last === undefined) return []
  const { date } = last.record
  const since = addMonths(date, -monthsLookedAt(ageInMonths(birthDate, date)))
  const earlier = all.slice(0, -1)
  const within = earlier.filter(({ record }) => record.date >= since)
  return within.length > 0 ? within : earlier.slice(-1)
}

const byZ = (a: Scored, b: Scored): number => a.z - b.z

const bandFrom = (indicator: Indicator, { record }: Scored, last: AssessedRecord): Band | null => {
  const lines = (one: AssessedRecord) => bandLines(indicator, one.assessment.ageInDays).join()
  return lines(record) === lines(last) ? (scoreOf(record, indicator)?.band ?? null) : null
}

interface Found {
  readonly movement: Movement
  readonly against: Scored | null
}

const tooFew: Found = { movement: { _tag: 'tooFew' }, against: null }

/** How one z-score lies to another: below it (a fall), or above. */
type Beyond = (earlier: Scored, now: Scored) => boolean

/**
 * The record of the window that the last has left: by more than one measurement's error makes, or, by less, at two measurements
 * running against two others (of fewer than three, one).
 */
const leftBehind = (last: Scored, window: ReadonlyArray<Scored>, byOne: Beyond, byTwo: Beyond): Scored | null => {
  const clear = window.find((one) => byOne(one, last))
  if (clear !== undefined) return clear
  const before = window.slice(0, -1)
  const previous = window.at(-1)
  const twice = previous === undefined ? [] : before.filter((one) => byTwo(one, last) && byTwo(one, previous))
  return twice.length >= (before.length < 3 ? 1 : 2) ? twice[0]! : null
}

const movementOf = (indicator: Indicator, last: Scored, window: ReadonlyArray<Scored>, lostFast: boolean): Found => {
  const highestFirst = window.toSorted(byZ).toReversed()
  const [highest, lowest, first] = [highestFirst[0], highestFirst.at(-1), window[0]]
  const to = scoreOf(last.record, indicator)?.band
  if (lowest === undefined || highest === undefined || first === undefined || to === undefined) return tooFew
  const moved = (tag: Direction, against: Scored): Found => ({
    movement: { _tag: tag, from: bandFrom(indicator, against, last.record), to },
    against,
  })
  const down = (limit: number): Beyond => isBeyondError(indicator, centileSpace, limit)
  const up =
    (limit: number): Beyond =>
    (earlier, now) =>
      down(limit)(now, earlier)
  const { single, repeated } = errorLimits
  if (leftBehind(last, window, down(single), down(repeated)) !== null) {
    return moved(!lostFast && isEasing(indicator, last.record, window) ? 'easing' : 'falling', highest)
  }
  if (leftBehind(last, window, up(single), up(repeated)) !== null) return moved('rising', lowest)
  if (daysBetween(first.record.date, last.record.date) < leastDaysApart) return tooFew
  // A line that was crossed within one centile space is named too, the one below first.
  return moved('steady', zAbove(highest.z, last.z) >= zAbove(last.z, lowest.z) ? highest : lowest)
}

/** Also at ages that weight for age does not reach. */
const buildEases = (birthDate: IsoDate, past: ReadonlyArray<AssessedRecord>): boolean => {
  const all = scoredRecords('bmiForAge', past)
  const last = all.at(-1)
  return last !== undefined && isEasing('bmiForAge', last.record, before(birthDate, all))
}

/**
 * Where an indicator is going, from records in any order: the last that has a value to be believed, held against all of the
 * twelve months before it (from five years on 24), and against the first of all. Of one day the record entered last stands,
 * which is the one given first. `today`: the Bangkok day, given from outside; records after it are left out.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * trendOf(rightOf(isoDate('2024-07-12')), today)('weightForAge', []).movement // => { _tag: 'tooFew' }
 */
export const trendOf =
  (birthDate: IsoDate, today: IsoDate, sex: Sex = 'female') =>
  (indicator: Indicator, records: ReadonlyArray<AssessedRecord>): Trend => {
    const past = countedAlike(records.filter(({ date }) => date >= birthDate && date <= today))
    const all = scoredRecords(indicator, past)
    const last = all.at(-1)
    const judged =
      last !== undefined && !(scales[indicator].weighed && daysBetween(birthDate, last.record.date) < firstDays)
    const window = judged ? before(birthDate, all) : []
    const weighed = scales[indicator].weighed ? weighedRecords(past) : []
    const { movement, against } = judged ? movementOf(indicator, last, window, losesFast(weighed)) : tooFew
    const none = () => null
    const ofIndicator: Readonly<Record<Indicator, () => Concern | null>> = {
      weightForAge: () => weightConcern(birthDate, weighed, buildEases(birthDate, past)),
      lengthHeightForAge: () => heightConcern(sex, all),
      weightForLengthHeight: none,
      bmiForAge: none,
      headCircumferenceForAge: none,
    }
    const lastOn = past.reduce<IsoDate | null>((day, { date }) => (day === null || date > day ? date : day), null)
    const again = firstWeeks(birthDate, today, past)
    const dueOn = lastOn && (again?._tag === 'weighAgain' ? again.on : nextMeasuring(birthDate, lastOn))
    return {
      movement,
      between: last && against ? { from: against.record.date, to: last.record.date } : null,
      ageInDays: last?.record.assessment.ageInDays ?? null,
      concern: ofIndicator[indicator]() ?? (judged ? scoreConcern(indicator, all, window, movement._tag) : null),
      next: lastOn && dueOn ? { lastOn, dueOn, isLate: today > addDays(dueOn, graceDays) } : null,
    }
  }
