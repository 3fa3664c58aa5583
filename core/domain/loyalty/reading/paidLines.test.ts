import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { wordsOf } from '../../../testing/slips/ocrNoise.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { isLikely, isSure } from './confidence.js'
import { readSlip } from './readSlip.js'

const today = '2026-11-26' as IsoDate
const shops = [{ id: '1', tax_numbers: ['0107542000011'], receipt_names: ['7-Eleven'] }]

const rowOf = (text: string) => {
  const [, name = '', amount] = /^(.*?)(?:\s{2,}(\S+))?$/.exec(text) ?? []
  return {
    cells: [
      { text: name, x: 0, align: 'left' as const },
      ...(amount === undefined ? [] : [{ text: amount, x: 1, align: 'right' as const }]),
    ],
  }
}
const wordsOfRows = (rows: ReadonlyArray<string>, picture = 0) => {
  const words = wordsOf(rows.map(rowOf), picture)
  return [...words, ...words.map((word) => ({ ...word, again: true as const }))]
}
const head = ['7-Eleven', 'TAX#0107542000011 (VAT Included)', 'R#900688633  24/11/69', '']
const read = (...rows: ReadonlyArray<string>) =>
  readSlip(wordsOfRows([...head, ...rows]), { today, shops, products: tillProducts })
const linesOf = (...rows: ReadonlyArray<string>) =>
  read(...rows).lines.map(({ product_id, quantity, satang }) => [product_id, quantity, satang])
const paid = (total: string) => ['ยอดสุทธิ  ' + total, 'บัตรเครดิต  ' + total]

describe('what was voided earns nothing', () => {
  test.each([
    ['ยกเลิก ALPRO OAT 1L  -129.00'],
    ['ยกเลิก ALPRO OAT 1L  129.00-'],
    ['CANCEL ITEM  129.00-'],
    ['ERROR CORRECT  -129.00'],
    ['VOID ALPRO OAT 1L  129.00'],
    ['คืนสินค้า ALPRO OAT  -129.00'],
    ['RETURN ALPRO OAT 1L  (129.00)'],
  ])('%s under its line', (voided) => {
    const slip = ['ALPRO OAT 1L  129.00', voided, 'HIQ F3 1800G  799.00', 'ข้าวกล่องกะเพรา  159.00', ...paid('958.00')]
    const { lines, eligible, total } = read(...slip)
    expect(lines.map(({ product_id }) => product_id)).toStrictEqual(['3'])
    expect([eligible, total?.value]).toStrictEqual([null, 95_800])
  })

  test('as a row that says nothing else, it is in doubt what', () => {
    const { eligible, lines } = read('ALPRO OAT 1L  129.00', '** VOID **', 'BREAD  42.00', ...paid('42.00'))
    expect([isSure(eligible), lines.every(isSure)]).toStrictEqual([false, false])
  })

  test('of two lines of one amount the one that is named, wherever it stands', () => {
    const slip = ['ALPRO OAT 1L  99.00', 'ข้าวหอมมะลิ 5กก  99.00', 'ยกเลิก ALPRO OAT 1L  -99.00', ...paid('99.00')]
    expect(linesOf(...slip)).toStrictEqual([])
  })

  test('of two pieces one is left', () => {
    const slip = ['ALPRO OAT 1L  2 X  99.00  198.00', 'ยกเลิก ALPRO OAT 1L  -99.00', 'BREAD  42.00', ...paid('141.00')]
    expect(read(...slip).eligible?.value).toBe(9900)
  })
})

describe('a discount of a line lowers it', () => {
  test.each([
    [['ALPRO OAT 1L  89.00', 'ส่วนลด ALPRO  -20.00', 'BREAD  42.00', ...paid('111.00')], 6900],
    [['ALPRO OAT 1L  89.00', 'BREAD  42.00', 'ส่วนลด ALPRO  -20.00', ...paid('111.00')], 6900],
    [['ALPRO OAT 1L  258.00', 'ชิ้นที่ 2 ลด 50%  -64.50', 'BREAD  42.00', ...paid('235.50')], 19_350],
    [['BREAD  42.00', 'ALPRO OAT 1L  258.00', 'ชิ้นที่ 2 ลด 50%  -64.50', ...paid('235.50')], 19_350],
    [['BREAD  42.00', 'ส่วนลด BREAD  -10.00', 'ALPRO OAT 1L  89.00', ...paid('121.00')], 8900],
  ])('%j', (slip, satang) => {
    const { eligible } = read(...slip)
    expect([eligible?.value, isSure(eligible)]).toStrictEqual([satang, true])
  })

  test('and is in doubt where it may be of another', () => {
    const slip = ['ALPRO OAT 1L  89.00', 'BREAD  42.00', 'ส่วนลด  -20.00', ...paid('111.00')]
    const { eligible, lines } = read(...slip)
    expect([isLikely(eligible), lines.some(isSure)]).toStrictEqual([false, false])
  })

  test('unless all lines earn, or it is said to be of the whole bill', () => {
    const all = read('ALPRO OAT 1L  89.00', 'ALPRO SOY ORIG 1L  99.00', 'ส่วนลด  -20.00', ...paid('168.00'))
    expect([all.eligible?.value, isSure(all.eligible)]).toStrictEqual([16_800, true])
    const member = read('ALPRO OAT 1L  89.00', 'BREAD  42.00', 'ส่วนลดสมาชิก  -20.00', ...paid('111.00'))
    expect([member.eligible?.value, isSure(member.eligible)]).toStrictEqual([8900, true])
  })
})

test('what was given for nothing is no line', () => {
  expect(linesOf('ALPRO OAT 1L  89.00', 'ALPRO SOY ORIG 1L  0.00', ...paid('89.00'))).toStrictEqual([['22', 1, 8900]])
})

describe('a paper that tells of no sale, or of one again, is never read surely', () => {
  const slip = ['ALPRO OAT 1L  89.00', 'BREAD  42.00', ...paid('131.00')]
  test('what is bought is', () => {
    expect(isSure(read(...slip).eligible)).toBe(true)
    expect(isSure(read(...slip, 'ไม่รับเปลี่ยนหรือคืนสินค้า', 'NO REFUND NO RETURN', 'ขอบคุณค่ะ').eligible)).toBe(true)
  })
  test.each([
    '*** สำเนา / REPRINT ***',
    'สำเนา',
    'COPY',
    'CUSTOMER COPY',
    'TRAINING MODE',
    '*** TRAINING ***',
    'ใบเสนอราคา',
    'QUOTATION',
    'พักบิล ยังไม่ชำระ',
    'ยังไม่ได้ชำระเงิน',
    'ใบคืนสินค้า',
    'ใบลดหนี้',
    'CREDIT NOTE',
    'ใบยกเลิก',
    '*** VOID ***',
    'บิลนี้ถูกยกเลิก ยกเลิกบิล',
    'ไม่ใช่ใบเสร็จรับเงิน',
  ])('%s', (title) => {
    for (const rows of [
      [title, ...slip],
      [...slip, title],
    ]) {
      const { eligible, lines } = read(...rows)
      expect([isLikely(eligible), lines.some(isSure)]).toStrictEqual([false, false])
    }
  })

  test('nor is one that gives money back', () => {
    const { eligible, lines } = read('ALPRO OAT 1L  89.00', 'ยอดสุทธิ  -89.00', 'เงินสด  -89.00')
    expect([isSure(eligible), lines.some(isSure)]).toStrictEqual([false, false])
  })

  test('nor are two receipts, on one picture or on two', () => {
    const second = ['R#900688777  25/11/69', 'ALPRO SOY ORIG 1L  99.00', 'ยอดสุทธิ  99.00', 'บัตรเครดิต  99.00']
    expect(isSure(read(...slip, '', ...second).eligible)).toBe(false)
    const words = [...wordsOfRows([...head, ...slip]), ...wordsOfRows(second, 1)]
    expect(isSure(readSlip(words, { today, shops, products: tillProducts }).eligible)).toBe(false)
  })
})

describe('the day of sale', () => {
  const dateOf = (...rows: ReadonlyArray<string>) => {
    const { date } = readSlip(wordsOfRows(rows), { today, shops, products: tillProducts })
    return isLikely(date) ? date?.value : null
  }
  test('is never that of printing', () => {
    const sale = 'วันที่ 24/11/2569 14:20'
    expect(dateOf('พิมพ์เมื่อ 26/11/2569 09:05', sale)).toBe('2026-11-24')
    expect(dateOf(sale, 'PRINTED 26/11/2026 09:05')).toBe('2026-11-24')
    expect(dateOf('*** สำเนา REPRINT *** 26/11/2569 09:05', sale)).toBe('2026-11-24')
    expect(dateOf('พิมพ์เมื่อ', '26/11/2569 09:05', sale)).toBe('2026-11-24')
    expect(dateOf('พิมพ์เมื่อ 26/11/2569 09:05')).toBeNull()
  })
  test('is left open where two days may be meant', () => {
    expect(dateOf('ส่งวันที่ 26/11/69', 'สั่งซื้อ 25/11/69')).toBeNull()
    expect(dateOf('สั่งซื้อวันที่ 25/11/69', 'จัดส่งวันที่ 26/11/69')).toBeNull()
    expect(dateOf('24/11/69', '25/11/69')).toBeNull()
  })
  test.each(['เลขที่ 12/11/69 หมู่ 5', '12/11/69 หมู่ 5 ต.บางรัก', 'โทร 02-11-2569', 'TEL. 02-11-2569', 'EXP 20/11/69'])(
    'is none in %s',
    (text) => {
      expect(dateOf(text)).toBeNull()
      expect(dateOf(text, 'วันที่ 24/11/2569 14:20')).toBe('2026-11-24')
    },
  )
})

test.each([
  ['RO007777771', false],
  ['AB-1O77712', false],
  ['ABI077712', false],
  ['9006B8633', false],
  ['R0007777771', true],
  ['900688633', true],
])('the number %s is filled in: %s', (number, likely) => {
  const { number: found } = readSlip(wordsOfRows([`เลขที่ใบเสร็จ ${number}`]), { today, shops, products: tillProducts })
  expect([found === null, isLikely(found)]).toStrictEqual([false, likely])
})
