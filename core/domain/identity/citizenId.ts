import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { foldDigits } from '../text/digits.js'

/** Marks a text that `citizenId` has read. */
export interface CitizenIdBrand {
  readonly CitizenId: unique symbol
}
/** A Thai citizen ID: 13 ASCII digits whose last one is the check digit. Personal data: keep it out of logs. */
export type CitizenId = t.Branded<string, CitizenIdBrand>

/** Why a text is no citizen ID; never carries the text. */
export type CitizenIdRefusal =
  /** Something other than digits, spaces and separators, or no text at all. */
  | { readonly _tag: 'CitizenIdNotDigits' }
  /** `digits`: how many there are; of a text that is too long to be looked at, its characters. */
  | { readonly _tag: 'CitizenIdWrongLength'; readonly digits: number; readonly expected: 13 }
  /** 13 digits, but at least one of them is mistyped. */
  | { readonly _tag: 'CitizenIdWrongChecksum' }

const length = 13
/** Longer than anybody writes one: its length alone refuses it. */
const longestWritten = 100
const zero = 48

/**
 * The check digit of twelve ASCII digits: weights 13 down to 2, then (11 - sum mod 11) mod 10. NaN: they are fewer.
 * Source: the specification's §5.
 *
 * It does not see every slip: of all numbers with one digit wrong 9.23 % are right again. The third digit has the weight 11,
 * which changes no remainder of 11, so that no slip in it is ever seen (7.69 %: `1101700230708` and `1121700230708`). And eleven
 * remainders meet ten digits: 0 and 10 both ask for a 1 (1.54 %). A number that is right may be somebody else's.
 * @example
 * citizenIdCheckDigit('110170023070') // => 8
 */
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

/** White space, hyphens and dashes of any width, dots, slashes, underscores, and the invisible marks that a copy brings. */
const separators = /[\s\p{Pd}\p{Cf}\u2212./_]/gu

const notDigits: E.Either<CitizenIdRefusal, never> = /*#__PURE__*/ E.left({ _tag: 'CitizenIdNotDigits' })
const wrongLength = (digits: number): E.Either<CitizenIdRefusal, never> =>
  E.left({ _tag: 'CitizenIdWrongLength', digits, expected: length })
const wrongChecksum: E.Either<CitizenIdRefusal, never> = /*#__PURE__*/ E.left({ _tag: 'CitizenIdWrongChecksum' })

const checked = (thirteen: string): E.Either<CitizenIdRefusal, CitizenId> =>
  hasRightChecksum(thirteen) ? E.right(thirteen) : wrongChecksum

/**
 * Reads a citizen ID as people write it: `1-1037-02071-81-1`, with spaces, dots, slashes or underscores between the digits wherever they
 * stand, in Thai or full-width digits. The answer is 13 ASCII digits. A refusal never carries the number itself.
 * @example
 * citizenId('๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘') // => { _tag: 'Right', right: '1101700230708' }
 * citizenId('1101700230709') // => { _tag: 'Left', left: { _tag: 'CitizenIdWrongChecksum' } }
 * citizenId('110170023070') // => { _tag: 'Left', left: { _tag: 'CitizenIdWrongLength', digits: 12, expected: 13 } }
 * citizenId('mali') // => { _tag: 'Left', left: { _tag: 'CitizenIdNotDigits' } }
 */
export const citizenId = (received: unknown): E.Either<CitizenIdRefusal, CitizenId> => {
  if (typeof received !== 'string') return notDigits
  if (received.length > longestWritten) return wrongLength(received.length)
  if (thirteenDigits.test(received)) return checked(received)
  const text = foldDigits(received).replaceAll(separators, '')
  if (otherThanDigits.test(text)) return notDigits
  return text.length === length ? checked(text) : wrongLength(text.length)
}

/** Says something, and blocks nothing. */
export interface UnassignedCategory {
  readonly _tag: 'UnassignedCategory'
  readonly firstDigit: 0 | 9
}

/**
 * The first digit is the holder's category; 0 and 9 are given to no citizen. Null: nothing to say.
 * @example
 * citizenIdNotice(rightOf(citizenId('0000000000001'))) // => { _tag: 'UnassignedCategory', firstDigit: 0 }
 * citizenIdNotice(rightOf(citizenId('1101700230708'))) // => null
 */
export const citizenIdNotice = (id: CitizenId): UnassignedCategory | null =>
  id.startsWith('0')
    ? { _tag: 'UnassignedCategory', firstDigit: 0 }
    : id.startsWith('9')
      ? { _tag: 'UnassignedCategory', firstDigit: 9 }
      : null
