import { typedNumber } from './typedNumber.js'

/** The value of a numeric field with minimum 0; 0 if negative, empty or no number. `typedNumber` distinguishes
 * these.
 * @example atLeastZero('๑๒.๕') // => 12.5 */
export const atLeastZero = (received: string | number | null | undefined): number => {
  const value = typeof received === 'number' ? received : typedNumber(received)
  return value !== null && Number.isFinite(value) && value > 0 ? value : 0
}
