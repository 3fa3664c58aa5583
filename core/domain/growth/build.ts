import type { Assessment, Score } from './assessGrowth.js'
import type { Band } from './bands.js'
import type { GrowthClass } from './growthClass.js'

export const buildScore = ({
  weightForLengthHeight,
  bmiForAge,
}: Pick<Assessment['indicators'], 'weightForLengthHeight' | 'bmiForAge'>): Score | null =>
  weightForLengthHeight._tag === 'scored' ? weightForLengthHeight : bmiForAge._tag === 'scored' ? bmiForAge : null

/** A child with a class, and the bands for its texts. `ageInDays` is corrected if the child was born early. */
export interface Built {
  readonly classNumber: GrowthClass
  readonly ageInDays: number
  readonly height: Band
  readonly build: Pick<Score, 'zScore' | 'band'>
}

/** The class and bands of an assessment; null: no class.
 * @example
 * const girl = valueOf(measurementAtAge({ sex: 'female', ageInDays: 861, weight: 12.4, height: 88.5 }))
 * builtOf(assessGrowth(loadReferences())(girl))?.height // => 'middle' */
export const builtOf = ({
  classNumber,
  ageInDays,
  indicators,
}: Pick<Assessment, 'classNumber' | 'ageInDays' | 'indicators'>): Built | null => {
  const { lengthHeightForAge: height } = indicators
  const build = buildScore(indicators)
  return classNumber === null || height._tag === 'none' || build === null
    ? null
    : { classNumber, ageInDays, height: height.band, build }
}
