import { figures } from './figures.js'

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * What a numeric field with minimum 0 shows: its number, or 0 where it is negative, empty or not a number.
 * Thai digits and thousands commas are read.
 */
export const atLeastZero = (received: string | number | null | undefined): number => {
  if (typeof received === 'number') return Number.isFinite(received) && received > 0 ? received : 0
  const text = figures(received ?? '')
  const plain = thousands.test(text) ? text.replaceAll(',', '') : text
  const value = decimal.test(plain) ? Number(plain) : 0
  return Number.isFinite(value) && value > 0 ? value : 0
}
