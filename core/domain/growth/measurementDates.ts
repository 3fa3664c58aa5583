import { addMonths } from '../calendar/months.js'
import { ageInMonths } from '../calendar/age.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { measuringMonths } from '../health/figures.js'

export const measuringInterval = (months: number): number =>
  measuringMonths.findLast(({ fromMonths }) => months >= fromMonths)?.every ?? 1

export const nextMeasuring = (birthDate: IsoDate, measuredOn: IsoDate): IsoDate =>
  addMonths(measuredOn, measuringInterval(ageInMonths(birthDate, measuredOn)))
