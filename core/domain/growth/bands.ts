import type { Indicator } from './reference.js'
import { lastDayOf2006 } from './ages.js'

/** Six bands of the Department of Health's table, lowest first. */
export const bands = ['farBelow', 'below', 'middle', 'above', 'farAbove', 'beyond'] as const
/** A band of z-scores; its limits depend on the indicator and, for BMI, on the age. */
export type Band = (typeof bands)[number]

/** Department of Health, 0–5 years: a value on +1.5, +2 or +3 is in the lower band, on −2 or −1.5 in the upper one. */
const bySix = (z: number): Band =>
  z < -2 ? 'farBelow' : z < -1.5 ? 'below' : z <= 1.5 ? 'middle' : z <= 2 ? 'above' : z <= 3 ? 'farAbove' : 'beyond'

/** WHO 2007, BMI-for-age: thinness below −2, overweight above +1, obesity above +2. */
const byWhoBmi = (z: number): Band => (z < -2 ? 'farBelow' : z <= 1 ? 'middle' : z <= 2 ? 'above' : 'beyond')

/** WHO: small or large beyond 2. */
const byTwo = (z: number): Band => (z < -2 ? 'farBelow' : z <= 2 ? 'middle' : 'farAbove')

/** The band of a rounded z-score. */
export const bandOf = (indicator: Indicator, ageInDays: number, z: number): Band => {
  if (indicator === 'headCircumferenceForAge') return byTwo(z)
  return indicator === 'bmiForAge' && ageInDays > lastDayOf2006 ? byWhoBmi(z) : bySix(z)
}

/** The z-scores between the bands, lowest first, for charts. */
export const bandLines = (indicator: Indicator, ageInDays: number): ReadonlyArray<number> => {
  if (indicator === 'headCircumferenceForAge') return [-2, 2]
  return indicator === 'bmiForAge' && ageInDays > lastDayOf2006 ? [-2, 1, 2] : [-2, -1.5, 1.5, 2, 3]
}
