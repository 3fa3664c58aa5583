import type { Assessment, Score } from './assessGrowth.js'
import type { Band } from './bands.js'
import type { GrowthClass } from './growthClass.js'

/**
 * The score that speaks for the build: weight for length or height, else BMI for age; null: neither has a value.
 * @example
 * const girl = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * const read = rightOf(measurement(todayInBangkok(Date.UTC(2026, 10, 20)))(girl))
 * buildScore(assessGrowth(loadReferences())(read).indicators)
 * // => { _tag: 'scored', zScore: 0.12, flagged: false, band: 'middle', reference: 'WHO 2006' }
 */
export const buildScore = ({
  weightForLengthHeight,
  bmiForAge,
}: Pick<Assessment['indicators'], 'weightForLengthHeight' | 'bmiForAge'>): Score | null =>
  weightForLengthHeight._tag === 'scored' ? weightForLengthHeight : bmiForAge._tag === 'scored' ? bmiForAge : null

/** A child whose class can be said, with all that its words go by. */
export interface Built {
  readonly classNumber: GrowthClass
  /** By the age that counts: the corrected one of a child born early. */
  readonly ageInDays: number
  readonly height: Band
  readonly build: Pick<Score, 'zScore' | 'band'>
}

/**
 * null: no class can be said.
 * @example
 * const girl = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * const read = rightOf(measurement(todayInBangkok(Date.UTC(2026, 10, 20)))(girl))
 * builtOf(assessGrowth(loadReferences())(read))?.height // => 'middle'
 */
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
