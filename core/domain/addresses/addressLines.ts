import { MobileNumber, spokenNumber } from '../identity/mobileNumber.js'
import { placeWords } from './places.js'
import type { PostalAddress } from './postalAddress.js'

const given = (word: string, part: string): string => (part === '' ? '' : `${word}${part}`)
const joined = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== '').join(' ')

/** As it is written on a parcel, from the house to the postcode; a part that was not given leaves no word behind. */
export const addressLines = (address: PostalAddress): readonly [street: string, place: string, region: string] => {
  const { subdistrict, district, province } = placeWords(address)
  return [
    joined(address.house, given('หมู่ ', address.moo), given('ซอย', address.soi), given('ถนน', address.road)),
    joined(subdistrict, district),
    joined(province, address.postcode),
  ]
}

/** The line above them. */
export const recipientLine = ({ recipient, phone }: Pick<PostalAddress, 'recipient' | 'phone'>): string =>
  `${recipient} โทร ${MobileNumber.is(phone) ? spokenNumber(phone) : phone}`
