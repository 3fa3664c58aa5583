import { addMonths } from '../calendar/months.js'
import { ageInMonths } from '../calendar/age.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** Months between two measurings at an age in months: ours, after the well-baby visits of the Thai maternal and child health book. */
export const measuringInterval = (months: number): number => (months < 12 ? 1 : months < 24 ? 2 : months < 72 ? 3 : 6)

/** The day on which to measure again. */
export const nextMeasuring = (dob: IsoDate, measuredOn: IsoDate): IsoDate =>
  addMonths(measuredOn, measuringInterval(ageInMonths(dob, measuredOn)))
