import { lastDayOf2006 } from './ages.js'
import type { Assessment, NoScoreReason } from './assessGrowth.js'
import { namesOf } from '../reading/namesOf.js'
import type { Indicator } from './reference.js'

const shownReasons: Readonly<Record<NoScoreReason, boolean>> = {
  missing: false,
  outOfAgeRange: false,
  beforeDueDay: true,
  oedema: true,
  outOfLengthRange: true,
}

/** The indicators of a result in reading order, without those that have no value or no reference at the age.
 * @example
 * const boy = valueOf(measurementAtAge({ sex: 'male', ageInDays: 861, weight: 12.4 }))
 * toldIndicators(assessGrowth(loadReferences())(boy)) // => ['weightForAge'] */
export const toldIndicators = ({
  indicators,
  ageInDays,
  buildIndicator,
}: Pick<Assessment, 'indicators' | 'ageInDays' | 'buildIndicator'>): ReadonlyArray<Indicator> => {
  const byBmi = ageInDays > lastDayOf2006 || buildIndicator === 'bmiForAge'
  const wanted: Readonly<Record<Indicator, boolean>> = {
    lengthHeightForAge: true,
    bmiForAge: byBmi,
    weightForLengthHeight: !byBmi,
    weightForAge: true,
    headCircumferenceForAge: true,
  }
  return namesOf(wanted).filter((indicator) => {
    const finding = indicators[indicator]
    return wanted[indicator] && (finding._tag === 'scored' || shownReasons[finding.reason])
  })
}
