import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { figures } from '../text/figures.js'
import { unwrapped } from '../text/unwrapped.js'

/** Marks a text that `parseMobileNumber` has accepted. */
export interface MobileNumberBrand {
  readonly MobileNumber: unique symbol
}
/** A Thai mobile number in its national form: `0812345678`. */
export type MobileNumber = t.Branded<string, MobileNumberBrand>

/** Why a text is no Thai mobile number. `MobileNumberNotDigits`: other characters than digits, spaces, hyphens, dots,
 * brackets and a leading `+`, or no text; `MobileNumberNotThai`: another country's code; `digits`: their number, or
 * the characters of a text that is too long; `MobileNumberNotMobile`: ten digits that do not begin with 06, 08 or 09. */
export type MobileNumberProblem =
  | { readonly _tag: 'MobileNumberEmpty' }
  | { readonly _tag: 'MobileNumberNotDigits' }
  | { readonly _tag: 'MobileNumberNotThai' }
  | { readonly _tag: 'MobileNumberWrongLength'; readonly digits: number; readonly expected: 10 }
  | { readonly _tag: 'MobileNumberNotMobile' }
  /** A whole number of a land line, such as `02-123-4567`. */
  | { readonly _tag: 'MobileNumberLandLine' }

const rule = /^0[689]\d{8}$/
// Decoding checks the rule, not the codec, so that it does not load io-ts.
const isMobileNumber = (text: string): text is MobileNumber => rule.test(text)
/** Nine digits: 02, or the 03, 04, 05 and 07 of the regions. */
const landLine = /^0[2-57]\d{7}$/
const separators = /[ .()\p{Pd}\u2212]/gu
/** The scheme of a link (RFC 3966), or a Thai word before the number. */
const before = /^(?:tel:|โทร(?:ศัพท์)?[.:]?|เบอร์(?:โทร|มือถือ)?:?)/i
const parameters = /;[a-z-]+=.*$/i
const longestWritten = 100
const countryCode = '+66'
/** `+66`, `0066`, or `66` before nine digits, and a surplus national 0, often in brackets. */
const fromAbroad = /^(?:(?:\+|00)66|66(?=0?\d{9}$))0?/

export const MobileNumber = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, MobileNumberBrand> => isMobileNumber(text),
  'MobileNumber',
)

const wrongLength = (digits: number): E.Either<MobileNumberProblem, never> =>
  E.left({ _tag: 'MobileNumberWrongLength', digits, expected: 10 })

/** Decodes a number as people write it: `081-234-5678`, `(081) 234.5678`, `+66 (0)81 234 5678`, `66812345678`,
 * `tel:+66812345678`, in Thai digits, with brackets or a comma around it.
 * @example parseMobileNumber('+66 81-234 5678') // => { _tag: 'Right', right: '0812345678' } */
export const parseMobileNumber = (received: unknown): E.Either<MobileNumberProblem, MobileNumber> => {
  if (typeof received !== 'string') return E.left({ _tag: 'MobileNumberNotDigits' })
  if (received.length > longestWritten) return wrongLength(received.length)
  if (isMobileNumber(received)) return E.right(received)
  const text = unwrapped(figures(received), before).replace(parameters, '').replaceAll(separators, '')
  const national = text.replace(fromAbroad, '0')
  if (isMobileNumber(national)) return E.right(national)
  if (national === '') return E.left({ _tag: 'MobileNumberEmpty' })
  if (landLine.test(national)) return E.left({ _tag: 'MobileNumberLandLine' })
  if (national === text && /^(?:\+|00)\d+$/.test(text)) return E.left({ _tag: 'MobileNumberNotThai' })
  if (/[^0-9]/.test(national)) return E.left({ _tag: 'MobileNumberNotDigits' })
  return national.length === 10 ? E.left({ _tag: 'MobileNumberNotMobile' }) : wrongLength(national.length)
}

/** E.164, for text messages: `+66812345678`. */
export const internationalNumber = (number: MobileNumber): string => `${countryCode}${number.slice(1)}`

/** The number with hyphens: `081-234-5678`.
 * @example spokenNumber(valueOf(parseMobileNumber('0812345678'))) // => '081-234-5678' */
export const spokenNumber = (number: MobileNumber): string =>
  `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`
