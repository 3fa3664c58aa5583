import { foldDigits } from '../../text/digits.js'

/** So many digits at the most: every public number that is drawn in Thailand has fewer. */
export const mostPublicDigits = 20

/**
 * Whether a number of digits is one that a public value may have.
 * @example
 * isPublicForm(6) // => true
 * isPublicForm(null) // => false
 */
export const isPublicForm = (digits: number | null): digits is number =>
  digits !== null && Number.isSafeInteger(digits) && digits >= 1 && digits <= mostPublicDigits

/** A longer text holds something else: its length alone refuses it. */
const longestWritten = 100

/**
 * The public number in its one spelling: exactly so many ASCII digits, as was named beforehand; Thai digits are read as such.
 * Null: anything else. One number that could be spelt in two ways would have two results to choose from.
 * @example
 * publicNumber(6, '๑๒๓๔๕๖') // => '123456'
 * publicNumber(6, '12345') // => null
 */
export const publicNumber = (digits: number, received: unknown): string | null => {
  if (typeof received !== 'string' || received.length > longestWritten) return null
  const text = foldDigits(received)
  return /^\d+$/.test(text) && text.length === digits ? text : null
}
