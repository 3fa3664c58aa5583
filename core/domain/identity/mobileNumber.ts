import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'
import { countryCode, landLineRule, longestWritten, mobileRule, nationalNumber } from './telephone.js'

/** Marks a text that `parseMobileNumber` has accepted. */
export interface MobileNumberBrand {
  readonly MobileNumber: unique symbol
}
/** A Thai mobile number in its national form: `0812345678`. */
export type MobileNumber = t.Branded<string, MobileNumberBrand>

/** Why a text is no Thai mobile number. `MobileNumberNotThai`: another country's code. `digits`: their number, or
 * the characters of a text that is too long. `MobileNumberNotMobile`: ten digits that do not begin with 06, 08 or
 * 09. */
export type MobileNumberProblem =
  | { readonly _tag: 'MobileNumberEmpty' }
  | { readonly _tag: 'MobileNumberNotDigits' }
  | { readonly _tag: 'MobileNumberNotThai' }
  | { readonly _tag: 'MobileNumberWrongLength'; readonly digits: number; readonly expected: 10 }
  | { readonly _tag: 'MobileNumberNotMobile' }
  /** The digits are those of a whole land line, such as `02-123-4567`. */
  | { readonly _tag: 'MobileNumberLandLine' }

// Without the codec, so that a page does not load io-ts.
const isMobileNumber = (text: string): text is MobileNumber => mobileRule.test(text)

export const MobileNumber = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, MobileNumberBrand> => isMobileNumber(text),
  'MobileNumber',
)

const wrongLength = (digits: number): E.Either<MobileNumberProblem, never> =>
  E.left({ _tag: 'MobileNumberWrongLength', digits, expected: 10 })

/** Decodes a number as people write it: `081-234-5678`, `+66 (0)81 234 5678`, `tel:+66812345678`, in Thai digits,
 * with brackets or a comma around it.
 * @example parseMobileNumber('+66 81-234 5678') // => { _tag: 'Right', right: '0812345678' } */
export const parseMobileNumber = (received: unknown): E.Either<MobileNumberProblem, MobileNumber> => {
  if (isMissing(received)) return E.left({ _tag: 'MobileNumberEmpty' })
  if (typeof received !== 'string') return E.left({ _tag: 'MobileNumberNotDigits' })
  if (received.length > longestWritten) return wrongLength(received.length)
  if (isMobileNumber(received)) return E.right(received)
  const national = nationalNumber(received)
  if (national === null) return E.left({ _tag: 'MobileNumberNotThai' })
  if (isMobileNumber(national)) return E.right(national)
  if (national === '') return E.left({ _tag: 'MobileNumberEmpty' })
  if (landLineRule.test(national)) return E.left({ _tag: 'MobileNumberLandLine' })
  if (/[^0-9]/.test(national)) return E.left({ _tag: 'MobileNumberNotDigits' })
  return national.length === 10 ? E.left({ _tag: 'MobileNumberNotMobile' }) : wrongLength(national.length)
}

/** E.164, for text messages: `+66812345678`. */
export const internationalNumber = (number: MobileNumber): string => `${countryCode}${number.slice(1)}`

/** The number with hyphens: `081-234-5678`.
 * @example spokenNumber(valueOf(parseMobileNumber('0812345678'))) // => '081-234-5678' */
export const spokenNumber = (number: MobileNumber): string =>
  `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`
