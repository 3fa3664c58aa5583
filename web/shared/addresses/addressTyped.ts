import {
  addressFields,
  parseAddressPart,
  addressWords,
  parseAddress,
  type AddressField,
  type PostalAddress,
  type PostalPlace,
} from '@careplus/core/addresses'
import { namesOf } from '@careplus/core/internal/text'
import { getOrElse, isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Problem, Problems } from '../growth/typedMeasurement'

export interface AddressTyped extends PostalAddress {
  readonly byHand: boolean
}

const parts = Object.fromEntries(addressFields.map((field) => [field, t.string]))

/** As stored on the device: text that was not checked. */
export const AddressTypedCodec = t.type({
  ...(parts as Readonly<Record<AddressField, t.StringC>>),
  byHand: t.boolean,
}) satisfies t.Type<AddressTyped, unknown>

export const noAddressTyped: AddressTyped = {
  recipient: '',
  phone: '',
  house: '',
  moo: '',
  soi: '',
  road: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  byHand: false,
}

export const typedOfAddress = (address: PostalAddress): AddressTyped => {
  const { recipient, phone, house, moo, soi, road, subdistrict, district, province, postcode } = address
  return { recipient, phone, house, moo, soi, road, subdistrict, district, province, postcode, byHand: false }
}

/** Only the address's own fields, because a stored form can hold others. */
const writtenIn = (typed: AddressTyped): Record<AddressField, string> => {
  const { byHand: _, ...written } = typedOfAddress(typed)
  return written
}

/** null: incomplete. */
export const addressOfTyped = (typed: AddressTyped): PostalAddress | null => {
  const read = parseAddress(writtenIn(typed))
  return isRight(read) ? read.right : null
}

export const addressProblems = (typed: AddressTyped): Problems<AddressField> => {
  const read = parseAddress(writtenIn(typed))
  const problems: { [K in AddressField]?: { readonly text: string } } = {}
  if (isLeft(read))
    for (const refusal of read.left)
      if ('field' in refusal && refusal._tag !== 'FieldUnknown')
        problems[refusal.field] = { text: addressWords(refusal) }
  return problems
}

export const placeParts = namesOf<keyof PostalPlace>({ subdistrict: 0, district: 0, province: 0 })

const partRead = (field: AddressField, typed: string): string => getOrElse(() => typed)(parseAddressPart(field)(typed))

export const placeOfTyped = ({ subdistrict, district, province }: AddressTyped): PostalPlace => ({
  subdistrict: partRead('subdistrict', subdistrict),
  district: partRead('district', district),
  province: partRead('province', province),
})

export interface FieldsProps {
  readonly typed: AddressTyped
  readonly onChange: (part: Partial<AddressTyped>) => void
  readonly problem: (field: AddressField) => Problem | undefined
  readonly onLeave: (field: AddressField) => void
  readonly onEnter: (field: AddressField) => void
}
