export * from '../calendar.js'
export { isoDateOf } from '../../domain/calendar/isoDate.js'
export { bangkokTime, startOfBangkokDay, compareDates } from '../../domain/calendar/arithmetic.js'
