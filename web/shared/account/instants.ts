import { thaiDate, thaiMonthOf, todayInBangkok } from '@careplus/core/calendar'

/** '' for a text that is no instant. */
export const dayText = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : thaiDate(todayInBangkok(at))
}

export const monthText = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : thaiMonthOf(todayInBangkok(at))
}

/** Thailand has one offset all year. */
const bangkokMs = 7 * 3_600_000
const two = (n: number): string => String(n).padStart(2, '0')

export const clockText = (instant: string): string => {
  const there = new Date(Date.parse(instant) + bangkokMs)
  return `${two(there.getUTCHours())}.${two(there.getUTCMinutes())}\u00A0น.`
}
