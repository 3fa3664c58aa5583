export * from '../calendar.js'
export { isoDateOf } from '../../domain/calendar/isoDate.js'
export { startOfBangkokDay, compareDates } from '../../domain/calendar/arithmetic.js'
