import type { PostalPlace } from './postalAddress.js'

/** As a province; its districts are `เขต`, its subdistricts `แขวง`. */
export const bangkok = 'กรุงเทพมหานคร'

export const isInBangkok = ({ province }: Pick<PostalPlace, 'province'>): boolean => province === bangkok

/** Each part with its Thai word in front. Bangkok as a province has none.
 * @example
 * placeWords({ subdistrict: 'ลาดยาว', district: 'จตุจักร', province: 'กรุงเทพมหานคร' }).district // => 'เขตจตุจักร' */
export const placeWords = (place: PostalPlace): PostalPlace =>
  isInBangkok(place)
    ? { subdistrict: `แขวง${place.subdistrict}`, district: `เขต${place.district}`, province: place.province }
    : {
        subdistrict: `ตำบล${place.subdistrict}`,
        district: `อำเภอ${place.district}`,
        province: `จังหวัด${place.province}`,
      }

/** How a place fits its postcode. `elsewhere` and `unknown` only warn, because lists are older than new estates. */
export type PostcodeFit = 'fits' | 'elsewhere' | 'unknown'

export const isSamePlace = (a: PostalPlace, b: PostalPlace): boolean =>
  a.subdistrict === b.subdistrict && a.district === b.district && a.province === b.province

/** Whether an address lies where its postcode is.
 * @example postcodeFits({ subdistrict: 'สุเทพ', district: 'เมือง', province: 'เชียงใหม่' } as PostalAddress, []) // => 'unknown' */
export const postcodeFits = (address: PostalPlace, places: ReadonlyArray<PostalPlace>): PostcodeFit => {
  if (places.length === 0) return 'unknown'
  return places.some((place) => isSamePlace(place, address)) ? 'fits' : 'elsewhere'
}
