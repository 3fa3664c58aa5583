import { daysInMonth, firstYear, isLeapYear, lastYear } from '../calendar/isoDate.js'

const digit = (text: string, at: number): number => text.charCodeAt(at) - 48
const isDigit = (n: number): boolean => n >= 0 && n <= 9
const dash = 45

const pair = (text: string, at: number): number => {
  const tens = digit(text, at)
  const ones = digit(text, at + 1)
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones : -1
}

const before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const

const daysBeforeYear = (year: number): number => {
  const y = year - 1
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
}

/** The difference of two is in days; −1 if `parseIsoDate` would refuse. It creates no object, for speed. */
export const dayNumber = (text: string): number => {
  if (text.length !== 10 || text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return -1
  const century = pair(text, 0)
  const rest = pair(text, 2)
  const month = pair(text, 5)
  const day = pair(text, 8)
  const year = century * 100 + rest
  // An invalid century gives a year out of range; an invalid month has no days.
  if (rest < 0 || year < firstYear || year > lastYear) return -1
  if (day < 1 || day > daysInMonth(year, month)) return -1
  return daysBeforeYear(year) + before[month - 1]! + day + (month > 2 && isLeapYear(year) ? 1 : 0)
}
