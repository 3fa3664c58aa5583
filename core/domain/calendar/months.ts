import { utcDay } from './dayLibrary.js'
import type { IsoDate } from './isoDate.js'
import { earliest, latest } from './span.js'

const longest = 301 * 12

const within = (text: string): IsoDate =>
  (text.length !== latest.length || text > latest ? latest : text < earliest ? earliest : text) as IsoDate

/** The same day of another month, or its last day if it is shorter. Throws a RangeError for NaN, as `addDays` does.
 * @example addMonths(valueOf(parseIsoDate('2026-01-31')), 1) // => '2026-02-28' */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  if (Number.isNaN(months)) throw new RangeError('months must be a number')
  const whole = Math.max(-longest, Math.min(longest, Math.trunc(months)))
  return within(utcDay(date).add(whole, 'month').format('YYYY-MM-DD'))
}
