import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { lastDayOf2006 } from './ages.js'
import { scoreOf, type Scored } from './assessedRecord.js'
import type { Band } from './bands.js'
import { centileSpace, zAbove } from './centileSpace.js'
import { errorLimits, isBeyondError } from './measurementError.js'
import type { Indicator } from './reference.js'

/** The direction of a child's line beyond one centile space. `easing`: a good fall of build from above +2, while the
 * child grows taller. */
export type Direction = 'steady' | 'rising' | 'falling' | 'easing'

/** Why a professional should see a trend. It names the finding, never its meaning. */
export type Concern =
  /** Only under two years; `times` weighings in a row. */
  | { readonly _tag: 'weightFell'; readonly times: number }
  /** Only under two years, after two intervals of 60 days or more; under six months the intervals are weeks. */
  | { readonly _tag: 'weightStood'; readonly since: IsoDate }
  /** Only under three months. */
  | { readonly _tag: 'gainedLittle'; readonly grams: number; readonly since: IsoDate }
  /** Only under two years. */
  | { readonly _tag: 'weightLower' }
  /** Only from two years on, against the heaviest of the last months. */
  | { readonly _tag: 'weightLost'; readonly percent: number; readonly since: IsoDate }
  /** The head moved by more than two centile spaces. */
  | { readonly _tag: 'headMoved'; readonly way: 'up' | 'down' }
  | { readonly _tag: 'fellFromFirst'; readonly since: IsoDate }
  /** Only from four years on, before puberty. */
  | { readonly _tag: 'grewSlowly'; readonly cmAYear: number; readonly since: IsoDate }
  /** Only from four to five years. */
  | { readonly _tag: 'heightFell' }
  /** Only before puberty: more than a centile space within a year. */
  | { readonly _tag: 'grewFast'; readonly since: IsoDate }
  | { readonly _tag: 'lowAndFalling'; readonly band: Band }

const low = -2
/** Our choice: most of a year. */
const daysOfOwnLine = 300

const daysOf = (from: Scored, to: Scored): number => daysBetween(from.record.date, to.record.date)

const headMoved = (window: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const maxSpaces = 2 * centileSpace
  if (window.some(({ z }) => zAbove(last.z, z) > maxSpaces)) return { _tag: 'headMoved', way: 'up' }
  return window.some(({ z }) => zAbove(z, last.z) > maxSpaces) ? { _tag: 'headMoved', way: 'down' } : null
}

/** Source: NICE NG75, 1.2.2, below the 9th, from the 9th to the 91st, above the 91st centile. */
const spacesFrom = (firstZ: number): number => (firstZ < -1.34 ? 1 : firstZ <= 1.34 ? 2 : 3)

const hasOwnLine = (window: ReadonlyArray<Scored>, last: Scored): boolean =>
  window.some((one) => daysOf(one, last) >= daysOfOwnLine) && window.every(({ z }) => zAbove(z, last.z) <= centileSpace)

const fellFromFirst = (
  indicator: Indicator,
  all: ReadonlyArray<Scored>,
  window: ReadonlyArray<Scored>,
  last: Scored,
): Concern | null => {
  const [first, ...later] = all
  const young = last.record.assessment.ageInDays <= lastDayOf2006
  if (first === undefined || !young || hasOwnLine(window, last)) return null
  const maxSpaces = Math.round(spacesFrom(first.z) * centileSpace * 100) / 100
  const fell = (limit: number) => (one: Scored) => isBeyondError(indicator, maxSpaces, limit, true)(first, one)
  const running = later.slice(-2)
  const isReported = fell(errorLimits.pair)(last) || (running.length === 2 && running.every(fell(errorLimits.repeated)))
  return isReported ? { _tag: 'fellFromFirst', since: first.record.date } : null
}

const lowAndFalling = (indicator: Indicator, window: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const band = scoreOf(last.record, indicator)?.band
  return band !== undefined && last.z < low && window.some(({ z }) => zAbove(z, last.z) > centileSpace)
    ? { _tag: 'lowAndFalling', band }
    : null
}

export const fourYearsDay = 1461

/** Our choice: from four to five years any fall of height counts. */
const heightFell = (indicator: Indicator, last: Scored, direction: Direction | 'tooFew'): Concern | null => {
  const { ageInDays } = last.record.assessment
  const isOfAge = ageInDays >= fourYearsDay && ageInDays <= lastDayOf2006
  return indicator === 'lengthHeightForAge' && direction === 'falling' && isOfAge ? { _tag: 'heightFell' } : null
}

/** `all`: plausible scores, oldest first, one a day. `window`: those of the recent months without the last. null: no
 * concern. */
export const scoreConcern = (
  indicator: Indicator,
  all: ReadonlyArray<Scored>,
  window: ReadonlyArray<Scored>,
  direction: Direction | 'tooFew',
): Concern | null => {
  const last = all.at(-1)
  if (last === undefined || direction === 'easing') return null
  const lower = lowAndFalling(indicator, window, last)
  if (indicator === 'headCircumferenceForAge') return headMoved(window, last) ?? lower
  return lower ?? fellFromFirst(indicator, all, window, last) ?? heightFell(indicator, last, direction)
}
