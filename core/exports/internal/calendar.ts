export * from '../calendar.js'
export { startOfBangkokDay, compareDates } from '../../domain/calendar/arithmetic.js'
