import { isInRange, type Range } from '../reading/fields.js'
import { figures } from './figures.js'

/** No number that is typed is longer; a longer text takes the square of its length. */
export const longestNumber = 100

const thousands = /^[+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const decimal = /^[+]?(?:\d+\.?\d*|\.\d+)$/

/**
 * A number as people type it: Thai or full-width digits, a plus sign, spaces, a comma for the point (`12,4`) or between thousands
 * (`12,400`). null: empty, or not a number above or equal to 0. For a form, which asks again; a field that shows a number at any
 * time reads the same with `atLeastZero`.
 * @example
 * typedNumber('๑๒.๔') // => 12.4
 * typedNumber('+1 000,5') // => 1000.5
 * typedNumber('twelve') // => null
 */
export const typedNumber = (received: unknown): number | null => {
  if (typeof received !== 'string' || received.length > longestNumber) return null
  const folded = figures(received).replaceAll(' ', '')
  const plain = thousands.test(folded) ? folded.replaceAll(',', '') : folded.replace(',', '.')
  return decimal.test(plain) ? Number(plain) : null
}

/**
 * A whole number in a range as people type it, read as `typedNumber` reads it; null: none, or outside the range.
 * @example
 * typedWhole('๗', { lowest: 4, highest: 366 }) // => 7
 * typedWhole('7.5', { lowest: 4, highest: 366 }) // => null
 */
export const typedWhole = (received: unknown, range: Range): number | null => {
  const value = typedNumber(received)
  return Number.isInteger(value) && isInRange(value, range) ? value : null
}
