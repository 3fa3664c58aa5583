import { MobileNumber, spokenNumber } from '../identity/mobileNumber.js'
import { placeWords } from './places.js'
import type { PostalAddress } from './postalAddress.js'

const given = (word: string, part: string): string => (part === '' ? '' : `${word}${part}`)
const joined = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== '').join(' ')

/** The address as a parcel shows it, from the house to the postcode. An empty part leaves no word behind.
 * @example
 * const street = { recipient: 'มะลิ', phone: '0812345678', house: '99/1', moo: '4', soi: '', road: '' }
 * const place = { subdistrict: 'สุเทพ', district: 'เมือง', province: 'เชียงใหม่', postcode: '50200' }
 * addressLines({ ...street, ...place }) // => ['99/1 หมู่ 4', 'ตำบลสุเทพ อำเภอเมือง', 'จังหวัดเชียงใหม่ 50200'] */
export const addressLines = (address: PostalAddress): readonly [street: string, place: string, region: string] => {
  const { subdistrict, district, province } = placeWords(address)
  return [
    joined(address.house, given('หมู่ ', address.moo), given('ซอย', address.soi), given('ถนน', address.road)),
    joined(subdistrict, district),
    joined(province, address.postcode),
  ]
}

export const recipientLine = ({ recipient, phone }: Pick<PostalAddress, 'recipient' | 'phone'>): string =>
  `${recipient} โทร ${MobileNumber.is(phone) ? spokenNumber(phone) : phone}`
