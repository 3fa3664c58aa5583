import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { foldDigits } from '../text/digits.js'

export interface MobileNumberBrand {
  readonly MobileNumber: unique symbol
}
/** A Thai mobile number in its national form: `0812345678`. */
export type MobileNumber = t.Branded<string, MobileNumberBrand>

export type MobileNumberRefusal =
  /** Something other than digits, spaces, hyphens and a leading `+66`. */
  | { readonly _tag: 'MobileNumberNotDigits' }
  /** A leading `+` and another country's code. */
  | { readonly _tag: 'MobileNumberNotThai' }
  | { readonly _tag: 'MobileNumberWrongLength'; readonly digits: number; readonly expected: 10 }
  /** Ten digits that do not begin with 06, 08 or 09: a land line, or a mistyped start. */
  | { readonly _tag: 'MobileNumberNotMobile' }

const rule = /^0[689]\d{8}$/
const separators = /[\s\p{Pd}\p{Cf}\u2212]/gu
const countryCode = '+66'

export const MobileNumber = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, MobileNumberBrand> => rule.test(text),
  'MobileNumber',
)

/** Reads a number as people write it: `081-234-5678`, `+66 81 234 5678`, in Thai digits. */
export const mobileNumber = (received: string): E.Either<MobileNumberRefusal, MobileNumber> => {
  const text = foldDigits(received).replaceAll(separators, '').replaceAll('＋', '+')
  const national = text.startsWith(countryCode) ? `0${text.slice(countryCode.length)}` : text
  if (MobileNumber.is(national)) return E.right(national)
  if (/^\+\d+$/.test(national)) return E.left({ _tag: 'MobileNumberNotThai' })
  if (/[^0-9]/.test(national)) return E.left({ _tag: 'MobileNumberNotDigits' })
  return national.length === 10
    ? E.left({ _tag: 'MobileNumberNotMobile' })
    : E.left({ _tag: 'MobileNumberWrongLength', digits: national.length, expected: 10 })
}

/** E.164, for the text message's address: `+66812345678`. */
export const internationalNumber = (number: MobileNumber): string => `${countryCode}${number.slice(1)}`

/** As people read it aloud: `081-234-5678`. */
export const spokenNumber = (number: MobileNumber): string =>
  `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`
