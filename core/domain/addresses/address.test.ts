import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { postalAddress as addresses, postalPlace } from '../../testing/addresses.js'
import { mobileNumber, nearMobileNumber, writtenMobileNumber } from '../../testing/identity.js'
import { isUnreadable } from '../text/unreadable.js'
import { addressLines, recipientLine } from './addressLines.js'
import { bangkok, placeWords, postcodeFits } from './places.js'
import { addressFields, isOptionalField, longestPart, type AddressField } from './postalAddress.js'
import { parseAddressPart, parseAddress, type AddressProblem } from './decodeAddress.js'
import { addressWords } from '../../words/addresses.js'

const anyField = fc.constantFrom(...addressFields)
const optional = addressFields.filter(isOptionalField)
const needed = addressFields.filter((field) => !isOptionalField(field))
const tagsOf = (read: E.Either<ReadonlyArray<AddressProblem>, unknown>) =>
  E.isLeft(read)
    ? read.left.map((refusal) => ('field' in refusal ? `${refusal.field} ${refusal._tag}` : refusal._tag))
    : []

describe('an address that is read', () => {
  test.prop([addresses()])('is taken as it is', (address) => {
    expect(parseAddress(address)).toEqual(E.right(address))
  })

  test.prop([anyField, fc.string({ unit: 'binary' })])('is read the same a second time', (field, text) => {
    const read = parseAddressPart(field)(text)
    if (E.isRight(read)) expect(parseAddressPart(field)(read.right)).toEqual(read)
  })

  test.prop([addresses(), fc.constantFrom(' ', '  ', '\u00A0')])('does not mind white space', (address, space) => {
    const spaced = Object.fromEntries(
      Object.entries(address).map(([field, text]) => [field, `${space}${text}${space}`]),
    )
    expect(parseAddress(spaced)).toEqual(E.right(address))
  })

  test.prop([
    addresses(),
    fc.record({
      moo: fc.constantFrom('หมู่ที่ ', 'หมู่', 'ม.', 'หมู่ '),
      soi: fc.constantFrom('ซอย', 'ซ.', 'ซอย ', 'ซ. '),
      road: fc.constantFrom('ถนน', 'ถ.', 'ถนน '),
      subdistrict: fc.constantFrom('ตำบล', 'แขวง', 'ต.', 'ต. '),
      district: fc.constantFrom('อำเภอ', 'เขต', 'อ.', 'อ. '),
      province: fc.constantFrom('จังหวัด', 'จ.', 'จ. '),
    }),
  ])('does not mind the words that stand before names', (address, words) => {
    const written = Object.fromEntries(
      Object.entries(words).map(([field, word]) => {
        const name = address[field as AddressField]
        return [field, name === '' ? '' : `${word}${name}`]
      }),
    )
    expect(parseAddress({ ...address, ...written })).toEqual(E.right(address))
  })

  it.each([
    ['moo', '๔', '4'],
    ['moo', 'หมู่บ้านสุขใจ', 'หมู่บ้านสุขใจ'],
    ['postcode', ' ๑๐๓๑๐', '10310'],
    ['province', 'กทม.', bangkok],
    ['province', 'กรุงเทพฯ', bangkok],
    ['province', 'จ.กรุงเทพมหานคร', bangkok],
    ['subdistrict', 'จ.ป.ร.', 'จ.ป.ร.'],
    ['house', 'เลขที่ 9  อาคาร ก', 'เลขที่ 9 อาคาร ก'],
  ] as const)('%s %j is %j', (field, text, read) => {
    expect(parseAddressPart(field)(text)).toEqual(E.right(read))
  })

  test.prop([writtenMobileNumber()])('takes a mobile number as people write it', ({ text, value: number }) => {
    expect(parseAddressPart('phone')(text)).toEqual(E.right(number))
  })

  test.prop([addresses(), nearMobileNumber()])('takes no other number', (address, { input: phone }) => {
    const tag = isUnreadable(phone) ? 'PartUnreadable' : 'PhoneInvalid'
    expect(tagsOf(parseAddress({ ...address, phone }))).toEqual([`phone ${tag}`])
  })

  test.prop([addresses(), fc.constantFrom('', ' ', '1031', '103100', '01310', '1031O', '10 310')])(
    'takes no other postcode',
    (address, postcode) => {
      expect(tagsOf(parseAddress({ ...address, postcode }))).toHaveLength(1)
    },
  )

  test.prop([addresses(), fc.subarray(needed)])(
    'tells all that is missing at once, in the order of the form',
    (address, gone) => {
      const rest = Object.fromEntries(
        Object.entries(address).filter(([field]) => !gone.includes(field as AddressField)),
      )
      expect(tagsOf(parseAddress(rest))).toEqual(gone.map((field) => `${field} PartMissing`))
    },
  )

  test.prop([addresses(), fc.subarray(optional)])('needs neither moo, soi nor road', (address, gone) => {
    const rest = Object.fromEntries(Object.entries(address).filter(([field]) => !gone.includes(field as AddressField)))
    expect(parseAddress(rest)).toEqual(E.right({ ...address, ...Object.fromEntries(gone.map((field) => [field, ''])) }))
  })

  test.prop([fc.constantFrom(...addressFields.filter((field) => field !== 'phone' && field !== 'postcode'))])(
    'is not longer than fits a label',
    (field) => {
      const longest = longestPart(field)
      expect(E.isRight(parseAddressPart(field)('ก'.repeat(longest)))).toBe(true)
      for (const length of [longest + 1, 100_000])
        expect(parseAddressPart(field)('ก'.repeat(length))).toEqual(E.left({ _tag: 'PartTooLong', field, longest }))
    },
  )

  test.prop([anyField, fc.constantFrom('\0', '\u007F', '\u0007', '\uD83D')])(
    'has nothing in it that is unreadable',
    (field, sign) => {
      expect(parseAddressPart(field)(`9${sign}9`)).toEqual(E.left({ _tag: 'PartUnreadable', field }))
    },
  )

  it('is put on one line where it was pasted in two', () => {
    expect(parseAddressPart('house')('99/1\r\nอาคาร\tเอ')).toEqual(E.right('99/1 อาคาร เอ'))
  })

  test.prop([fc.oneof(fc.constant(null), fc.string(), fc.array(fc.anything()), fc.integer())])(
    'is an object',
    (input) => {
      expect(tagsOf(parseAddress(input))).toEqual(['NotAnAddress'])
    },
  )

  test.prop([fc.dictionary(fc.constantFrom(...addressFields), fc.anything())])(
    'never throws, and has words for why not',
    (input) => {
      const read = parseAddress(input)
      if (E.isLeft(read)) for (const refusal of read.left) expect(addressWords(refusal)).toMatch(/[ก-๙]/)
    },
  )
})

describe('an address that is written', () => {
  it.each([
    [
      {
        house: '71/24',
        moo: '',
        soi: 'ลาดพร้าว 71',
        road: 'ลาดพร้าว',
        subdistrict: 'วังทองหลาง',
        district: 'วังทองหลาง',
        province: bangkok,
        postcode: '10310',
      },
      ['71/24 ซอยลาดพร้าว 71 ถนนลาดพร้าว', 'แขวงวังทองหลาง เขตวังทองหลาง', 'กรุงเทพมหานคร 10310'],
    ],
    [
      {
        house: '9',
        moo: '4',
        soi: '',
        road: '',
        subdistrict: 'บางพูด',
        district: 'ปากเกร็ด',
        province: 'นนทบุรี',
        postcode: '11120',
      },
      ['9 หมู่ 4', 'ตำบลบางพูด อำเภอปากเกร็ด', 'จังหวัดนนทบุรี 11120'],
    ],
  ])('has the words of its region, and none for what was not given', (parts, lines) => {
    expect(addressLines({ recipient: 'น้ำฝน', phone: '0812344521', ...parts })).toEqual(lines)
  })

  test.prop([addresses()])('names everything that was given, once, with one space between', (address) => {
    const text = addressLines(address).join('\n')
    for (const field of addressFields)
      if (field !== 'recipient' && field !== 'phone') expect(text).toContain(address[field])
    expect(text).not.toMatch(/ {2}|^ | $/m)
    for (const [field, word] of [
      ['moo', 'หมู่ '],
      ['soi', 'ซอย'],
      ['road', 'ถนน'],
    ] as const)
      if (address[field] === '') expect(text).not.toContain(` ${word}`)
    expect(/แขวง|เขต/.test(text)).toBe(address.province === bangkok)
    expect(/ตำบล|อำเภอ|จังหวัด/.test(text)).toBe(address.province !== bangkok)
  })

  test.prop([mobileNumber()])('is headed by who receives, and a number that can be read aloud', (phone) => {
    expect(recipientLine({ recipient: 'ยายศรี', phone })).toMatch(/^ยายศรี โทร 0\d\d-\d{3}-\d{4}$/)
  })
})

describe('a postcode', () => {
  test.prop([postalPlace(), fc.array(postalPlace())])('fits where one of its places is meant', (place, others) => {
    expect(postcodeFits(place, [])).toBe('unknown')
    expect(postcodeFits(place, [...others, place])).toBe('fits')
    const elsewhere = others.filter((other) => placeWords(other).subdistrict !== placeWords(place).subdistrict)
    expect(postcodeFits(place, elsewhere)).toBe(elsewhere.length === 0 ? 'unknown' : 'elsewhere')
  })

  test.prop([postalPlace()])('of a namesake in another province does not fit', (place) => {
    expect(postcodeFits(place, [{ ...place, province: 'ยะลา' }])).toBe('elsewhere')
    expect(postcodeFits(place, [{ ...place, district: 'เมืองยะลา' }])).toBe('elsewhere')
  })
})
