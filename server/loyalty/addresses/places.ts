import type { PostalPlace } from '@careplus/core/addresses'
import { placesTable } from './places.table.js'

/** The table read line by line: how far a line stands in tells what it names. */
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

/** The sub-districts of a postcode, by district and name; none: nobody has it. */
export const placesOf = (postcode: string): ReadonlyArray<PostalPlace> => allPlaces().get(postcode) ?? []
