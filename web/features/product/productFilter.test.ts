import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { ageLines } from './ageLines'
import { addressOf, filterOf, partsOf, withChoice, withSearch, type ProductFilter } from './productFilter'

const slug = () => fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/)
const sought = () => fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => withSearch({}, text).search ?? 'นม')
const filter = (): fc.Arbitrary<ProductFilter> =>
  fc.record(
    {
      brand: fc.stringMatching(/^[1-9]\d{0,8}$/),
      age_line: fc.constantFrom(...ageLines),
      category: slug(),
      tag: slug(),
      earns: fc.constant('1'),
      search: sought(),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
const queryOf = (address: string): string => new URL(address, 'https://careplus.test').search

describe('a filter in the address', () => {
  property.prop([filter(), fc.integer({ min: 1, max: 40 })])('is read as it was written', (given, parts) => {
    const query = queryOf(addressOf('/product', given, parts))
    expect(filterOf(query)).toStrictEqual(given)
    expect(partsOf(query)).toBe(parts)
  })

  test('is left out where it leaves nothing out, and what it does not know changes nothing', () => {
    expect(addressOf('/product/brand/3', {})).toBe('/product/brand/3')
    expect(filterOf('?brand=alpro&age_line=baby&category=Plant&tag=-x&earns=0&search=%20%00&sort=price')).toStrictEqual(
      {},
    )
    for (const parts of ['0', '-1', '1.5', 'two', '']) expect(partsOf(`?parts=${parts}`)).toBe(1)
    expect(partsOf('?parts=1000000')).toBe(40)
  })

  test('asks for nothing that is for infants or young children', () => {
    for (const line of ['infant', 'young-child'])
      expect(filterOf(`?age_line=${line}&brand=2`)).toStrictEqual({ brand: '2' })
  })

  test('has words of a length that the server takes, whole letters kept', () => {
    const long = filterOf(`?search=${encodeURIComponent(`${'ก'.repeat(99)}👶👶`)}`).search ?? ''
    expect([...long]).toHaveLength(100)
    expect(long.endsWith('👶')).toBe(true)
  })
})

describe('a choice', () => {
  property.prop([filter(), fc.stringMatching(/^[1-9]\d{0,3}$/)])(
    'is there; pressed again it is not',
    (given, brand) => {
      const before = withChoice(given, 'brand', null)
      const chosen = withChoice(before, 'brand', brand)
      expect(chosen).toStrictEqual({ ...before, brand })
      expect(withChoice(chosen, 'brand', brand)).toStrictEqual(before)
    },
  )

  test('of no words is none', () => {
    expect(withSearch({ brand: '3', search: 'นม' }, '  ')).toStrictEqual({ brand: '3' })
  })
})
