import { namesOf } from '../reading/namesOf.js'

/** A Thai address; the phone as `0812345678`, subdistrict, district and province without the Thai word before them. */
export interface PostalAddress {
  readonly recipient: string
  readonly phone: string
  readonly house: string
  readonly moo: string
  readonly soi: string
  readonly road: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
  readonly postcode: string
}

/** The name of one part of an address. */
export type AddressField = keyof PostalAddress

const optional: Readonly<Record<AddressField, boolean>> = {
  recipient: false,
  phone: false,
  house: false,
  moo: true,
  soi: true,
  road: true,
  subdistrict: false,
  district: false,
  province: false,
  postcode: false,
}

/** The parts of an address in the order of a Thai form. */
export const addressFields = /*#__PURE__*/ namesOf(optional)

export const isOptionalField = (field: AddressField): boolean => optional[field]

export const longestPart = (field: AddressField): number => (field === 'recipient' ? 100 : 80)

/** More than any household needs, so that a script cannot fill the store. */
export const mostAddresses = 20

/** A subdistrict with its district and province. */
export type PostalPlace = Pick<PostalAddress, 'subdistrict' | 'district' | 'province'>
