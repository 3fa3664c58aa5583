import { typedNumber } from './typedNumber.js'

/**
 * What a numeric field with minimum 0 shows: its number, or 0 where it is negative, empty or not a number. A text is read as
 * `typedNumber` reads it, which tells empty and unread from 0: a form that asks again takes that one.
 * @example
 * atLeastZero('๑๒.๕') // => 12.5
 * atLeastZero('-3') // => 0
 */
export const atLeastZero = (received: string | number | null | undefined): number => {
  const value = typeof received === 'number' ? received : typedNumber(received)
  return value !== null && Number.isFinite(value) && value > 0 ? value : 0
}
