import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'
import { foldDigits } from '../text/digits.js'

/** Marks a text that `parseCitizenId` has accepted. */
export interface CitizenIdBrand {
  readonly CitizenId: unique symbol
}
/** A Thai citizen ID: 13 ASCII digits, the last one the check digit. Personal data: do not log it. */
export type CitizenId = t.Branded<string, CitizenIdBrand>

/** Why a text is no citizen ID, without the text. `digits`: their number, or the characters of a text that is too
 * long. `CitizenIdWrongChecksum`: a digit is mistyped. */
export type CitizenIdProblem =
  | { readonly _tag: 'CitizenIdEmpty' }
  | { readonly _tag: 'CitizenIdNotDigits' }
  | { readonly _tag: 'CitizenIdWrongLength'; readonly digits: number; readonly expected: 13 }
  | { readonly _tag: 'CitizenIdWrongChecksum' }

const length = 13
const longestWritten = 100
const zero = 48

/** Weights 13 down to 2, then (11 - sum mod 11) mod 10; NaN for fewer digits. Source: the specification's §5. It
 * misses 9.23 % of single mistyped digits: those of the third (7.69 %), and where remainders 0 and 10 both give 1
 * (1.54 %). */
export const citizenIdCheckDigit = (twelve: string): number => {
  if (typeof twelve !== 'string') return Number.NaN
  let sum = 0
  for (let i = 0; i < length - 1; i++) sum += (twelve.charCodeAt(i) - zero) * (length - i)
  return (11 - (sum % 11)) % 10
}

const thirteenDigits = /^\d{13}$/
const otherThanDigits = /[^0-9]/

const hasRightChecksum = (digits: string): digits is CitizenId =>
  citizenIdCheckDigit(digits) === digits.charCodeAt(length - 1) - zero

const isCitizenId = (text: string): text is CitizenId => thirteenDigits.test(text) && hasRightChecksum(text)

export const CitizenId = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, CitizenIdBrand> => isCitizenId(text),
  'CitizenId',
)

/** White space, dashes of any width, dots, slashes, underscores, and invisible marks of copied text. */
const separators = /[\s\p{Pd}\p{Cf}\u2212./_]/gu

const empty: E.Either<CitizenIdProblem, never> = /*#__PURE__*/ E.left({ _tag: 'CitizenIdEmpty' })
const notDigits: E.Either<CitizenIdProblem, never> = /*#__PURE__*/ E.left({ _tag: 'CitizenIdNotDigits' })
const wrongLength = (digits: number): E.Either<CitizenIdProblem, never> =>
  E.left({ _tag: 'CitizenIdWrongLength', digits, expected: length })
const wrongChecksum: E.Either<CitizenIdProblem, never> = /*#__PURE__*/ E.left({ _tag: 'CitizenIdWrongChecksum' })

const checked = (thirteen: string): E.Either<CitizenIdProblem, CitizenId> =>
  hasRightChecksum(thirteen) ? E.right(thirteen) : wrongChecksum

/** Decodes a citizen ID as people write it, with spaces or separators, in Thai or full-width digits. A refusal never
 * carries the number.
 * @example parseCitizenId('๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘') // => { _tag: 'Right', right: '1101700230708' } */
export const parseCitizenId = (received: unknown): E.Either<CitizenIdProblem, CitizenId> => {
  if (typeof received !== 'string') return isMissing(received) ? empty : notDigits
  if (received.length > longestWritten) return wrongLength(received.length)
  if (thirteenDigits.test(received)) return checked(received)
  const text = foldDigits(received).replaceAll(separators, '')
  if (text === '') return empty
  if (otherThanDigits.test(text)) return notDigits
  return text.length === length ? checked(text) : wrongLength(text.length)
}

/** A warning that refuses nothing. */
export interface UnassignedCategory {
  readonly _tag: 'UnassignedCategory'
  readonly firstDigit: 0 | 9
}

/** A warning about the first digit, the holder's category: no citizen has 0 or 9. Null: none.
 * @example citizenIdNotice(valueOf(parseCitizenId('0000000000001'))) // => { _tag: 'UnassignedCategory', firstDigit: 0 } */
export const citizenIdNotice = (id: CitizenId): UnassignedCategory | null =>
  id.startsWith('0')
    ? { _tag: 'UnassignedCategory', firstDigit: 0 }
    : id.startsWith('9')
      ? { _tag: 'UnassignedCategory', firstDigit: 9 }
      : null
