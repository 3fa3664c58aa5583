import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { parseMobileNumber, type MobileNumberProblem } from '../identity/mobileNumber.js'
import { fieldsOf, isMissing, isNonEmpty, unknownFields, type FieldUnknown } from '../reading/fields.js'
import { foldDigits } from '../text/digits.js'
import { oneLine } from '../text/oneLine.js'
import { thaiOrder } from '../text/thaiOrder.js'
import { isUnreadable } from '../text/unreadable.js'
import { bangkok } from './places.js'
import { addressFields, isOptionalField, longestPart, type AddressField, type PostalAddress } from './postalAddress.js'

/** Why one part of an address is refused; `field` names the part. */
export type AddressPartProblem =
  | { readonly _tag: 'PartMissing'; readonly field: AddressField }
  | { readonly _tag: 'PartTooLong'; readonly field: AddressField; readonly longest: number }
  /** It has a control character or half of a surrogate pair, or is no text. */
  | { readonly _tag: 'PartUnreadable'; readonly field: AddressField }
  | { readonly _tag: 'PhoneInvalid'; readonly field: 'phone'; readonly refusal: MobileNumberProblem }
  | { readonly _tag: 'PostcodeInvalid'; readonly field: 'postcode' }
/** Why a value is no address, or which part of it is refused. */
export type AddressProblem = { readonly _tag: 'NotAnAddress' } | FieldUnknown | AddressPartProblem

/** `addressLines` writes the Thai word before the name: `ต.บางพูด`, `ตำบล บางพูด`, `บางพูด`. */
const wordsBefore: Partial<Record<AddressField, RegExp>> = {
  // หมู่บ้าน is a village's name, not a number, and stays.
  moo: /^(?:(?:หมู่ที่|หมู่(?!บ้าน)|ม\.)\s*)+/,
  soi: /^(?:(?:ซอย|ซ\.)\s*)+/,
  road: /^(?:(?:ถนน|ถ\.)\s*)+/,
  subdistrict: /^(?:(?:ตำบล|แขวง|ต\.)\s*)+/,
  district: /^(?:(?:อำเภอ|เขต|อ\.)\s*)+/,
  province: /^(?:(?:จังหวัด|จ\.)\s*)+/,
}

const bangkokWritten = /^(?:กทม\.?|กรุงเทพฯ?|กรุงเทพมหานครฯ?)$/
const postcodeRule = /^[1-9]\d{4}$/
/** The length alone refuses a megabyte of combining marks. */
const longestWritten = 800

const tidied = (field: AddressField, received: string): string => {
  const text = thaiOrder(oneLine(received))
  const bare = text.replace(wordsBefore[field] ?? '', '')
  switch (field) {
    case 'province':
      return bangkokWritten.test(bare) ? bangkok : bare
    case 'moo':
    case 'postcode':
      return foldDigits(bare)
    case 'recipient':
    case 'phone':
    case 'house':
    case 'soi':
    case 'road':
    case 'subdistrict':
    case 'district':
      return bare
  }
}

/** Decodes one part as people write it, and normalises it.
 * @example parseAddressPart('phone')('๐๘๑-๒๓๔-๕๖๗๘') // => { _tag: 'Right', right: '0812345678' } */
export const parseAddressPart =
  (field: AddressField) =>
  (received: unknown): E.Either<AddressPartProblem, string> => {
    if (typeof received !== 'string')
      return isMissing(received) ? parseAddressPart(field)('') : E.left({ _tag: 'PartUnreadable', field })
    if (received.length > longestWritten) return E.left({ _tag: 'PartTooLong', field, longest: longestPart(field) })
    if (isUnreadable(received)) return E.left({ _tag: 'PartUnreadable', field })
    const text = tidied(field, received)
    if (text === '') return isOptionalField(field) ? E.right('') : E.left({ _tag: 'PartMissing', field })
    if (field === 'phone')
      return E.mapLeft((refusal: MobileNumberProblem) => ({ _tag: 'PhoneInvalid' as const, field, refusal }))(
        parseMobileNumber(text),
      )
    if (field === 'postcode')
      return postcodeRule.test(text) ? E.right(text) : E.left({ _tag: 'PostcodeInvalid', field })
    const longest = longestPart(field)
    return Array.from(text).length > longest ? E.left({ _tag: 'PartTooLong', field, longest }) : E.right(text)
  }

/** Decodes an address; optional parts may be missing. It refuses with all faults at once, unknown keys among them.
 * @example parseAddress({})._tag // => 'Left' */
export const parseAddress = (received: unknown): E.Either<NonEmptyArray<AddressProblem>, PostalAddress> => {
  const input = fieldsOf(received)
  if (input === null) return E.left([{ _tag: 'NotAnAddress' }])
  const parts = addressFields.map((field) => ({ field, result: parseAddressPart(field)(input[field]) }))
  const refusals = [
    ...parts.flatMap(({ result }): ReadonlyArray<AddressProblem> => (E.isLeft(result) ? [result.left] : [])),
    ...unknownFields(input, addressFields),
  ]
  if (isNonEmpty(refusals)) return E.left(refusals)
  return E.right(
    Object.fromEntries(
      parts.map(({ field, result }) => [field, E.isRight(result) ? result.right : '']),
    ) as unknown as PostalAddress,
  )
}
