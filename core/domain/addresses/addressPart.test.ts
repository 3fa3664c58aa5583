import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { faultOfWords } from '../../testing/wordsFor.js'
import { addressFields, isOptionalField, longestPart, type AddressField } from './postalAddress.js'
import { parseAddressPart, type AddressProblem } from './decodeAddress.js'
import { addressWords, postcodeWarning } from '../../words/addresses.js'

const bangkok = 'กรุงเทพมหานคร'

describe('a part as people write it', () => {
  it.each<readonly [AddressField, string, string]>([
    ['moo', 'หมู่ที่ หมู่ ๔', '4'],
    ['moo', 'ม. ม.5', '5'],
    ['moo', 'หมู่บ้านสวนมะลิ', 'หมู่บ้านสวนมะลิ'],
    ['moo', 'บ้านนอก หมู่ 3', 'บ้านนอก หมู่ 3'],
    ['soi', 'ซอย ซ.อารีย์ 1', 'อารีย์ 1'],
    ['soi', 'ปากซอย 2', 'ปากซอย 2'],
    ['road', 'ถนน ถ.พหลโยธิน', 'พหลโยธิน'],
    ['road', 'เลียบถนนใหญ่', 'เลียบถนนใหญ่'],
    ['subdistrict', 'ตำบล ต.บางพูด', 'บางพูด'],
    ['subdistrict', 'แขวงสามเสนใน', 'สามเสนใน'],
    ['subdistrict', 'บ้านตำบล', 'บ้านตำบล'],
    ['district', 'อำเภอ อ.ปากเกร็ด', 'ปากเกร็ด'],
    ['district', 'เขต เขตพญาไท', 'พญาไท'],
    ['district', 'นอกเขต', 'นอกเขต'],
    ['province', 'จังหวัด จ.นนทบุรี', 'นนทบุรี'],
    ['province', 'ต่างจังหวัด', 'ต่างจังหวัด'],
    ['province', 'กทม', bangkok],
    ['province', 'กทม.', bangkok],
    ['province', 'กรุงเทพ', bangkok],
    ['province', 'กรุงเทพฯ', bangkok],
    ['province', 'กรุงเทพมหานครฯ', bangkok],
    ['province', 'ใกล้กทม.', 'ใกล้กทม.'],
    ['province', 'กทม. ชั้นใน', 'กทม. ชั้นใน'],
    ['house', 'หมู่บ้าน ๙ ชั้น 2', 'หมู่บ้าน ๙ ชั้น 2'],
    ['postcode', '๑๒๑๒๐', '12120'],
    ['postcode', '\u200b12120\u00a0', '12120'],
    ['house', '9\u00a0อาคาร\u200bก\u202e', '9 อาคารก'],
    ['subdistrict', 'ต.นํ้าเเพร่', 'น้ำแพร่'],
    ['road', 'ถ.ร่มเกล้าพัฒน์ิ', 'ร่มเกล้าพัฒนิ์'],
  ])('%s: %s', (field, written, kept) => {
    expect(parseAddressPart(field)(written)).toStrictEqual(E.right(kept))
  })

  it.each(addressFields)('%s made of nothing to see is missing', (field) => {
    for (const nothing of ['\u200b', '\u3164', '\u2800', '\u202e\u2066'])
      expect(parseAddressPart(field)(nothing)).toStrictEqual(
        isOptionalField(field) ? E.right('') : E.left({ _tag: 'PartMissing', field }),
      )
  })

  it.each(['02120', '1212', '121200', 'x12120', '12120x'])('%s is no postcode', (written) => {
    expect(parseAddressPart('postcode')(written)).toStrictEqual(E.left({ _tag: 'PostcodeInvalid', field: 'postcode' }))
  })

  it('has a longest length, told with the refusal', () => {
    expect(addressFields.map(longestPart)).toStrictEqual([100, 80, 80, 80, 80, 80, 80, 80, 80, 80])
    expect(parseAddressPart('house')('ก'.repeat(80))).toStrictEqual(E.right('ก'.repeat(80)))
    for (const length of [81, 801])
      expect(parseAddressPart('house')('ก'.repeat(length))).toStrictEqual(
        E.left({ _tag: 'PartTooLong', field: 'house', longest: 80 }),
      )
    expect(parseAddressPart('house')(`1${' '.repeat(799)}`)).toStrictEqual(E.right('1'))
    expect(parseAddressPart('house')(`1${' '.repeat(800)}`)).toStrictEqual(
      E.left({ _tag: 'PartTooLong', field: 'house', longest: 80 }),
    )
  })
})

describe('the words', () => {
  const phone = (_tag: 'MobileNumberNotDigits' | 'MobileNumberNotMobile'): string =>
    addressWords({ _tag: 'PhoneInvalid', field: 'phone', refusal: { _tag } as never })

  it('of each missing part ask for that part', () => {
    const asked = addressFields.map((field) => addressWords({ _tag: 'PartMissing', field }))
    for (const text of asked) expect(faultOfWords(text)).toBeNull()
    expect(asked.every((text) => text.startsWith('ใส่'))).toBe(true)
    expect(new Set(asked).size).toBe(addressFields.length)
  })

  it('say what to do about each fault', () => {
    const others: ReadonlyArray<AddressProblem> = [
      { _tag: 'NotAnAddress' },
      { _tag: 'PartTooLong', field: 'house', longest: 80 },
      { _tag: 'PartUnreadable', field: 'house' },
      { _tag: 'PostcodeInvalid', field: 'postcode' },
    ]
    const said = others.map(addressWords)
    expect(said).toStrictEqual([
      'อ่านที่อยู่ไม่ได้ ลองกรอกใหม่อีกครั้ง',
      'ยาวเกินไป ใช้ไม่เกิน 80\u00A0ตัวอักษร',
      'มีตัวอักษรที่อ่านไม่ได้ ลองพิมพ์ใหม่',
      'รหัสไปรษณีย์มี 5\u00A0หลัก ลองดูอีกที',
    ])
    expect(phone('MobileNumberNotDigits')).toContain('ตัวเลขเท่านั้น')
    expect(phone('MobileNumberNotMobile')).toMatch(/06\s08\sหรือ\s09/)
  })

  it('of a postcode that disagrees let it stay', () => {
    expect(Object.keys(postcodeWarning)).toStrictEqual(['elsewhere', 'unknown'])
    for (const text of Object.values(postcodeWarning)) {
      expect(faultOfWords(text)).toBeNull()
      expect(text).toContain('ถ้าแน่ใจแล้ว')
    }
  })
})
