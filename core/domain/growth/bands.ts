import type { Indicator } from './reference.js'
import { lastDayOf2006 } from './ages.js'

export const bands = ['farBelow', 'below', 'middle', 'above', 'farAbove', 'beyond'] as const
/** A band of z-scores; its limits depend on the indicator and, for BMI, on the age. */
export type Band = (typeof bands)[number]

/** Source: Department of Health, 0–5 years. +1.5, +2 and +3 belong to the lower band, −2 and −1.5 to the upper one. */
const bySix = (z: number): Band =>
  z < -2 ? 'farBelow' : z < -1.5 ? 'below' : z <= 1.5 ? 'middle' : z <= 2 ? 'above' : z <= 3 ? 'farAbove' : 'beyond'

/** Source: WHO 2007, BMI-for-age. */
const byWhoBmi = (z: number): Band => (z < -2 ? 'farBelow' : z <= 1 ? 'middle' : z <= 2 ? 'above' : 'beyond')

/** Source: WHO, small or large beyond 2. */
const byTwo = (z: number): Band => (z < -2 ? 'farBelow' : z <= 2 ? 'middle' : 'farAbove')

export const bandOf = (indicator: Indicator, ageInDays: number, z: number): Band => {
  if (indicator === 'headCircumferenceForAge') return byTwo(z)
  return indicator === 'bmiForAge' && ageInDays > lastDayOf2006 ? byWhoBmi(z) : bySix(z)
}

export const bandLines = (indicator: Indicator, ageInDays: number): ReadonlyArray<number> => {
  if (indicator === 'headCircumferenceForAge') return [-2, 2]
  return indicator === 'bmiForAge' && ageInDays > lastDayOf2006 ? [-2, 1, 2] : [-2, -1.5, 1.5, 2, 3]
}
