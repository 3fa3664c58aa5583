import * as fc from 'fast-check'
import { bangkok } from '../domain/addresses/places.js'
import type { PostalAddress, PostalPlace } from '../domain/addresses/postalAddress.js'
import { mobileNumber } from './identity.js'
import type { Pinned } from './pinnedFields.js'

const plain = { noNullPrototype: true } as const

export const homeAddress: PostalAddress = {
  recipient: 'น้ำฝน ใจดี',
  phone: '0812344521',
  house: '71/24',
  moo: '',
  soi: 'ลาดพร้าว 71',
  road: '',
  subdistrict: 'วังทองหลาง',
  district: 'วังทองหลาง',
  province: bangkok,
  postcode: '10310',
}

export const samplePlaces: Readonly<Record<string, ReadonlyArray<PostalPlace>>> = {
  '10310': [
    { subdistrict: 'คลองเจ้าคุณสิงห์', district: 'วังทองหลาง', province: bangkok },
    { subdistrict: 'พลับพลา', district: 'วังทองหลาง', province: bangkok },
    { subdistrict: 'วังทองหลาง', district: 'วังทองหลาง', province: bangkok },
    { subdistrict: 'สะพานสอง', district: 'วังทองหลาง', province: bangkok },
    { subdistrict: 'บางกะปิ', district: 'ห้วยขวาง', province: bangkok },
    { subdistrict: 'สามเสนนอก', district: 'ห้วยขวาง', province: bangkok },
    { subdistrict: 'ห้วยขวาง', district: 'ห้วยขวาง', province: bangkok },
  ],
  '81180': [{ subdistrict: 'หนองทะเล', district: 'เมืองกระบี่', province: 'กระบี่' }],
}

export const postalPlace = (): fc.Arbitrary<PostalPlace> =>
  fc.constantFrom(
    ...Object.values(samplePlaces).flat(),
    { subdistrict: 'บางพูด', district: 'ปากเกร็ด', province: 'นนทบุรี' },
    { subdistrict: 'จ.ป.ร.', district: 'กระบุรี', province: 'ระนอง' },
    { subdistrict: 'สุไหงโก-ลก', district: 'สุไหงโก-ลก', province: 'นราธิวาส' },
  )

/** Not each is a postcode in use. */
export const postcode = (): fc.Arbitrary<string> => fc.integer({ min: 10_000, max: 99_999 }).map(String)

/** An address that `parseAddress` accepts unchanged.
 * @example
 * fc.assert(fc.property(arb.postalAddress(), (address) => parseAddress(address)._tag === 'Right')) */
export const postalAddress = (fixed: Pinned<PostalAddress> = {}): fc.Arbitrary<PostalAddress> =>
  fc
    .record(
      {
        recipient: fc.constantFrom('น้ำฝน ใจดี', 'ยายศรี', 'Malee Jaidee'),
        phone: mobileNumber(),
        house: fc.constantFrom('71/24', '9', '88/102 หมู่บ้านพฤกษา', '12 อาคารทานตะวัน ชั้น 4'),
        moo: fc.constantFrom('', '4', '12'),
        soi: fc.constantFrom('', 'ลาดพร้าว 71', 'สุขใจ'),
        road: fc.constantFrom('', 'ลาดพร้าว', 'มิตรภาพ'),
        place: postalPlace(),
        postcode: postcode(),
      },
      plain,
    )
    .map(({ place, ...rest }) => ({ ...rest, ...place }))
    .chain((address) =>
      fc.record(fixed as Record<string, fc.Arbitrary<string>>, plain).map((pins) => ({ ...address, ...pins })),
    )
