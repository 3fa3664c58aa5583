import { zAbove } from './centileSpace.js'
import type { Scored } from './assessedRecord.js'
import type { Indicator } from './reference.js'

type Rows = ReadonlyArray<readonly [fromDay: number, sd: number]>

/** Standard deviation of home measurements as a z-score: 0.7 cm, 0.1 kg, 0.3 cm for the head. Source: WHO's tables. */
const rows: Readonly<Record<Indicator, Rows>> = {
  weightForAge: [
    [0, 0.22],
    [30, 0.17],
    [91, 0.14],
    [183, 0.11],
    [365, 0.1],
    [731, 0.07],
    [1461, 0.05],
  ],
  lengthHeightForAge: [
    [0, 0.38],
    [91, 0.34],
    [365, 0.29],
    [548, 0.26],
    [731, 0.23],
    [1096, 0.19],
    [1461, 0.17],
    [2192, 0.14],
    [3652, 0.11],
  ],
  weightForLengthHeight: [
    [0, 0.59],
    [61, 0.48],
    [91, 0.4],
    [122, 0.34],
    [183, 0.29],
    [365, 0.21],
    [1096, 0.17],
  ],
  bmiForAge: [
    [0, 0.46],
    [30, 0.38],
    [91, 0.33],
    [183, 0.29],
    [365, 0.26],
    [731, 0.23],
    [1096, 0.2],
    [1461, 0.18],
    [2192, 0.15],
    [3652, 0.11],
  ],
  headCircumferenceForAge: [
    [0, 0.26],
    [365, 0.23],
  ],
}

export const homeError = (indicator: Indicator, ageInDays: number): number =>
  rows[indicator].findLast(([fromDay]) => ageInDays >= fromDay)?.[1] ?? 0

/** Ours, in standard deviations of a difference, by the simulation in the test. */
export const errorLimits = { single: 3.5, repeated: 2.2, pair: 2.7 } as const

/** If `isInclusive`, a gap of exactly `minGap` counts too. */
export const isBeyondError =
  (indicator: Indicator, minGap: number, limit: number, isInclusive = false) =>
  (higher: Scored, lower: Scored): boolean => {
    const gap = zAbove(higher.z, lower.z)
    const sd = Math.hypot(
      homeError(indicator, higher.record.assessment.ageInDays),
      homeError(indicator, lower.record.assessment.ageInDays),
    )
    return (isInclusive ? gap >= minGap : gap > minGap) && gap > limit * sd
  }
