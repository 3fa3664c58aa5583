import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { mostAddresses } from '@careplus/core/internal/addresses'
import type { Addresses, PostalAddress } from '@careplus/core/ports'
import { homeAddress, samplePlaces } from '@careplus/core/internal/testing'
import { valueOf } from '@careplus/core/result'
import { postalAddress } from '@careplus/core/testing'

const home: PostalAddress = { ...homeAddress, road: 'ลาดพร้าว' }
const told = (house: string, is_default = false) => ({ ...home, house, is_default })
const unknownId = '00000000-0000-4000-8000-000000000000'
const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const missing = refused(404, 'not_found')

export const passesTheAddressesSuite = (name: string, make: () => Addresses | Promise<Addresses>): void => {
  const shown = async (addresses: Addresses) =>
    valueOf(await addresses.list()).map(({ house, is_default }) => (is_default ? `${house}*` : house))

  describe(`${name} passes the addresses suite`, () => {
    it('gives back addresses as they were told, the first one the default', async () => {
      const addresses = await make()
      expect(await addresses.list()).toEqual(E.right([]))
      const first = valueOf(await addresses.add(told('1'), 'a'))
      expect(first).toEqual({ ...told('1', true), id: first.id, version: 1 })
      const second = valueOf(await addresses.add(told('2'), 'b'))
      expect(second.is_default).toBe(false)
      expect(valueOf(await addresses.list())).toEqual([first, second])
    })

    test.prop([postalAddress()], { numRuns: 5 })('gives back any address', async (address) => {
      const addresses = await make()
      const { id } = valueOf(await addresses.add({ ...address, is_default: false }, 'a'))
      expect(valueOf(await addresses.list())).toEqual([{ ...address, id, is_default: true, version: 1 }])
    })

    it('reads parts as people write them', async () => {
      const addresses = await make()
      const written = {
        phone: '081-234 4521',
        moo: 'หมู่ที่ ๔',
        soi: 'ซ.สุขใจ',
        road: 'ถนน มิตรภาพ',
        subdistrict: 'ต.บางพูด',
        district: 'อำเภอปากเกร็ด',
        province: 'จ. นนทบุรี',
      }
      const saved = valueOf(await addresses.add({ ...told(' 9  ชั้น 2 '), ...written }, 'a'))
      expect(saved).toMatchObject({ phone: '0812344521', house: '9 ชั้น 2', moo: '4', soi: 'สุขใจ', road: 'มิตรภาพ' })
      expect(saved).toMatchObject({ subdistrict: 'บางพูด', district: 'ปากเกร็ด', province: 'นนทบุรี' })
    })

    test.prop([fc.constantFrom('recipient', 'house', 'subdistrict', 'district', 'province', 'postcode', 'phone')], {
      numRuns: 7,
    })('takes no address without what it needs', async (part) => {
      const addresses = await make()
      expect(await addresses.add({ ...told('1'), [part]: ' ' }, 'a')).toMatchObject(refused(400, 'invalid_input'))
      expect(await shown(addresses)).toEqual([])
    })

    it('has one default, which another takes the place of, and which the next one inherits', async () => {
      const addresses = await make()
      const one = valueOf(await addresses.add(told('1'), 'a'))
      const two = valueOf(await addresses.add(told('2'), 'b'))
      const three = valueOf(await addresses.add(told('3', true), 'c'))
      expect(await shown(addresses)).toEqual(['3*', '1', '2'])
      valueOf(await addresses.change(two.id, told('22', true), 1, 'd'))
      expect(await shown(addresses)).toEqual(['22*', '1', '3'])
      expect(valueOf(await addresses.change(two.id, told('2'), 2, 'e'))).toMatchObject({ is_default: true })
      expect(await shown(addresses)).toEqual(['2*', '1', '3'])
      valueOf(await addresses.remove(two.id, 3, 'f'))
      expect(await shown(addresses)).toEqual(['1*', '3'])
      valueOf(await addresses.remove(three.id, 1, 'g'))
      valueOf(await addresses.remove(one.id, 1, 'h'))
      expect(await shown(addresses)).toEqual([])
    })

    it(`keeps ${mostAddresses} at the most`, async () => {
      const addresses = await make()
      for (let n = 1; n <= mostAddresses; n += 1) valueOf(await addresses.add(told(`${n}`), `k${n}`))
      expect(await addresses.add(told('21'), 'more')).toMatchObject(refused(400, 'invalid_input'))
      const [first] = valueOf(await addresses.list())
      valueOf(await addresses.remove(first?.id ?? '', 1, 'away'))
      valueOf(await addresses.add(told('21'), 'more'))
      expect(await shown(addresses)).toHaveLength(mostAddresses)
    })

    it('does nothing twice under one key', async () => {
      const addresses = await make()
      const first = await addresses.add(told('1'), 'one')
      expect(await addresses.add(told('1'), 'one')).toEqual(first)
      expect(await addresses.add(told('2'), 'one')).toMatchObject(refused(422, 'idempotency_mismatch'))
      expect(await shown(addresses)).toEqual(['1*'])
      for (const _ of [1, 2]) expect(E.isRight(await addresses.remove(valueOf(first).id, 1, 'two'))).toBe(true)
    })

    it('changes only what is sent, and removes, on the version that stands', async () => {
      const addresses = await make()
      const { id, version } = valueOf(await addresses.add(told('1'), 'a'))
      const changed = valueOf(await addresses.change(id, { house: '2' }, version, 'b'))
      expect(changed).toMatchObject({ ...told('1'), house: '2', is_default: true, version: version + 1 })
      const stale = {
        left: { _tag: 'ApiError', status: 412, code: 'version_stale', body: { current: { house: '2' } } },
      }
      expect(await addresses.change(id, { soi: '9' }, version, 'c')).toMatchObject(stale)
      expect(await addresses.remove(id, version, 'd')).toMatchObject(stale)
      expect(valueOf(await addresses.list())).toEqual([changed])
      valueOf(await addresses.remove(id, version + 1, 'e'))
      expect(valueOf(await addresses.list())).toEqual([])
    })

    it('knows nothing of what it does not keep', async () => {
      const addresses = await make()
      expect(await addresses.change(unknownId, told('1'), 1, 'a')).toMatchObject(missing)
      expect(await addresses.remove(unknownId, 1, 'b')).toMatchObject(missing)
    })

    it('finds the places of a postcode', async () => {
      const { placesOf } = await make()
      for (const [postcode, places] of Object.entries(samplePlaces))
        expect(await placesOf(postcode)).toEqual(E.right(places))
      for (const none of ['00000', '99999']) expect(await placesOf(none)).toEqual(E.right([]))
    })
  })
}
