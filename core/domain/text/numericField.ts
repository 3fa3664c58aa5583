import { figures } from './figures.js'

/** No number is longer that stands in a form; a longer text takes the square of its length. */
const longest = 100
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * What a numeric field with minimum 0 shows: its number, or 0 where it is negative, empty or not a number.
 * Thai digits and thousands commas are read.
 * @example
 * atLeastZero('๑๒.๕') // => 12.5
 * atLeastZero('-3') // => 0
 */
export const atLeastZero = (received: string | number | null | undefined): number => {
  if (typeof received === 'number') return Number.isFinite(received) && received > 0 ? received : 0
  if (typeof received !== 'string' || received.length > longest) return 0
  const text = figures(received)
  const plain = thousands.test(text) ? text.replaceAll(',', '') : text
  const value = decimal.test(plain) ? Number(plain) : 0
  return Number.isFinite(value) && value > 0 ? value : 0
}
