import { ageInDays, ageOn, type Age } from '../calendar/age.js'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import { thaiAge } from '../calendar/thai.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { gestationWeeks as believed } from './limits.js'

/** Weeks of a full pregnancy. */
const termWeeks = 40
/** Born early: before 37 full weeks. Source: WHO, Preterm birth. */
const earlyUnderWeeks = 37
/** Chronological months to which the corrected age is shown, that day included. */
const shownToMonths = 24

/**
 * The age a child would have, born at 40 weeks: to be shown beside the age since birth, never instead of it. Source:
 * American Academy of Pediatrics, Age Terminology During the Perinatal Period, Pediatrics 2004;114:1362–1364.
 */
export type CorrectedAge =
  | {
      readonly _tag: 'corrected'
      /** Whole days; what an assessment beside the usual one takes. */
      readonly ageInDays: number
      readonly age: Age
      readonly weeksEarly: number
    }
  /** The day on which the child was expected is still to come. */
  | { readonly _tag: 'beforeDueDay'; readonly dueOn: IsoDate; readonly daysToGo: number; readonly weeksEarly: number }

/** null: not born early, not known, older than two years, or not born yet. */
export const correctedAge = (birth: IsoDate, gestationWeeks: number | null, on: IsoDate): CorrectedAge | null => {
  if (gestationWeeks === null || !Number.isInteger(gestationWeeks)) return null
  if (gestationWeeks < believed.lowest || gestationWeeks >= earlyUnderWeeks) return null
  if (on < birth || on > addMonths(birth, shownToMonths)) return null
  const weeksEarly = termWeeks - gestationWeeks
  const dueOn = addDays(birth, weeksEarly * 7)
  return on < dueOn
    ? { _tag: 'beforeDueDay', dueOn, daysToGo: daysBetween(on, dueOn), weeksEarly }
    : { _tag: 'corrected', ageInDays: ageInDays(dueOn, on), age: ageOn(dueOn, on), weeksEarly }
}

/** One line under the age since birth. */
export const correctedAgeWords = (corrected: CorrectedAge): string =>
  corrected._tag === 'corrected'
    ? `อายุปรับตามครบกำหนด ${thaiAge(corrected.age)} (เกิดก่อนกำหนด ${corrected.weeksEarly}\u00A0สัปดาห์)`
    : `อีก ${corrected.daysToGo}\u00A0วันจึงถึงวันครบกำหนดเดิม (เกิดก่อนกำหนด ${corrected.weeksEarly}\u00A0สัปดาห์)`
