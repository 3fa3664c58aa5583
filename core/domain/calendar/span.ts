import type { IsoDate } from './isoDate.js'

/** The ends of the calendar: calculated days are clamped to them. */
export const earliest = '1900-01-01' as IsoDate
export const latest = '2200-12-31' as IsoDate
