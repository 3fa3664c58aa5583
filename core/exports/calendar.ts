export * from '../domain/calendar/age.js'
export { todayInBangkok, daysBetween, addDays, endOfMonth } from '../domain/calendar/arithmetic.js'
export * from '../domain/calendar/dateInput.js'
export {
  type IsoDateBrand,
  type DateProblem,
  daysInMonth,
  parseIsoDate,
  dayOf,
  type DateParts,
  datePartsOf,
} from '../domain/calendar/isoDate.js'
export * from '../domain/calendar/months.js'
export {
  thaiMonths,
  buddhistYear,
  thaiDate,
  thaiFullDate,
  thaiDateInFull,
  thaiMonthOf,
  thaiAge,
  thaiAgeInMonths,
} from '../domain/calendar/thai.js'
export * from '../words/calendar.js'
export { IsoDate } from '../domain/calendar/isoDateCodec.js'
