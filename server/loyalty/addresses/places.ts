import type { PostalPlace } from '@careplus/core/addresses'
import { placesTable } from './places.table.js'

/** The indentation of a line is its level. */
const parseTable = (table: string): ReadonlyMap<string, ReadonlyArray<PostalPlace>> => {
  const byPostcode = new Map<string, PostalPlace[]>()
  let province = ''
  let district = ''
  for (const line of table.trim().split('\n')) {
    const [first = '', ...subdistricts] = line.trim().split(' ')
    if (!line.startsWith(' ')) province = first
    else if (!line.startsWith('  ')) district = first
    else {
      const places = byPostcode.get(first) ?? []
      for (const subdistrict of subdistricts) places.push({ subdistrict, district, province })
      byPostcode.set(first, places)
    }
  }
  return byPostcode
}

let parsed: ReadonlyMap<string, ReadonlyArray<PostalPlace>> | null = null

export const allPlaces = (): ReadonlyMap<string, ReadonlyArray<PostalPlace>> => (parsed ??= parseTable(placesTable))

/** Empty: the postcode does not exist. */
export const placesOf = (postcode: string): ReadonlyArray<PostalPlace> => allPlaces().get(postcode) ?? []
