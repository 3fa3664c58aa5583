import { namesOf } from '../reading/namesOf.js'

/** A Thai address. */
export interface PostalAddress {
  /** Who receives, and where they are rung. */
  readonly recipient: string
  /** `0812345678`. */
  readonly phone: string
  /** บ้านเลขที่, with building or village name. */
  readonly house: string
  readonly moo: string
  readonly soi: string
  readonly road: string
  /** ตำบล or แขวง, อำเภอ or เขต, จังหวัด: names without the word before them. */
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

/**
 * Whether an address may go without this part.
 * @example
 * isOptionalField('soi') // => true
 * isOptionalField('house') // => false
 */
export const isOptionalField = (field: AddressField): boolean => optional[field]

/**
 * Characters.
 * @example
 * longestPart('postcode') // => 80
 */
export const longestPart = (field: AddressField): number => (field === 'recipient' ? 100 : 80)

/** Past any household with grandparents and an office; it stops a script from filling the store. */
export const mostAddresses = 20

/** A sub-district with what it lies in. */
export type PostalPlace = Pick<PostalAddress, 'subdistrict' | 'district' | 'province'>
