import { isInRange, type Range } from '../reading/fields.js'
import { figures } from './figures.js'

/** Longer than any typed number; decoding takes quadratic time. */
export const longestNumber = 100

const thousands = /^[+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const decimal = /^[+]?(?:\d+\.?\d*|\.\d+)$/

/** Decodes a typed number: Thai or full-width digits, a plus sign, spaces, a comma as decimal point (`12,4`) or between
 * thousands (`12,400`). null: empty, negative or no number.
 * @example typedNumber('+1 000,5') // => 1000.5 */
export const typedNumber = (received: unknown): number | null => {
  if (typeof received !== 'string' || received.length > longestNumber) return null
  const folded = figures(received).replaceAll(' ', '')
  const plain = thousands.test(folded) ? folded.replaceAll(',', '') : folded.replace(',', '.')
  return decimal.test(plain) ? Number(plain) : null
}

/** Decodes a typed whole number of a range, as `typedNumber`; null: none, or outside the range.
 * @example typedWhole('๗', { lowest: 4, highest: 366 }) // => 7 */
export const typedWhole = (received: unknown, range: Range): number | null => {
  const value = typedNumber(received)
  return Number.isInteger(value) && isInRange(value, range) ? value : null
}
