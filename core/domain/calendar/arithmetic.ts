import { utcDay } from './dayLibrary.js'
import type { IsoDate } from './isoDate.js'
import { daysInMonth, datePartsOf } from './isoDate.js'

const dayMs = 86_400_000
const earliest = '1900-01-01' as IsoDate
const latest = '2200-12-31' as IsoDate
/** Months between the ends of the calendar: no step needs to be longer. */
const longest = 301 * 12

/** Days of the calendar stay in it: what would fall before 1900 or after 2200 is its first or last day. */
const within = (text: string): IsoDate =>
  (text.length !== latest.length || text > latest ? latest : text < earliest ? earliest : text) as IsoDate

const dayNumber = (date: IsoDate): number => {
  const { year, month, day } = datePartsOf(date)
  return Date.UTC(year, month - 1, day) / dayMs
}

const ofDayNumber = (days: number): IsoDate =>
  days < dayNumber(earliest)
    ? earliest
    : days > dayNumber(latest)
      ? latest
      : (new Date(days * dayMs).toISOString().slice(0, 10) as IsoDate)

/** Thailand keeps UTC+7 all year, without summer time. */
const bangkokOffsetMs = 7 * 3_600_000

/** The day it is in Bangkok at `now` (milliseconds since the epoch), whatever the device's zone. */
export const todayInBangkok = (now: number): IsoDate => ofDayNumber(Math.floor((now + bangkokOffsetMs) / dayMs))

/** The instant (milliseconds since the epoch) at which `date` begins in Bangkok. */
export const startOfBangkokDay = (date: IsoDate): number => dayNumber(date) * dayMs - bangkokOffsetMs

/** Whole days from one day to another; negative where `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

export const addDays = (date: IsoDate, days: number): IsoDate => ofDayNumber(dayNumber(date) + Math.trunc(days))

/** The same day of another month; where that month is shorter, its last day (31 January + 1 is 28 or 29 February). */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const whole = Math.max(-longest, Math.min(longest, Math.trunc(months)))
  return within(utcDay(date).add(whole, 'month').format('YYYY-MM-DD'))
}

export const endOfMonth = (date: IsoDate): IsoDate => {
  const { year, month } = datePartsOf(date)
  return `${date.slice(0, 8)}${daysInMonth(year, month)}` as IsoDate
}

/** For sorting: oldest first. ISO text sorts as its days do. */
export const compareDates = (a: IsoDate, b: IsoDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)
