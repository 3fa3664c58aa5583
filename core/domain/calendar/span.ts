import type { IsoDate } from './isoDate.js'

/** Days of the calendar stay in it: what would fall before its first day is that day, what after its last, that one. */
export const earliest = '1900-01-01' as IsoDate
export const latest = '2200-12-31' as IsoDate
