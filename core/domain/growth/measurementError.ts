import { zAbove } from './centileSpace.js'
import type { Scored } from './assessedRecord.js'
import type { Indicator } from './reference.js'

type Rows = ReadonlyArray<readonly [fromDay: number, sd: number]>

/**
 * One standard deviation, in z of a median child, of what tape and scale make at home: 0.7 cm and 0.1 kg; a head 0.3 cm. From an
 * age in days on. Reckoned from WHO's tables, to which a test holds them.
 */
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

/** The standard deviation of a z-score that measuring at home makes at an age. */
export const homeError = (indicator: Indicator, ageInDays: number): number =>
  rows[indicator].findLast(([fromDay]) => ageInDays >= fromDay)?.[1] ?? 0

/**
 * Standard deviations of a difference beyond which it is no measurement error: of one measurement against any of a year; of two
 * running; of one against one. Ours, by the simulation in the test.
 */
export const errorLimits = { single: 3.5, repeated: 2.2, pair: 2.7 } as const

/**
 * Whether the higher z-score lies above the lower by more than `least`, and by more than measuring at home makes. `atLeast`: as
 * much is enough.
 */
export const isBeyondError =
  (indicator: Indicator, least: number, limit: number, atLeast = false) =>
  (higher: Scored, lower: Scored): boolean => {
    const gap = zAbove(higher.z, lower.z)
    const sd = Math.hypot(
      homeError(indicator, higher.record.assessment.ageInDays),
      homeError(indicator, lower.record.assessment.ageInDays),
    )
    return (atLeast ? gap >= least : gap > least) && gap > limit * sd
  }
