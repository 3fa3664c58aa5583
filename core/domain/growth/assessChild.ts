import * as E from 'fp-ts/Either'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessGrowth, type Assessment, type Finding } from './assessGrowth.js'
import { correctedAge, type CorrectedAge, type Gestation } from './correctedAge.js'
import { measurementAtAge, type Position } from './measurement.js'
import type { References, Sex } from './reference.js'

/** Whose measuring it is. */
export interface MeasuredChild {
  readonly sex: Sex
  readonly birthDate: IsoDate
  /** null or left out: not said. */
  readonly gestation?: Gestation | null
}

/** kg and cm; null: not measured, or not said. */
export interface Figures {
  readonly weight: number | null
  readonly height: number | null
  readonly measure: Position | null
  readonly head_circumference: number | null
}

/** What a measurement says of a child, by corrected age where one counts. */
export interface ChildAssessment {
  /** By the age that counts: words, class, picture and advice go by it. */
  readonly assessment: Assessment
  /** By the age since birth, where the corrected age counts. */
  readonly byBirth?: Assessment
  /** Where it counts: of a child born early, to 24 months of it. */
  readonly corrected?: CorrectedAge
}

const untold: Finding = { _tag: 'none', reason: 'beforeDueDay' }

/** No table reaches ages before the due date. */
const beforeDueDay = (byBirth: Assessment): Assessment => ({
  ...byBirth,
  indicators: {
    weightForAge: untold,
    lengthHeightForAge: untold,
    weightForLengthHeight: untold,
    bmiForAge: untold,
    headCircumferenceForAge: untold,
  },
  buildIndicator: null,
  classNumber: null,
  picture: 'default_kid',
  notices: [],
})

/**
 * What a measuring of a child says, by its corrected age where it was born before 37 weeks and that age is under 24 months;
 * null where date or figures cannot be (before birth, say).
 * @example
 * const child = { sex: 'female', birthDate: rightOf(isoDate('2025-07-12')), gestation: { weeks: 32, days: 0 } } as const
 * const figures = { weight: 6.4, height: 62, measure: 'l', head_circumference: null } as const
 * const result = assessChild(loadReferences())(child)(rightOf(isoDate('2026-01-20')), figures)
 * result?.assessment.indicators.weightForAge
 * // => { _tag: 'scored', zScore: -0.32, flagged: false, band: 'middle', reference: 'WHO 2006' }
 * result?.byBirth?.indicators.weightForAge
 * // => { _tag: 'scored', zScore: -1.21, flagged: false, band: 'middle', reference: 'WHO 2006' }
 */
export const assessChild =
  (references: References) =>
  ({ sex, birthDate, gestation = null }: MeasuredChild) =>
  (date: IsoDate, { weight, height, measure, head_circumference }: Figures): ChildAssessment | null => {
    const at = (ageInDays: number): Assessment | null => {
      const read = measurementAtAge({ sex, ageInDays, weight, height, measure, head_circumference })
      return E.isLeft(read) ? null : assessGrowth(references)(read.right)
    }
    const byBirth = at(daysBetween(birthDate, date))
    if (byBirth === null) return null
    const corrected = correctedAge(birthDate, gestation, date)
    if (corrected === null) return { assessment: byBirth }
    const assessment = corrected._tag === 'corrected' ? at(corrected.ageInDays) : beforeDueDay(byBirth)
    return assessment === null ? null : { assessment, byBirth, corrected }
  }
