import { addDays } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import { ageInMonths } from '../calendar/age.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { measuringMonths } from '../health/figures.js'
import type { FollowUp } from './followUp.js'

/** Months between two measurements at an age in months.
 * @example measuringInterval(3) // => 1 */
export const measuringInterval = (months: number): number =>
  measuringMonths.findLast(({ fromMonths }) => months >= fromMonths)?.every ?? 1

/** The day of the next measurement.
 * @example nextMeasuring(rightOf(isoDate('2024-07-12')), rightOf(isoDate('2026-11-20'))) // => '2027-02-20' */
export const nextMeasuring = (birthDate: IsoDate, measuredOn: IsoDate): IsoDate =>
  addMonths(measuredOn, measuringInterval(ageInMonths(birthDate, measuredOn)))

/** As `nextMeasuring`, or sooner by the follow-up.
 * @example nextMeasuringAfter(rightOf(isoDate('2024-07-12')), rightOf(isoDate('2026-11-20')), 'weighSoon') // => '2026-12-04' */
export const nextMeasuringAfter = (birthDate: IsoDate, measuredOn: IsoDate, followUp: FollowUp | null): IsoDate => {
  if (followUp === 'weighSoon') return addDays(measuredOn, 14)
  return followUp === null || followUp === 'nextWeighing'
    ? nextMeasuring(birthDate, measuredOn)
    : addMonths(measuredOn, 1)
}
