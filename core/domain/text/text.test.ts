import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { foldDigits } from './digits.js'
import { readJson } from './json.js'
import { withoutEnd } from './ends.js'
import { cutAtKept, withThaiBreaks } from './lineBreaks.js'
import { atLeastZero } from './numericField.js'
import { oneLine } from './oneLine.js'

const j = '\u2060'
const z = '\u200B'
const n = '\u00A0'

describe('withoutEnd', () => {
  test.prop([fc.string(), fc.nat(5)])('drops the marks at the end and nothing else', (text, marks) => {
    fc.pre(!text.endsWith('/'))
    expect(withoutEnd(text + '/'.repeat(marks), '/')).toBe(text)
  })
  test('is done with a long run that stands elsewhere', () => {
    const text = `a${' '.repeat(1_000_000)}b`
    expect(withoutEnd(text, ' ')).toBe(text)
  })
})

describe('oneLine', () => {
  test.each([
    ['  มะลิ ', 'มะลิ'],
    ['มะลิ\tน้อย', 'มะลิ น้อย'],
    ['มะลิ\r\nน้อย', 'มะลิ น้อย'],
    ['cafe\u0301', 'caf\u00e9'],
    ['\ud800', ''],
    ['a\ud800', 'a'],
    ['\ud83d\ude00', '\ud83d\ude00'],
  ])('%j: %j', (text, line) => expect(oneLine(text)).toBe(line))
  test.prop([fc.string({ unit: 'binary' })])('twice is once', (text) => {
    expect(oneLine(oneLine(text))).toBe(oneLine(text))
  })
})

describe('withThaiBreaks', () => {
  test.each([
    ['เช็ก', `เช็${j}ก`],
    ['เช็กสีอุจจาระ', `เช็${j}ก${z}สีอุจจาระ`],
    ['เช็ดตัวลดไข้', `เช็${j}ด${j}ตั${j}ว${z}ลดไข้`],
    ['รสวานิลลา', `รสวา${j}นิ${j}ล${j}ลา`],
    ['คำเล็ก ๆ', `คำเล็${j}ก${n}ๆ`],
    ['เหตุฉุกเฉิน 1669', `เห${j}ตุ${j}ฉุ${j}ก${j}เฉิ${j}น 1669`],
    ['88.5 ซม.', `88.5${n}ซม.`],
    ['2 ปี 4 เดือน 8 วัน', `2${n}ปี 4${n}เดือน 8${n}วัน`],
    ['20 พ.ย. 69 นี้', `20${n}พ.ย.${n}69 นี้`],
    ['20 พฤศจิกายน 2569', `20${n}พฤศจิกายน${n}2569`],
    ['1 ธ.ค.', `1${n}ธ.ค.`],
    ['ภายใน 24 ชั่วโมง', `ภายใน 24${n}ชั่วโมง`],
    ['ต่าง ๆ', `ต่าง${n}ๆ`],
    ['โทร 1669 ทันที', 'โทร 1669 ทันที'],
    ['', ''],
  ])('%s', (text, mended) => {
    expect(withThaiBreaks(text)).toBe(mended)
  })

  const pieces = fc.constantFrom(
    'เช็ก',
    'เช็ดตัว',
    'วานิลลา',
    'เล็ก',
    'เหตุฉุกเฉิน',
    ' ๆ',
    '20 พ.ย. 69',
    '88.5 ซม.',
    'นม',
    ' ',
    'a',
    '์',
    '5 ปี',
  )

  test.prop([fc.array(pieces).map((all) => all.join(''))])('twice is once, and only the invisible changes', (text) => {
    const mended = withThaiBreaks(text)
    expect(withThaiBreaks(mended)).toBe(mended)
    expect(mended.replaceAll(/[\u2060\u200B]/g, '').replaceAll(n, ' ')).toBe(text)
  })
})

describe('foldDigits', () => {
  test('Thai and full-width digits become ASCII, the rest stays', () => {
    expect(foldDigits('๐๑๒๓๔๕๖๗๘๙ ０１２３４５６７８９ 0-9 กa')).toBe('0123456789 0123456789 0-9 กa')
  })
})

describe('atLeastZero', () => {
  test.prop([fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })])(
    'a number from 0 up is itself, typed or not',
    (value) => {
      expect(atLeastZero(value)).toBe(value === 0 ? 0 : value)
      fc.pre(!String(value).includes('e'))
      expect(atLeastZero(String(value))).toBe(value === 0 ? 0 : value)
    },
  )

  test.prop([
    fc.oneof(
      fc.double({ max: -Number.MIN_VALUE, noNaN: true }),
      fc.constantFrom(
        NaN,
        Infinity,
        -0,
        '-1',
        '',
        ' ',
        'abc',
        '1.2.3',
        '0x10',
        '1e999',
        '9'.repeat(400),
        null,
        undefined,
      ),
    ),
  ])('anything else is 0', (value) => {
    expect(atLeastZero(value)).toBe(0)
    if (typeof value === 'number') expect(atLeastZero(String(value))).toBe(0)
  })

  test.each([
    ['๑๒.๕', 12.5],
    ['1,200', 1200],
    ['12,34', 0],
    ['1,200.5', 1200.5],
    ['1,200.55', 1200.55],
    ['12,345', 12345],
    ['1,234,567', 1234567],
    ['1234,567', 0],
    ['x1,200', 0],
    ['.55', 0.55],
    ['5.', 5],
    ['.5', 0.5],
    ['+3', 3],
    [' 7 ', 7],
  ])('%s is %d', (text, value) => {
    expect(atLeastZero(text)).toBe(value)
  })
})

describe('cutAtKept', () => {
  test('every other piece is a word to be kept whole', () => {
    expect(cutAtKept('ปิ่นโตสเตนเลส 3 ชั้น')).toStrictEqual(['ปิ่นโต', 'สเตนเลส', ' 3 ชั้น'])
    expect(cutAtKept('เล็กกับเช็กสี')).toStrictEqual(['', 'เล็ก', 'กับ', 'เช็ก', 'สี'])
  })

  test.prop([fc.string()])('nothing is lost', (text) => {
    expect(cutAtKept(text).join('')).toBe(text)
  })
})

describe('readJson', () => {
  test.prop([fc.jsonValue({ noUnicodeString: false })])('reads back whatever was written', (value) => {
    expect(JSON.stringify(readJson(JSON.stringify(value)))).toBe(JSON.stringify(value))
  })

  test.prop([fc.string({ unit: 'binary' })])('throws at no text', (text) => {
    expect(() => readJson(text)).not.toThrow()
  })

  test.each([null, '', '{', "{'a': 1}", 'undefined'])('%s says nothing', (text) => {
    expect(readJson(text)).toBeNull()
  })
})
