import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { mayPromote } from '../ageLine.js'
import { printedSlip, shopOf, slipLayouts, type SlipLayout } from '../../../testing/slips/layouts.js'
import { noisyWords, twoLooks, wordsOf } from '../../../testing/slips/ocrNoise.js'
import { purchase, sumOf, totalOf, type Purchase } from '../../../testing/slips/purchase.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { isSure, surely, type Found } from './confidence.js'
import { readSlip, type BillReading } from './readSlip.js'
import { rowsOf } from './rows.js'
import type { ShopHabits } from './shop.js'

const today = '2026-11-26' as IsoDate
const shops: ReadonlyArray<ShopHabits> = [
  { id: '1', tax_numbers: ['0107542000011'], receipt_names: ['7-Eleven', 'ซีพี ออลล์'] },
  { id: '2', tax_numbers: ['0105536092641'], receipt_names: ['Tesco Lotus', "Lotus's"] },
  { id: '3', tax_numbers: ['0107537000521'], receipt_names: ['makro', 'สยามแม็คโคร'] },
  { id: '4', tax_numbers: ['0105535099511'], receipt_names: ['FamilyMart'] },
  { id: '5', tax_numbers: ['0107536000633'], receipt_names: ['Big C Supercenter'] },
]
const known = { today, shops, products: tillProducts }

const slip = () => fc.tuple(fc.constantFrom(...slipLayouts), purchase(today, tillProducts))
const ageOf = (id: string | null) => tillProducts.find((product) => product.id === id)?.age_line

const ownLines = ({ lines }: Purchase) =>
  lines.flatMap(({ product, quantity, satang }) =>
    product === null ? [] : [{ product_id: product.id, quantity, satang: quantity * satang }],
  )
const readLines = ({ lines }: BillReading) =>
  lines.map(({ product_id, quantity, satang }) => ({ product_id, quantity, satang }))

/** Where noise hides the rows between, a discount is the line's. */
const printedFigures = (layout: SlipLayout, bought: Purchase): ReadonlySet<number> => {
  const texts = printedSlip(layout, bought).flatMap(({ cells }) => cells.map(({ text }) => text))
  const figures = texts.flatMap((text) =>
    (text.match(/\d[\d,]*\.\d\d/g) ?? []).map((figure) => Math.round(Number(figure.replaceAll(',', '')) * 100)),
  )
  const lines = bought.lines.map(({ quantity, satang }) => quantity * satang)
  return new Set([...figures, totalOf(bought), ...lines, ...lines.map((satang) => satang - bought.discountSatang)])
}

describe('a slip that was read without a mistake', () => {
  test('says shop, date, number, total and lines', () => {
    fc.assert(
      fc.property(slip(), ([layout, bought]) => {
        const read = readSlip(wordsOf(printedSlip(layout, bought)), known)
        expect(read.shop?.value ?? null).toBe(shopOf[layout])
        expect(read.date?.value).toBe(bought.date)
        expect(read.number?.value).toBe(bought.number)
        expect(read.total?.value).toBe(totalOf(bought))
        expect(readLines(read)).toStrictEqual(ownLines(bought))
      }),
      { numRuns: 100 },
    )
  })
})

describe('two pictures of one slip', () => {
  test('say what one says, however much of it stands on both', () => {
    fc.assert(
      fc.property(
        slip(),
        fc.double({ min: 0.3, max: 0.7, noNaN: true }),
        fc.integer({ min: 1, max: 6 }),
        ([layout, bought], cut, both) => {
          const rows = printedSlip(layout, bought)
          const at = Math.floor(rows.length * cut)
          const words = [...wordsOf(rows.slice(0, at + both), 0), ...wordsOf(rows.slice(at), 1)]
          const { lines, total, number, date } = readSlip(words, known)
          const whole = readSlip(wordsOf(rows), known)
          expect([total?.value, number?.value, date?.value]).toStrictEqual([
            whole.total?.value,
            whole.number?.value,
            whole.date?.value,
          ])
          expect(readLines({ ...whole, lines })).toStrictEqual(readLines(whole))
        },
      ),
    )
  })
})

const mostByChance = 2

const wronglySure = (read: BillReading, layout: SlipLayout, bought: Purchase): ReadonlyArray<unknown> => {
  const sure = <A>(found: Found<A> | null): A | undefined => (isSure(found) ? found?.value : undefined)
  return [
    [sure(read.shop), shopOf[layout]],
    [sure(read.date), bought.date],
    [sure(read.number), bought.number],
    [sure(read.total), totalOf(bought)],
  ].filter(([said, meant]) => said !== undefined && said !== meant)
}

const noisySlip = () =>
  slip().chain(([layout, bought]) =>
    noisyWords(wordsOf(printedSlip(layout, bought))).map(({ words }) => ({ layout, bought, words })),
  )

describe('a slip that was read with mistakes', () => {
  test('has no amount that is not printed', () => {
    fc.assert(
      fc.property(noisySlip(), ({ layout, bought, words }) => {
        const read = readSlip(words, known)
        const figures = printedFigures(layout, bought)
        for (const { satang } of read.lines) expect(figures).toContain(satang)
      }),
      { numRuns: 100 },
    )
  })

  test('is right where it is sure', () => {
    const wrong: unknown[] = []
    fc.assert(
      fc.property(noisySlip(), ({ layout, bought, words }) => {
        const read = readSlip(words, known)
        const own = ownLines(bought)
        const lines = read.lines.filter(({ confidence }) => confidence >= surely)
        const strange = lines.filter(
          ({ product_id, quantity, satang }) =>
            !own.some((line) => line.product_id === product_id && line.quantity === quantity && line.satang === satang),
        )
        wrong.push(...wronglySure(read, layout, bought), ...strange)
      }),
      { numRuns: 100 },
    )
    expect(wrong.slice(mostByChance)).toStrictEqual([])
  })

  test('lets nothing earn that is for infants or young children, nor more than was paid', () => {
    fc.assert(
      fc.property(noisySlip(), ({ bought, words }) => {
        const read = readSlip(words, known)
        for (const { product, quantity, satang } of bought.lines) {
          if (product === null || mayPromote(product.age_line)) continue
          const same = read.lines.filter((line) => line.satang === quantity * satang && line.product_id !== null)
          const alike = bought.lines.filter((line) => line.quantity * line.satang === quantity * satang)
          if (alike.length > 1) continue
          for (const { product_id } of same) expect(mayPromote(ageOf(product_id) ?? 'infant')).toBe(false)
        }
        if (read.total !== null && read.eligible !== null)
          expect(read.eligible.value).toBeLessThanOrEqual(Math.max(read.total.value, 0))
        if (isSure(read.eligible)) expect(read.eligible?.value).toBeLessThanOrEqual(sumOf(bought.lines))
      }),
      { numRuns: 100 },
    )
  })
})

const slipLookedAtTwice = () =>
  slip().chain(([layout, bought]) =>
    twoLooks(wordsOf(printedSlip(layout, bought))).map((words) => ({ layout, bought, words })),
  )

describe('a slip that was looked at twice, each time with digits misread', () => {
  test('is sure of hardly anything that is wrong, and of most dates and totals', () => {
    const [wrong, sureOf]: [unknown[], { date: number; total: number }] = [[], { date: 0, total: 0 }]
    fc.assert(
      fc.property(slipLookedAtTwice(), ({ layout, bought, words }) => {
        const read = readSlip(words, known)
        wrong.push(...wronglySure(read, layout, bought))
        if (isSure(read.date)) sureOf.date += 1
        if (isSure(read.total)) sureOf.total += 1
      }),
      { numRuns: 200 },
    )
    expect(wrong.slice(mostByChance)).toStrictEqual([])
    expect(Math.min(sureOf.date, sureOf.total)).toBeGreaterThan(80)
  })

  test('a price behind @ is no figure with a sign of baht: 860.00 beside it is not 60', () => {
    const word = (text: string, [left, top, right]: readonly [number, number, number], again?: true) => ({
      text,
      confidence: 0.2,
      picture: 0,
      box: { left, top, right, bottom: top + 20 },
      ...(again && { again }),
    })
    const words = [
      word('@74', [117, 186, 151]),
      word('5.00', [152, 186, 198]),
      word('ยอดสุทธิ', [40, 276, 109]),
      word('850.00', [608, 276, 677]),
      word('บัตรเครดิต', [40, 306, 133]),
      word('860.00', [608, 306, 677]),
      word('860.00', [608, 276, 677], true),
    ]
    expect(readSlip(words, known).total?.value).toBe(86_000)
  })

  test('is read as well as one that was looked at once, where nothing is misread', () => {
    fc.assert(
      fc.property(slip(), ([layout, bought]) => {
        const words = wordsOf(printedSlip(layout, bought))
        const read = readSlip([...words, ...words.map((word) => ({ ...word, again: true as const }))], known)
        expect(read.date).toMatchObject({ value: bought.date })
        expect([isSure(read.date), read.number?.value]).toStrictEqual([true, bought.number])
        expect(readLines(read)).toStrictEqual(ownLines(bought))
      }),
      { numRuns: 60 },
    )
  })
})

test('where every figure begins with an 8 that may be a baht sign, the total is not sure', () => {
  const row = (name: string, amount: string) => ({
    cells: [
      { text: name, x: 0, align: 'left' as const },
      { text: amount, x: 1, align: 'right' as const },
    ],
  })
  const slipOf = (amount: string) =>
    readSlip(wordsOf([row('HIQ UHT PLN 180X4', amount), row('ยอดรวม', amount), row('ยอดชำระทั้งหมด', amount)]), known)
  expect([isSure(slipOf('8210.00').total), isSure(slipOf('8210.00').eligible)]).toStrictEqual([false, false])
  expect([isSure(slipOf('210.00').total), slipOf('210.00').total?.value]).toStrictEqual([true, 21_000])
})

describe('whatever a reader gives', () => {
  const word = () =>
    fc.record(
      {
        text: fc.oneof(
          fc.string({ maxLength: 90, unit: 'binary' }),
          fc.stringMatching(/^[0-9 .,/:-]{1,90}$/),
          fc.constantFrom('รวม', 'TOTAL', '12/11/69', '1,290.00', 'x3', '@', '฿', 'No.'),
        ),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        picture: fc.nat({ max: 3 }),
        box: fc
          .tuple(
            fc.integer({ min: 0, max: 3000 }),
            fc.integer({ min: 0, max: 200 }),
            fc.nat({ max: 400 }),
            fc.nat({ max: 60 }),
          )
          .map(([left, top, wide, high]) => ({ left, top, right: left + wide, bottom: top + high })),
      },
      { noNullPrototype: true },
    )

  test('is read without a fault, and nothing that earns exceeds the total', () => {
    fc.assert(
      fc.property(fc.array(word(), { maxLength: 300, size: 'max' }), (words) => {
        const { eligible, total } = readSlip(words, known)
        if (eligible !== null && total !== null) expect(eligible.value).toBeLessThanOrEqual(total.value)
      }),
      { numRuns: 50 },
    )
  })

  test('one endless row costs no more than a row', () => {
    const box = (at: number) => ({ left: at * 10, top: 0, right: at * 10 + 9, bottom: 20 })
    const endless = Array.from({ length: 2000 }, (_, at) => ({
      text: '1 . . '.repeat(13),
      confidence: 1,
      picture: 0,
      box: box(at),
    }))
    expect(rowsOf(endless)[0]?.text.length).toBeLessThanOrEqual(300)
  })
})
