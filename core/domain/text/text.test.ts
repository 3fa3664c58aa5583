import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { foldDigits } from './digits.js'
import { figures } from './figures.js'
import { isVisible, trimmed, withoutMarks } from './invisibleMarks.js'
import { readJson } from './json.js'
import { withoutEnd } from './ends.js'
import { cutAtKept, withThaiBreaks } from './lineBreaks.js'
import { atLeastZero } from './numericField.js'
import { oneLine, severalLines } from './oneLine.js'
import { thaiOrder } from './thaiOrder.js'
import { parseNumber, typedNumber } from './typedNumber.js'
import { isUnreadable } from './unreadable.js'
import { withoutBreaks } from './withoutBreaks.js'

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
    ['มะลิ\u00a0 \u3000น้อย\u2028', 'มะลิ น้อย'],
    ['\ufeffมะ\u200bลิ\u200f', 'มะลิ'],
    ['\u202eมะลิ\u2066', 'มะลิ'],
    ['เช็\u2060ก', 'เช็ก'],
    ['e\u200b\u0301', '\u00e9'],
    ['มะลิ\u3164', 'มะลิ'],
    ['a\u2800b', 'a b'],
    ['\u{1f469}\u200d\u{1f467}\u200d', '\u{1f469}\u200d\u{1f467}'],
    ['\u2764\ufe0f\u200d\u{1f525}', '\u2764\ufe0f\u200d\u{1f525}'],
    ['\u{1f9d1}\u{1f3fd}\u200d\u2695\ufe0f', '\u{1f9d1}\u{1f3fd}\u200d\u2695\ufe0f'],
    ['-', '-'],
  ])('%j: %j', (text, line) => expect(oneLine(text)).toBe(line))
  test.each([
    '\u200b',
    '\u3164',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u2800',
    '\u202e',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u17b4',
    '\u180e',
    '\u2061',
    '\u2069',
    '\ufe0f',
    '\ufeff',
    '\ufffc',
    '\u{1d159}',
    '\u{e0020}',
    '\u{e0100}',
    '\u0e49',
    '\u0301',
    ' \u00a0\t',
    '\u3164 \u200b\u2800',
  ])('%j is nothing to see', (text) => {
    expect(oneLine(text)).toBe('')
    expect(severalLines(text)).toBe('')
  })
  test.prop([
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'\u200b\u202e\u2066\u00a0 \u3164\u200d👩👧\ufe0f\u0301e') }),
  ])('has nothing invisible, or is empty', (...texts) => {
    for (const line of texts.map(oneLine)) {
      expect(line === '' || isVisible(line)).toBe(true)
      expect(line).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00a0\p{Cc}]|^\s|\s$|\s\s/u)
    }
  })
  test.prop([fc.string({ unit: 'binary' })])('twice is once', (text) => {
    expect(oneLine(oneLine(text))).toBe(oneLine(text))
  })
})

describe('severalLines', () => {
  test.each([
    ['สวัสดี\r\nค่ะ\r', 'สวัสดี\nค่ะ'],
    [' ก\u2028ข\n\n\tค \u200b\n', 'ก\nข\n\n\tค'],
    ['\u202eกลับ', 'กลับ'],
    ['a\0b', 'a\0b'],
  ])('%j: %j', (text, lines) => expect(severalLines(text)).toBe(lines))
  test.prop([fc.string({ unit: 'binary' })])('twice is once', (text) => {
    expect(severalLines(severalLines(text))).toBe(severalLines(text))
  })
})

describe('figures', () => {
  test.each([
    ['\u200b１２．๕\u00a0', '12.5'],
    ['＋６６（０）８１', '+66(0)81'],
    ['\u200e20／11／2569', '20/11/2569'],
    ['Ａ1', 'Ａ1'],
    ['12²', '12²'],
    ['๑\t๒\r\n', '1 2'],
    ['๑\0๒ ', '๑\0๒ '],
    ['๑\ud800', '๑\ud800'],
    ['\0', '\0'],
  ])('%j: %j', (text, read) => expect(figures(text)).toBe(read))
  test('are not looked for in a text that is longer than any', () => {
    expect(figures('๑'.repeat(10_000))).toBe('1'.repeat(10_000))
    expect(figures('๑'.repeat(10_001))).toBe('๑'.repeat(10_001))
    expect(foldDigits('๑'.repeat(10_000))).toBe('1'.repeat(10_000))
    expect(foldDigits('๑'.repeat(10_001))).toBe('๑'.repeat(10_001))
  })
})

describe('isUnreadable', () => {
  test.each([
    '\0',
    '\u0007',
    '\u000e',
    '\u001f',
    '\u007f',
    '\u0080',
    '\u0086',
    '\u009f',
    '\ud800',
    '\udfff',
    '\udc00\ud800',
  ])('%j is', (sign) => {
    expect([sign, `ก${sign}`, `${sign}1`, `a${sign}\u{1f600}`].map(isUnreadable)).toStrictEqual([
      true,
      true,
      true,
      true,
    ])
  })
  test.each(['', ' \t\n\v\f\r', '\u0085\u2028\u2029', 'มะลิ', '\u{1f600}', '\u200b\u202e\ufeff', '\ufffd\uffff'])(
    '%j is not',
    (text) => expect(isUnreadable(text)).toBe(false),
  )
})

describe('trimmed', () => {
  test('keeps what stands within', () => {
    expect(trimmed('\ufeff \u00a0a \n\u200bb\u2060 \n')).toBe('a \nb')
    expect(withoutMarks(' \u00ada ')).toBe(' a ')
  })
})

describe('thaiOrder', () => {
  test.each([
    ['นํ้า', 'น้ำ'],
    ['น้ํา', 'น้ำ'],
    ['นำ้', 'น้ำ'],
    ['น้ำ', 'น้ำ'],
    ['กํา', 'กำ'],
    ['เเม่', 'แม่'],
    ['ท่ี', 'ที่'],
    ['สิทธ์ิ', 'สิทธิ์'],
    ['พันธ์ุ', 'พันธุ์'],
    ['เด็กกินผัก 12 kg', 'เด็กกินผัก 12 kg'],
    ['เอเชีย', 'เอเชีย'],
  ])('%s: %s', (typed, usual) => expect(thaiOrder(typed)).toBe(usual))
  const marks = fc.constantFrom(...'กเแา\u0e31\u0e33\u0e34\u0e38\u0e48\u0e49\u0e4c\u0e4d')
  test.prop([fc.string({ unit: marks })])('twice is once', (text) => {
    expect(thaiOrder(thaiOrder(text))).toBe(thaiOrder(text))
  })
})

describe('withThaiBreaks', () => {
  test.each([
    ['เช็ก', `เช็${j}ก`],
    ['เช็กสีอุจจาระ', `เช็${j}ก${z}สีอุจจาระ`],
    ['เช็ดตัวลดไข้', `เช็${j}ด${j}ตั${j}ว${z}ลดไข้`],
    ['รสวานิลลา', `รสวา${j}นิ${j}ล${j}ลา`],
    ['แผ่นวัดส่วนสูงติดผนัง', `แผ่นวัดส่${j}ว${j}น${j}สู${j}ง${z}ติดผนัง`],
    ['หมวกกันน็อก', `หมวกกั${j}น${j}น็${j}อ${j}ก`],
    ['ตามพระราชบัญญัติ', `ตามพ${j}ระ${j}รา${j}ช${j}บั${j}ญ${j}ญั${j}ติ`],
    ['ผ้าฝ้าย 3 ผืน', `ผ้า${j}ฝ้า${j}ย 3 ผืน`],
    ['ในทารก ก่อน', `ใน${j}ทา${j}ร${j}ก ก่อน`],
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
    expect(withoutBreaks(mended)).toBe(text)
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
})

describe('a number as it is typed', () => {
  test.each([
    ['12.4', 12.4],
    ['๑๒.๔', 12.4],
    ['12,4', 12.4],
    ['12,34', 12.34],
    ['12,400', 12400],
    ['1,234,567.5', 1234567.5],
    ['1234,567', 1234.567],
    ['1 000', 1000],
    ['+1 000,5', 1000.5],
    [' 88 .5', 88.5],
    ['.5', 0.5],
    ['.55', 0.55],
    ['1,234.55', 1234.55],
    ['12.', 12],
    ['+5', 5],
    ['＋５', 5],
    ['+1,234', 1234],
    ['\u200b12.4\u2060', 12.4],
    ['\ufeff12\u200f.4\u00a0', 12.4],
    ['1\t2\n', 12],
    ['１２．４', 12.4],
    ['0', 0],
    ['', null],
    ['twelve', null],
    ['-3', null],
    ['+-3', null],
    ['++3', null],
    ['3+', null],
    ['1e3', null],
    ['1.2.3', null],
    ['1,2,3', null],
    ['12 kg', null],
    ['.', null],
    ['+', null],
    ['x1,234', null],
    ['1,234x', null],
    ['1\u00002', null],
    ['1\ud8002', null],
    ['9'.repeat(101), null],
  ])('%j is %j, and a field from nought shows it or 0', (text, number) => {
    expect(typedNumber(text)).toBe(number)
    expect(atLeastZero(text)).toBe(number ?? 0)
  })

  test.each([
    ['', 'NumberEmpty'],
    [' \u200b', 'NumberEmpty'],
    [undefined, 'NumberEmpty'],
    ['-3', 'NumberNegative'],
    ['\u2212๓,๕', 'NumberNegative'],
    ['-', 'NumberUnreadable'],
    ['--3', 'NumberUnreadable'],
    ['twelve', 'NumberUnreadable'],
    [12, 'NumberUnreadable'],
  ])('%j is no number: %s', (text, tag) => {
    expect(parseNumber(text)).toStrictEqual(E.left({ _tag: tag }))
  })
})

describe('cutAtKept', () => {
  test('every other piece is a word to be kept whole', () => {
    expect(cutAtKept('ปิ่นโตสเตนเลส 3 ชั้น')).toStrictEqual(['ปิ่นโต', 'สเตนเลส', ' 3 ชั้น'])
    expect(cutAtKept('ชุดนิทานก่อนนอน 4 เล่ม')).toStrictEqual(['', 'ชุดนิทาน', '', 'ก่อนนอน', ' 4 เล่ม'])
    expect(cutAtKept('ชวนทั้งบ้าน รอตรวจ')).toStrictEqual(['ชวน', 'ทั้งบ้าน', ' ', 'รอตรวจ', ''])
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
