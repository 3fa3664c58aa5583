import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { addressFields, parseAddressPart, type AddressField, type AddressPartProblem } from '@careplus/core/addresses'
import { isOptionalField, longestPart } from '@careplus/core/internal/addresses'
import { PhoneText } from './phone.js'
import type { RefusalCode } from './refusals.js'
import { fieldForEach, WireValue } from './values.js'

const refusalOf = {
  PartMissing: 'required',
  PartTooLong: 'too_long',
  PartUnreadable: 'malformed',
  PhoneInvalid: 'not_mobile',
  PostcodeInvalid: 'malformed',
} as const satisfies Readonly<Record<AddressPartProblem['_tag'], RefusalCode>>

const part = (field: Exclude<AddressField, 'phone'>) =>
  new WireValue<string>(
    'AddressPart',
    (u) =>
      typeof u !== 'string'
        ? E.left('not_text')
        : pipe(
            parseAddressPart(field)(u),
            E.mapLeft(({ _tag }) => refusalOf[_tag]),
          ),
    field === 'postcode'
      ? { type: 'string', pattern: '^[1-9][0-9]{4}$' }
      : { type: 'string', minLength: isOptionalField(field) ? 0 : 1, maxLength: longestPart(field) },
  )

export const addressParts = {
  recipient: /*#__PURE__*/ part('recipient'),
  phone: PhoneText,
  house: /*#__PURE__*/ part('house'),
  moo: /*#__PURE__*/ part('moo'),
  soi: /*#__PURE__*/ part('soi'),
  road: /*#__PURE__*/ part('road'),
  subdistrict: /*#__PURE__*/ part('subdistrict'),
  district: /*#__PURE__*/ part('district'),
  province: /*#__PURE__*/ part('province'),
  postcode: /*#__PURE__*/ part('postcode'),
}

/** Old addresses stay valid even if the rules have changed. */
export const storedParts = /*#__PURE__*/ fieldForEach(addressFields, t.string)
