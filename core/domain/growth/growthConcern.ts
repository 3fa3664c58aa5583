import { thaiDate } from '../calendar/thai.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { visit } from './advice.js'
import type { AssessedRecord } from './assessedRecord.js'
import { concernReason, firstWeeksReason } from './concernWords.js'
import { firstWeeks } from './firstWeeks.js'
import type { Indicator } from './reference.js'
import { trendOf } from './trend.js'

/** What a child's records ask for beside the usual next measuring. */
export interface GrowthConcern {
  /** What was seen, each a short sentence. At least one. */
  readonly reasons: ReadonlyArray<string>
  /** One thing to do. */
  readonly next: string
  /** false: to weigh once more, no visit. */
  readonly isVisit: boolean
}

const seeToday = 'พาลูกไปให้พยาบาลหรือแพทย์ดูวันนี้นะคะ'

const asking = (reasons: ReadonlyArray<string>, next: string, isVisit = true): GrowthConcern | null =>
  reasons.length === 0 ? null : { reasons, next, isVisit }

/** Weight and build move together: one reason for them is enough. */
const ofWeight: ReadonlyArray<Indicator> = ['weightForAge', 'weightForLengthHeight', 'bmiForAge']

/**
 * Everything in a child's records, in any order, that asks for more than the next measuring; null: nothing does. It stands
 * wherever a child's newest measuring is told, whichever indicator is being looked at. `on`: the Bangkok day.
 */
export const growthConcern = (
  dob: IsoDate,
  on: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): GrowthConcern | null => {
  const trend = trendOf(dob, on)
  const firstReason = (indicators: ReadonlyArray<Indicator>): ReadonlyArray<string> =>
    indicators
      .flatMap((indicator) => {
        const { concern } = trend(indicator, records)
        return concern === null ? [] : [concernReason(indicator, concern)]
      })
      .slice(0, 1)
  const others = [...firstReason(['lengthHeightForAge']), ...firstReason(['headCircumferenceForAge'])]
  const newborn = firstWeeks(dob, on, records)
  if (newborn?._tag === 'seeToday') return asking([firstWeeksReason(newborn), ...others], seeToday)
  const reasons = [...firstReason(ofWeight), ...others]
  if (newborn === null || reasons.length > 0) return asking(reasons, visit)
  const when = newborn.on <= on ? 'ชั่งอีกครั้งได้เลย' : `ชั่งอีกครั้งวันที่ ${thaiDate(newborn.on)}`
  return asking([firstWeeksReason(newborn)], when, false)
}
