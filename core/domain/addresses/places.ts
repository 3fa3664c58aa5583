import type { PostalPlace } from './postalAddress.js'

/** Bangkok's name as a province: its districts are `เขต`, its subdistricts `แขวง`. */
export const bangkok = 'กรุงเทพมหานคร'

/** Bangkok's parts have names of their own: แขวง and เขต in place of ตำบล and อำเภอ. */
export const isInBangkok = ({ province }: Pick<PostalPlace, 'province'>): boolean => province === bangkok

/** Each part with the word before it; Bangkok has none. */
export const placeWords = (place: PostalPlace): PostalPlace =>
  isInBangkok(place)
    ? { subdistrict: `แขวง${place.subdistrict}`, district: `เขต${place.district}`, province: place.province }
    : {
        subdistrict: `ตำบล${place.subdistrict}`,
        district: `อำเภอ${place.district}`,
        province: `จังหวัด${place.province}`,
      }

/** `unknown`: nobody has this postcode. Neither of the latter two stops anything: lists are older than new estates. */
export type PostcodeFit = 'fits' | 'elsewhere' | 'unknown'

/** Whether two places have the same subdistrict, district and province; the postcode is not looked at. */
export const isSamePlace = (a: PostalPlace, b: PostalPlace): boolean =>
  a.subdistrict === b.subdistrict && a.district === b.district && a.province === b.province

/** Whether an address lies where its postcode is. `places`: all of that postcode. */
export const postcodeFits = (address: PostalPlace, places: ReadonlyArray<PostalPlace>): PostcodeFit => {
  if (places.length === 0) return 'unknown'
  return places.some((place) => isSamePlace(place, address)) ? 'fits' : 'elsewhere'
}
