import * as E from 'fp-ts/Either'
import { isInRange, isMissing, type Range } from '../reading/fields.js'
import { figures } from './figures.js'

/** Decoding takes quadratic time. */
export const longestNumber = 100

const thousands = /^[+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const decimal = /^[+]?(?:\d+\.?\d*|\.\d+)$/
const negative = /^[-\u2212\u2013](?:\d+\.?\d*|\.\d+)$/

/** Why a text is no number. `NumberEmpty`: nothing typed. `NumberUnreadable`: other characters than a number has, or
 * no text. */
export type NumberProblem =
  | { readonly _tag: 'NumberEmpty' }
  | { readonly _tag: 'NumberNegative' }
  | { readonly _tag: 'NumberUnreadable' }

/** Decodes a typed number from zero: Thai or full-width digits, a plus sign, spaces, a comma as decimal point
 * (`12,4`) or between thousands (`12,400`).
 * @example
 * parseNumber('+๑ ๐๐๐,๕') // => { _tag: 'Right', right: 1000.5 }
 * parseNumber('-3') // => { _tag: 'Left', left: { _tag: 'NumberNegative' } } */
export const parseNumber = (received: unknown): E.Either<NumberProblem, number> => {
  if (isMissing(received)) return E.left({ _tag: 'NumberEmpty' })
  if (typeof received !== 'string' || received.length > longestNumber) return E.left({ _tag: 'NumberUnreadable' })
  const folded = figures(received).replaceAll(' ', '')
  const plain = thousands.test(folded) ? folded.replaceAll(',', '') : folded.replace(',', '.')
  if (decimal.test(plain)) return E.right(Number(plain))
  if (folded === '') return E.left({ _tag: 'NumberEmpty' })
  return E.left({ _tag: negative.test(plain) ? 'NumberNegative' : 'NumberUnreadable' })
}

/** null: a problem. */
export const typedNumber = (received: unknown): number | null => {
  const result = parseNumber(received)
  return E.isRight(result) ? result.right : null
}

/** null: no whole number, or outside the range. */
export const typedWhole = (received: unknown, range: Range): number | null => {
  const value = typedNumber(received)
  return Number.isInteger(value) && isInRange(value, range) ? value : null
}
