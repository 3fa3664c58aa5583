import type { IsoDate } from './isoDate.js'

/** Calculated days are clamped to the ends of the calendar. */
export const earliest = '1900-01-01' as IsoDate
export const latest = '2200-12-31' as IsoDate
