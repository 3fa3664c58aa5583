import { lastDayOf2006 } from './ages.js'
import type { Assessment } from './assessGrowth.js'
import type { Indicator } from './reference.js'

/**
 * What a result tells, in the order it is read: height, weight-for-height (from five years BMI), weight, and the head where it
 * was measured. What was not measured, and what an age has no reference for, is left out.
 * @example
 * const found = assessGrowth(loadReferences())(rightOf(measurementAtAge({ sex: 'male', ageInDays: 861, weight: 12.4, height: 88.5 })))
 * toldIndicators(found) // => ['lengthHeightForAge', 'weightForLengthHeight', 'weightForAge']
 */
export const toldIndicators = ({
  indicators,
  ageInDays,
  buildIndicator,
}: Pick<Assessment, 'indicators' | 'ageInDays' | 'buildIndicator'>): ReadonlyArray<Indicator> => {
  const byBmi = ageInDays > lastDayOf2006 || buildIndicator === 'bmiForAge'
  const wanted: ReadonlyArray<Indicator> = [
    'lengthHeightForAge',
    byBmi ? 'bmiForAge' : 'weightForLengthHeight',
    'weightForAge',
    'headCircumferenceForAge',
  ]
  return wanted.filter((indicator) => {
    const found = indicators[indicator]
    return found._tag === 'scored' || (found.reason !== 'missing' && found.reason !== 'outOfAgeRange')
  })
}
