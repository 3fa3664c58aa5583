import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Assessment, Score } from './assessGrowth.js'
import { bandLines, bands, type Band } from './bands.js'
import { nextMeasuring } from './nextMeasuring.js'
import { oldestFirst } from './oldestFirst.js'
import type { Indicator } from './reference.js'

export interface AssessedRecord {
  readonly date: IsoDate
  readonly assessment: Pick<Assessment, 'ageInDays' | 'indicators'>
}

/** From the measuring before to the last one. */
export type Movement =
  /** Fewer than two measurings to be compared. */
  | { readonly _tag: 'tooFew' }
  /** Another table's bands begin between the two. */
  | { readonly _tag: 'newLines' }
  | { readonly _tag: 'steady'; readonly band: Band }
  /** Up or down within a band, by more than one centile space. */
  | { readonly _tag: 'rising'; readonly band: Band }
  | { readonly _tag: 'falling'; readonly band: Band }
  | { readonly _tag: 'crossedUp'; readonly from: Band; readonly to: Band }
  | { readonly _tag: 'crossedDown'; readonly from: Band; readonly to: Band }

export interface Trend {
  readonly movement: Movement
  /** The two that were compared; null: too few. */
  readonly between: { readonly from: IsoDate; readonly to: IsoDate } | null
  /** null: never measured. `isLate`: more than two weeks past the day to measure. */
  readonly next: { readonly lastOn: IsoDate; readonly dueOn: IsoDate; readonly isLate: boolean } | null
}

/** Two measurings nearer than this say more about the scales than about the child. Ours. */
const leastDaysApart = 14
/** Days past the day to measure that nobody is reminded of. Ours. */
const graceDays = 14
/**
 * One centile space of a growth chart, in z. Source: the spacing of UK-WHO charts, in which NICE NG75 (Faltering growth,
 * 2017) counts falls.
 */
const centileSpace = 0.67

const scoreOf = (record: AssessedRecord, indicator: Indicator): Score | null => {
  const finding = record.assessment.indicators[indicator]
  return finding._tag === 'scored' && !finding.flagged ? finding : null
}

const sameLines = (indicator: Indicator, a: number, b: number): boolean =>
  bandLines(indicator, a).join() === bandLines(indicator, b).join()

const movementOf = (indicator: Indicator, before: AssessedRecord, last: AssessedRecord): Movement => {
  const [from, to] = [scoreOf(before, indicator), scoreOf(last, indicator)]
  if (from === null || to === null) return { _tag: 'tooFew' }
  if (!sameLines(indicator, before.assessment.ageInDays, last.assessment.ageInDays)) return { _tag: 'newLines' }
  const steps = bands.indexOf(to.band) - bands.indexOf(from.band)
  if (steps !== 0) return { _tag: steps > 0 ? 'crossedUp' : 'crossedDown', from: from.band, to: to.band }
  const moved = to.zScore - from.zScore
  if (Math.abs(moved) <= centileSpace) return { _tag: 'steady', band: to.band }
  return { _tag: moved > 0 ? 'rising' : 'falling', band: to.band }
}

/**
 * Where an indicator is going, from records in any order: the last that has a value to be believed, beside the one before
 * it, at least two weeks earlier. Of one day the one given first counts: a second measuring may be there to correct the
 * first, and records are told newest first. `today`: the Bangkok day, given from outside; records after it are left out.
 */
export const trendOf =
  (dob: IsoDate, today: IsoDate) =>
  (indicator: Indicator, records: ReadonlyArray<AssessedRecord>): Trend => {
    const past = oldestFirst(records.filter(({ date }) => date <= today))
    const believed = past.filter((record) => scoreOf(record, indicator) !== null)
    const last = believed.at(-1)
    const before = last && believed.filter(({ date }) => daysBetween(date, last.date) >= leastDaysApart).at(-1)
    const lastOn = past.at(-1)?.date
    const dueOn = lastOn && nextMeasuring(dob, lastOn)
    return {
      movement: last && before ? movementOf(indicator, before, last) : { _tag: 'tooFew' },
      between: last && before ? { from: before.date, to: last.date } : null,
      next: lastOn && dueOn ? { lastOn, dueOn, isLate: today > addDays(dueOn, graceDays) } : null,
    }
  }
