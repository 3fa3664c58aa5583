import { fc, test } from '@fast-check/vitest'
import { addressFields } from '@careplus/core/addresses'
import { postalAddress } from '@careplus/core/testing'
import { isRight } from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { addressOfTyped, addressProblems, AddressTypedCodec, placeOfTyped, typedOfAddress } from './addressTyped'

describe('an address in a form', () => {
  test.prop([postalAddress()])('that was saved is complete, and given back as it was', (address) => {
    const typed = typedOfAddress({ ...address, id: 'any', is_default: true } as typeof address)
    expect(addressOfTyped(typed)).toEqual(address)
    expect(addressProblems(typed)).toEqual({})
    expect(isRight(AddressTypedCodec.decode(JSON.parse(JSON.stringify(typed))))).toBe(true)
  })

  test.prop([postalAddress(), fc.dictionary(fc.constantFrom(...addressFields), fc.string())])(
    'has a problem exactly where it is not complete, each with its sentence',
    (address, changes) => {
      const typed = { ...typedOfAddress(address), ...changes }
      const problems = Object.values(addressProblems(typed))
      expect(problems.length === 0).toBe(addressOfTyped(typed) !== null)
      for (const problem of problems) expect(problem.text).toMatch(/[ก-๙]/)
    },
  )

  test.prop([postalAddress()])('means the same place, with the words before its names or without', (address) => {
    const { subdistrict, district, province } = address
    const written = { subdistrict: `ต.${subdistrict}`, district: `อำเภอ ${district}`, province: `จ. ${province}` }
    expect(placeOfTyped({ ...typedOfAddress(address), ...written })).toEqual({ subdistrict, district, province })
  })
})
