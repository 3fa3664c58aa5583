import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { mayPromote } from '../ageLine.js'
import { printedSlip, slipLayouts, type SlipLayout } from '../../../testing/slips/layouts.js'
import { wordsOf } from '../../../testing/slips/ocrNoise.js'
import { sumOf, type Purchase, type PurchasedLine } from '../../../testing/slips/purchase.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { isSure } from './confidence.js'
import { readSlip } from './readSlip.js'
import { taughtBy, unknownLines, withTaught, type Lesson, type TaughtText } from './taughtText.js'

const today = '2026-11-26' as IsoDate
const shops = [{ id: '1', tax_numbers: ['0107542000011'], receipt_names: ['7-Eleven'] }]

const boughtAs = (name: string, satang: number): PurchasedLine => ({ product: null, name, quantity: 1, satang })
const purchaseOf = (lines: ReadonlyArray<PurchasedLine>): Purchase => ({
  date: today,
  number: '900688633',
  time: '14:05',
  lines,
  discountSatang: 0,
  paidBy: 'card',
  tenderedSatang: sumOf(lines),
})

const wrappedSlip = (lines: ReadonlyArray<readonly [parts: ReadonlyArray<string>, satang: number]>) => {
  const money = (satang: number) => (satang / 100).toFixed(2)
  const left = (text: string) => ({ text, x: 0, align: 'left' as const })
  const right = (text: string) => ({ text, x: 1, align: 'right' as const })
  const total = lines.reduce((sum, [, satang]) => sum + satang, 0)
  return [
    { cells: [left('TAX#0107542000011')] },
    { cells: [left('RECEIPT NO. 900688633')] },
    { cells: [left('DATE 24/11/2026')] },
    ...lines.flatMap(([parts, satang]) => [
      ...parts.slice(0, -1).map((part) => ({ cells: [left(part)] })),
      { cells: [left(parts.at(-1) ?? ''), right(money(satang))] },
    ]),
    { cells: [left('TOTAL'), right(money(total))] },
    { cells: [left('VISA'), right(money(total))] },
  ]
}

type Teaching = { readonly words: ReturnType<typeof wordsOf>; readonly product_id: string; readonly satang: number }
const learnt = ({ words, product_id, satang }: Teaching, products: typeof tillProducts): ReadonlyArray<Lesson> =>
  taughtBy(unknownLines(words, products), [{ product_id, quantity: 1, satang }], products)
const taught = (lessons: ReadonlyArray<TaughtText>) => withTaught(tillProducts, lessons)
const readOf = (rows: ReturnType<typeof wrappedSlip>, products = taught([])) =>
  readSlip(wordsOf(rows), { today, shops, products })

describe('what staff approve', () => {
  test('is learnt by the whole name alone, and not where it was read already', () => {
    const right = { product_id: '4', satang: 81_900 }
    const wrapped = (...parts: ReadonlyArray<string>) =>
      learnt({ ...right, words: wordsOf(wrappedSlip([[parts, 81_900]])) }, tillProducts)
    expect(wrapped('HIQ F4 PLAIN', 'CARTON 1800G')).toStrictEqual([])
    expect(wrapped('HIQ PLN BOX', 'CARTON 1800G')).toStrictEqual([
      { product_id: '4', text: 'HIQ PLN BOX CARTON 1800G', shares: true },
    ])
    expect(wrapped('SKM GLD', '77Z')).toStrictEqual([{ product_id: '4', text: 'SKM GLD 77Z', shares: false }])
    expect(wrapped('HIQ PLN BOX', 'SPECIAL', 'CARTON 1800G')).toMatchObject([
      { text: 'HIQ PLN BOX SPECIAL CARTON 1800G' },
    ])
  })

  test('is read so the next time, in all its rows, and never surely', () => {
    const products = taught([{ product_id: '4', text: 'HIQ PLN BOX CARTON 1800G' }])
    const { lines, eligible } = readOf(wrappedSlip([[['HIQ PLN BOX', 'CARTON 1800G'], 81_900]]), products)
    expect(lines).toMatchObject([{ product_id: '4', satang: 81_900 }])
    expect([lines.some(isSure), isSure(eligible)]).toStrictEqual([false, false])
    for (const other of [
      ['S-26 SMA GOLD 1', 'CARTON 1800G'],
      ['DUTCH MILL', 'CARTON 1800G'],
      ['HIQ PLN BOX CARTON 180G'],
    ])
      expect(readOf(wrappedSlip([[other, 95_000]]), products).lines.some(({ product_id }) => product_id === '4')).toBe(
        false,
      )
  })

  test('is never learnt of formula, nor of what may be some, of any maker', () => {
    for (const text of [
      'S-26 SMA GOLD 1 600G',
      'S26 PROMIL GOLD 2',
      'ENFALAC A+ 1 550G',
      'เอนฟาแลค เอพลัส สูตร 1',
      'SIMILAC 3 PLUS 1800G',
      'NAN OPTIPRO HA1',
      'ดูแลค สูตร1 600ก',
      'BF-1 600G',
      'DG-2 ADVANCE GOLD',
      'MEIJI FU 3',
      'XYZ STAGE 1 1800G',
      'นมผง 1800ก',
      'MILK POWDER 1800G',
      'PLAIN 1 1800G',
      'ZQ INFANT 1800G',
      'ZQ 0-12 เดือน 1800ก',
      'HIQ 1 PLUS 1800G',
    ]) {
      const words = wordsOf(wrappedSlip([[[text], 81_900]]))
      expect([text, learnt({ words, product_id: '4', satang: 81_900 }, tillProducts)]).toStrictEqual([text, []])
      const { lines } = readOf(wrappedSlip([[[text], 81_900]]), taught([{ product_id: '4', text }]))
      expect([text, lines.filter(({ product_id }) => product_id === '4')]).toStrictEqual([text, []])
    }
  })

  test('is not read of a line with a stage or an age whose figure may be its quantity', () => {
    const text = 'HIQ 1800G พิเศษ CARTON 1800G'
    const products = taught([{ product_id: '4', text }])
    const earns = (...parts: ReadonlyArray<string>) =>
      readOf(wrappedSlip([[parts, 95_000]]), products).lines.some(({ product_id }) => product_id === '4')
    const words = text.split(' ')
    expect([earns(text), earns(`2 ${text}`), earns('HIQ 1800G พิเศษ', 'CARTON 1800G')]).toStrictEqual([true, true, true])
    const wrong = ['1 PLUS', '1+', '3 พลัส', 'โกลด์ 1', '1 ถึง 3 ปี', '6 - 12 เดือน'].flatMap((mark) =>
      [...words, ''].flatMap((_, at) => {
        const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
        const ways = [
          [before, `${mark} ${after}`],
          [before, mark, after],
          [`${before} ${mark}`, after],
          [`${before} ${mark} ${after}`],
        ].map((parts) => parts.map((part) => part.trim()).filter((part) => part !== ''))
        return ways.filter((parts) => earns(...parts))
      }),
    )
    expect(wrong).toStrictEqual([])
  })

  test('is not read of a name that begins above a row like a label, or many rows above', () => {
    const texts = [
      'PLAIN 1800G',
      '01 PLAIN 1800G',
      'ITEM PLAIN 1800G',
      'A B C D E F G H I J K L M N O P Q R S T U V W X 1800G',
    ]
    const products = taught(texts.map((text) => ({ product_id: '4', text })))
    const earns = (rows: ReadonlyArray<string>) =>
      readOf(wrappedSlip([[rows, 95_000]]), products).lines.some(({ product_id }) => product_id === '4')
    const rowsOf = (text: string) => text.split(' ')
    expect(texts.map((text) => earns(rowsOf(text)))).toStrictEqual([true, true, true, true])
    const longer = texts.flatMap((text) => [rowsOf(text), ['ITEM', ...rowsOf(text)], ['ITEM 01', ...rowsOf(text)]])
    expect(longer.filter((rows) => earns(['ZEBRALAC', ...rows]))).toStrictEqual([])
    const below = (rows: ReadonlyArray<string>) =>
      readOf(
        wrappedSlip([
          [['BREAD'], 4200],
          [rows, 95_000],
        ]),
        products,
      ).lines.some(({ product_id }) => product_id === '4')
    expect(below(rowsOf('PLAIN 1800G'))).toBe(true)
    for (const row of ['SKU 8850123456789', '#8850123456789 EA', 'LOT 12/11/26', 'ITEM'])
      expect([row, below(['ZEBRALAC', row, ...rowsOf('PLAIN 1800G')])]).toStrictEqual([row, false])
  })

  test('is read and learnt below the heads of columns, and a row like a label takes nothing from a printed name', () => {
    const text = 'HIQ PLN BOX CARTON 1800G'
    const found = (rows: ReadonlyArray<string>) =>
      readOf(wrappedSlip([[rows, 81_900]]), taught([{ product_id: '4', text }])).lines.map(
        ({ product_id }) => product_id,
      )
    for (const head of ['ITEM QTY PRICE', 'DESCRIPTION QTY AMOUNT', 'ITEM NAME AMOUNT', 'QTY ITEM TOTAL']) {
      expect([head, found([head, text])]).toStrictEqual([head, ['4']])
      const words = wordsOf(wrappedSlip([[[head, text], 81_900]]))
      expect(learnt({ words, product_id: '4', satang: 81_900 }, tillProducts)).toMatchObject([{ text }])
    }
    for (const row of ['STAMP 1', 'คูปอง 1 ใบ', 'โปรโมชั่น 1 แถม 1', 'POINT 3', 'QTY 1'])
      expect([row, found([row, 'HIQ F4 PLAIN 1800G'])]).toStrictEqual([row, ['4']])
  })

  test('is read of a product of ours whose words part its quantity from what would be a mark beside it', () => {
    const idOf = (text: string) => readOf(wrappedSlip([[[text], 81_900]])).lines.map(({ product_id }) => product_id)
    for (const text of ['HIQ F4 GOLD PLAIN 1800G', 'HIQ F4 S PLAIN 1800G'])
      for (const line of [text, `1 ${text}`, `3 x ${text}`, `${text} 3 x 273.00`, `${text} 3 273.00`])
        expect([line, idOf(line)]).toStrictEqual([line, ['4']])
    for (const line of ['HIQ F4 PLAIN 1800G GOLD 3 x 273.00', '3 PLUS HIQ F4 PLAIN 1800G'])
      expect([line, idOf(line)]).toStrictEqual([line, [null]])
  })

  test('is nothing of what earns nothing, and nothing where another line has the same amount', () => {
    const words = wordsOf(
      wrappedSlip([
        [['HIQ BOX 600G'], 42_500],
        [['BREAD'], 4200],
        [['ALPRO OAT 1L'], 4200],
      ]),
    )
    expect(learnt({ words, product_id: '1', satang: 42_500 }, tillProducts)).toStrictEqual([])
    expect(learnt({ words, product_id: '22', satang: 4200 }, tillProducts)).toStrictEqual([])
  })
})

const makers = [
  'S-26 SMA',
  'S-26 GOLD',
  'S26 PROMIL',
  'ENFALAC',
  'ENFAGROW A+',
  'เอนฟาแลค',
  'SIMILAC',
  'ซิมิแลค',
  'NAN OPTIPRO',
  'LACTOGEN',
  'แลคโตเย่น',
  'DUMEX DULAC',
  'ดูแลค',
  'HIQ',
  'ไฮคิว',
  'APTAMIL',
  'BF',
  'บีเอฟ',
  'MEIJI',
  'เมจิ',
  'DG',
  'ดีจี',
  'FRISO',
  'HIPP ORGANIC',
  'ZEBRALAC',
  'โกลด์เบบี้',
]
const stages = [
  'สูตร 1',
  'สูตร2',
  'สูตร 3',
  'F1',
  'F2',
  'F3',
  'STAGE 1',
  'STEP 2',
  '1 PLUS',
  'GOLD 3',
  'INFANT',
  'ทารก',
  'สูตรต่อเนื่อง',
  '1+',
]
const sizes = ['600G', '1800G', '1100G', 'CARTON 1800G', '1800ก', '550G', '']
const others = makers.filter((maker) => maker !== 'HIQ' && maker !== 'ไฮคิว')
const formula = fc
  .tuple(
    fc.constantFrom(...makers),
    fc.constantFrom(...stages),
    fc.constantFrom('', 'PLAIN', 'จืด'),
    fc.constantFrom(...sizes),
  )
  .map((parts) => parts.filter((part) => part !== ''))
const earning = tillProducts.filter(({ age_line }) => mayPromote(age_line))
const approval = fc
  .record({
    product: fc.constantFrom(...earning),
    parts: fc.uniqueArray(
      fc.constantFrom(
        'SET A',
        'ITEM 01',
        'BOX',
        'CARTON 1800G',
        'PLAIN',
        'PACK',
        '1800G',
        'UHT',
        'ITEM',
        'ก',
        'พิเศษ',
        'จืด',
        '600G',
      ),
      { minLength: 1, maxLength: 3 },
    ),
    named: fc.boolean(),
    layout: fc.option(fc.constantFrom(...slipLayouts)),
  })
  .map(({ product, parts, named, layout }) => ({
    product,
    parts: named ? [product.receipt_names[0]?.split(' ')[0] ?? '', ...parts] : parts,
    layout,
  }))

const printed = (parts: ReadonlyArray<string>, layout: SlipLayout | null, satang: number) =>
  wordsOf(
    layout === null
      ? wrappedSlip([[parts, satang]])
      : printedSlip(layout, purchaseOf([boughtAs(parts.join(' '), satang), boughtAs('BREAD', 4200)])),
  )

test('no formula for infants or young children earns, whatever was taught by up to fifty honest approvals', () => {
  let learntInAll = 0
  fc.assert(
    fc.property(
      fc.array(approval, { maxLength: 50 }),
      fc.array(fc.tuple(formula, fc.option(fc.constantFrom(...slipLayouts))), { minLength: 5, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...stages, ...others)), { minLength: 5, maxLength: 5 }),
      (approvals, lines, near) => {
        const lessons: Array<Lesson> = []
        for (const { product, parts, layout } of approvals) {
          const words = printed(parts, layout, product.satang)
          lessons.unshift(...learnt({ words, product_id: product.id, satang: product.satang }, tillProducts))
        }
        learntInAll += lessons.length
        const products = taught(lessons)
        const marked = near.flatMap(([which, at, mark]) => {
          const words = lessons[which % Math.max(1, lessons.length)]?.text.split(' ')
          return words === undefined ? [] : [[words.toSpliced(at % (words.length + 1), 0, mark), null] as const]
        })
        for (const [parts, layout] of [...lines, ...marked]) {
          const { lines: own } = readSlip(printed(parts, layout, 95_000), { today, shops, products })
          const earns = own.filter(({ product_id }) => earning.some(({ id }) => id === product_id))
          expect([parts, layout, earns]).toStrictEqual([parts, layout, []])
        }
      },
    ),
    { numRuns: 25 },
  )
  expect(learntInAll).toBeGreaterThan(20)
})
