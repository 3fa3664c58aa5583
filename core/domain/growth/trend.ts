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
import { nextMeasuring } from './measurementDates.js'
import type { Indicator, Sex } from './reference.js'

/** The last measurement compared with the months before. `from`: the band of the earlier record, null if its table
 * has other bands. */
export type Movement =
  | { readonly _tag: 'tooFew' }
  | {
      readonly _tag: Direction
      readonly from: Band | null
      readonly to: Band
    }

/** How an indicator has moved, and whether a professional should see it. */
export interface Trend {
  readonly movement: Movement
  readonly between: { readonly from: IsoDate; readonly to: IsoDate } | null
  readonly ageInDays: number | null
  readonly concern: Concern | null
  /** null: never measured. `isLate`: more than two weeks past the due day. */
  readonly next: { readonly lastOn: IsoDate; readonly dueOn: IsoDate; readonly isLate: boolean } | null
}

/** A baby loses and regains weight until then. Source: NICE NG75, 1.1: by three weeks. */
const firstDays = newbornWeight.regainedByDay
/** CarePlus chose this limit, without a source: within fewer days two measurements show no direction, unless they are a centile space apart. */
const minDaysApart = 14
/** Days of delay before a reminder. CarePlus chose them, without a source. */
const graceDays = 14

const windowMonths = (months: number): number => (months < 60 ? 12 : 24)

const before = (birthDate: IsoDate, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const last = all.at(-1)
  if (last === undefined) return []
  const { date } = last.record
  const since = addMonths(date, -windowMonths(ageInMonths(birthDate, date)))
  const earlier = all.slice(0, -1)
  const within = earlier.filter(({ record }) => record.date >= since)
  return within.length > 0 ? within : earlier.slice(-1)
}

const byZ = (a: Scored, b: Scored): number => a.z - b.z

const bandFrom = (indicator: Indicator, { record }: Scored, last: AssessedRecord): Band | null => {
  const lines = (one: AssessedRecord) => bandLines(indicator, one.assessment.ageInDays).join()
  return lines(record) === lines(last) ? (scoreOf(record, indicator)?.band ?? null) : null
}

interface MovementResult {
  readonly movement: Movement
  readonly against: Scored | null
}

const tooFew: MovementResult = { movement: { _tag: 'tooFew' }, against: null }

type Beyond = (earlier: Scored, now: Scored) => boolean

/** The last score falls by more than the error of one measurement, or two in a row by less. */
const leftBehind = (last: Scored, window: ReadonlyArray<Scored>, byOne: Beyond, byTwo: Beyond): Scored | null => {
  const clear = window.find((one) => byOne(one, last))
  if (clear !== undefined) return clear
  const before = window.slice(0, -1)
  const previous = window.at(-1)
  const twice = previous === undefined ? [] : before.filter((one) => byTwo(one, last) && byTwo(one, previous))
  return twice.length >= (before.length < 3 ? 1 : 2) ? twice[0]! : null
}

const movementOf = (
  indicator: Indicator,
  last: Scored,
  window: ReadonlyArray<Scored>,
  lostFast: boolean,
): MovementResult => {
  const highestFirst = window.toSorted(byZ).toReversed()
  const [highest, lowest, first] = [highestFirst[0], highestFirst.at(-1), window[0]]
  const to = scoreOf(last.record, indicator)?.band
  if (lowest === undefined || highest === undefined || first === undefined || to === undefined) return tooFew
  const moved = (tag: Direction, against: Scored): MovementResult => ({
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
  if (daysBetween(first.record.date, last.record.date) < minDaysApart) return tooFew
  // Within one centile space a crossed line is named too, the lower one first.
  return moved('steady', zAbove(highest.z, last.z) >= zAbove(last.z, lowest.z) ? highest : lowest)
}

const buildEases = (birthDate: IsoDate, past: ReadonlyArray<AssessedRecord>): boolean => {
  const all = scoredRecords('bmiForAge', past)
  const last = all.at(-1)
  return last !== undefined && isEasing('bmiForAge', last.record, before(birthDate, all))
}

/** The last plausible value against the twelve months before it (from five years on 24), and against the first.
 * `today` is the Bangkok day. */
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
    const newbornResult = firstWeeks(birthDate, today, past)
    const dueOn = lastOn && (newbornResult?._tag === 'weighAgain' ? newbornResult.on : nextMeasuring(birthDate, lastOn))
    return {
      movement,
      between: last && against ? { from: against.record.date, to: last.record.date } : null,
      ageInDays: last?.record.assessment.ageInDays ?? null,
      concern: ofIndicator[indicator]() ?? (judged ? scoreConcern(indicator, all, window, movement._tag) : null),
      next: lastOn && dueOn ? { lastOn, dueOn, isLate: today > addDays(dueOn, graceDays) } : null,
    }
  }
