import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'
import { landLineRule, longestWritten, mobileRule, nationalNumber } from './telephone.js'

/** Marks a text that `parseLandLine` has accepted. */
export interface LandLineBrand {
  readonly LandLine: unique symbol
}
/** A Thai land line in its national form: `021234567`, nine digits. */
export type LandLine = t.Branded<string, LandLineBrand>

/** Why a text is no Thai land line. `LandLineMobile`: a whole mobile number. `LandLineNotThai`: another country's
 * code. `digits`: their number, or the characters of a text that is too long. `LandLineWrongStart`: nine digits that
 * do not begin with 02, 03, 04, 05 or 07. */
export type LandLineProblem =
  | { readonly _tag: 'LandLineEmpty' }
  | { readonly _tag: 'LandLineMobile' }
  | { readonly _tag: 'LandLineNotDigits' }
  | { readonly _tag: 'LandLineNotThai' }
  | { readonly _tag: 'LandLineWrongLength'; readonly digits: number; readonly expected: 9 }
  | { readonly _tag: 'LandLineWrongStart' }

const isLandLine = (text: string): text is LandLine => landLineRule.test(text)
const wrongLength = (digits: number): E.Either<LandLineProblem, never> =>
  E.left({ _tag: 'LandLineWrongLength', digits, expected: 9 })

/** Decodes a land line as people write it: `02-123-4567`, `(053) 123 456`, `+66 2 123 4567`, in Thai digits.
 * @example parseLandLine('+66 (0)2-123 4567') // => { _tag: 'Right', right: '021234567' } */
export const parseLandLine = (received: unknown): E.Either<LandLineProblem, LandLine> => {
  if (isMissing(received)) return E.left({ _tag: 'LandLineEmpty' })
  if (typeof received !== 'string') return E.left({ _tag: 'LandLineNotDigits' })
  if (received.length > longestWritten) return wrongLength(received.length)
  const national = nationalNumber(received)
  if (national === null) return E.left({ _tag: 'LandLineNotThai' })
  if (isLandLine(national)) return E.right(national)
  if (national === '') return E.left({ _tag: 'LandLineEmpty' })
  if (mobileRule.test(national)) return E.left({ _tag: 'LandLineMobile' })
  if (/[^0-9]/.test(national)) return E.left({ _tag: 'LandLineNotDigits' })
  return national.length === 9 ? E.left({ _tag: 'LandLineWrongStart' }) : wrongLength(national.length)
}
