import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'
import { trimmed } from '../text/invisibleMarks.js'

/** Marks a text that `parsePassportId` has accepted. */
export interface PassportIdBrand {
  readonly PassportId: unique symbol
}
/** A passport number: a capital A–Z, then 5 to 8 capitals or digits, as in Thailand. Personal data: do not log it. */
export type PassportId = t.Branded<string, PassportIdBrand>

/** Why a text is no passport number. `PassportIdWrongCharacter`: other than A–Z and 0–9.
 * `PassportIdNoLeadingLetter`: it begins with a digit. */
export type PassportIdProblem =
  | { readonly _tag: 'PassportIdEmpty' }
  | { readonly _tag: 'PassportIdWrongLength'; readonly length: number; readonly shortest: 6; readonly longest: 9 }
  | { readonly _tag: 'PassportIdLowerCase' }
  | { readonly _tag: 'PassportIdWrongCharacter' }
  | { readonly _tag: 'PassportIdNoLeadingLetter' }

const longestWritten = 100
const wrongLength = (length: number): E.Either<PassportIdProblem, never> =>
  E.left({ _tag: 'PassportIdWrongLength', length, shortest: 6, longest: 9 })

const rule = /^[A-Z][A-Z0-9]{5,8}$/
// Without the codec, so that a page does not load io-ts.
const isPassportId = (text: string): text is PassportId => rule.test(text)

export const PassportId = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, PassportIdBrand> => isPassportId(text),
  'PassportId',
)

/** Decodes a passport number. It removes only copied white space and marks around it: lower case is refused, not
 * raised.
 * @example parsePassportId('AA1234567') // => { _tag: 'Right', right: 'AA1234567' } */
export const parsePassportId = (text: unknown): E.Either<PassportIdProblem, PassportId> => {
  if (isMissing(text)) return E.left({ _tag: 'PassportIdEmpty' })
  if (typeof text !== 'string') return E.left({ _tag: 'PassportIdWrongCharacter' })
  if (text.length > longestWritten) return wrongLength(text.length)
  const received = trimmed(text)
  if (isPassportId(received)) return E.right(received)
  if (received === '') return E.left({ _tag: 'PassportIdEmpty' })
  if (/[a-z]/.test(received)) return E.left({ _tag: 'PassportIdLowerCase' })
  if (/[^A-Z0-9]/.test(received)) return E.left({ _tag: 'PassportIdWrongCharacter' })
  return /^\d/.test(received) ? E.left({ _tag: 'PassportIdNoLeadingLetter' }) : wrongLength(received.length)
}
