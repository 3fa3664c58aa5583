import * as E from 'fp-ts/Either'
import { daysBetween } from '../calendar/arithmetic.js'
import { dayOf, type IsoDate } from '../calendar/isoDate.js'
import { assessGrowth, type Assessment, type Finding } from './assessGrowth.js'
import { correctedAge, gestationOf, type CorrectedAge, type Gestation } from './correctedAge.js'
import { measurementAtAge, type Position } from './measurement.js'
import type { References, Sex } from './reference.js'

/** The measured child. `gestation` null or absent: unknown. */
export interface MeasuredChild {
  readonly sex: Sex
  readonly birthDate: IsoDate
  readonly gestation?: Gestation | null
}

/** A child as stored or typed, for `followChild`; null: the birth date is no day.
 * @example
 * measuredChild({ sex: 'female', birthDate: '2024-07-12', gestation_weeks: 34, gestation_days: null })
 * // => { sex: 'female', birthDate: '2024-07-12', gestation: { weeks: 34, days: 0 } } */
export const measuredChild = ({
  sex,
  birthDate,
  gestation_weeks,
  gestation_days,
}: {
  readonly sex: Sex
  readonly birthDate: string
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
}): MeasuredChild | null => {
  const born = dayOf(birthDate)
  return born === null ? null : { sex, birthDate: born, gestation: gestationOf(gestation_weeks, gestation_days) }
}

/** kg and cm; null: not measured, or unknown. */
export interface Figures {
  readonly weight: number | null
  readonly height: number | null
  readonly measure: Position | null
  readonly head_circumference: number | null
}

/** The assessment of a measurement by the age that counts; `byBirth` by the age since birth, if that differs. */
export interface ChildAssessment {
  readonly assessment: Assessment
  readonly byBirth?: Assessment
  readonly corrected?: CorrectedAge
}

const noScore: Finding = { _tag: 'none', reason: 'beforeDueDay' }

const beforeDueDay = (byBirth: Assessment): Assessment => ({
  ...byBirth,
  indicators: {
    weightForAge: noScore,
    lengthHeightForAge: noScore,
    weightForLengthHeight: noScore,
    bmiForAge: noScore,
    headCircumferenceForAge: noScore,
  },
  buildIndicator: null,
  classNumber: null,
  picture: 'default_kid',
  notices: [],
})

/** null: the date or the figures are impossible, such as a day before birth. */
export const assessChild =
  (references: References) =>
  ({ sex, birthDate, gestation = null }: MeasuredChild) =>
  (date: IsoDate, { weight, height, measure, head_circumference }: Figures): ChildAssessment | null => {
    const at = (ageInDays: number): Assessment | null => {
      const decoded = measurementAtAge({ sex, ageInDays, weight, height, measure, head_circumference })
      return E.isLeft(decoded) ? null : assessGrowth(references)(decoded.right)
    }
    const byBirth = at(daysBetween(birthDate, date))
    if (byBirth === null) return null
    const corrected = correctedAge(birthDate, gestation, date)
    if (corrected === null) return { assessment: byBirth }
    const assessment = corrected._tag === 'corrected' ? at(corrected.ageInDays) : beforeDueDay(byBirth)
    return assessment === null ? null : { assessment, byBirth, corrected }
  }
