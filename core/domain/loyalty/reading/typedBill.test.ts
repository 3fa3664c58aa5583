import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as E from 'fp-ts/Either'
import type { IsoDate } from '../../calendar/isoDate.js'
import { mayPromote } from '../ageLine.js'
import { receiptNumber } from '../bill/receiptNumber.js'
import { printedSlip, shopOf, slipLayouts } from '../../../testing/slips/layouts.js'
import { wordsOf } from '../../../testing/slips/ocrNoise.js'
import { purchase } from '../../../testing/slips/purchase.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { readSlip } from './readSlip.js'
import { isTeachable, withTaught } from './taughtText.js'
import { differencesOf, isReadWhole, type TypedBill } from './typedBill.js'

const today = '2026-11-26' as IsoDate
const shops = [
  { id: '1', tax_numbers: ['0107542000011'], receipt_names: [] },
  { id: '2', tax_numbers: ['0105536092641'], receipt_names: [] },
  { id: '3', tax_numbers: ['0107537000521'], receipt_names: [] },
  { id: '5', tax_numbers: ['0107536000633'], receipt_names: [] },
]

const slip = () =>
  fc
    .tuple(
      fc.constantFrom(...slipLayouts.filter((each) => shops.some(({ id }) => id === shopOf[each]))),
      purchase(today, tillProducts),
    )
    .map(([layout, bought]) => {
      const reading = readSlip(wordsOf(printedSlip(layout, bought)), { today, shops, products: tillProducts })
      const receipt = receiptNumber(bought.number)
      const typed: TypedBill = {
        shop_id: shopOf[layout] ?? '',
        date: bought.date,
        receipt: E.isRight(receipt) ? receipt.right : '',
        amount_satang: reading.eligible?.value ?? 0,
      }
      return { reading, typed }
    })

test('a slip is read whole only where what was typed is what it says', () => {
  let whole = 0
  fc.assert(
    fc.property(slip(), ({ reading, typed }) => {
      expect(differencesOf(reading, typed)).toStrictEqual([])
      if (!isReadWhole(reading, typed)) return
      whole += 1
      const other = {
        shop: { shop_id: '9' },
        date: { date: '2026-01-01' as IsoDate },
        number: { receipt: 'X' },
        amount: { amount_satang: typed.amount_satang + 1 },
      }
      for (const [field, change] of Object.entries(other)) {
        expect(differencesOf(reading, { ...typed, ...change })).toStrictEqual([field])
        expect(isReadWhole(reading, { ...typed, ...change })).toBe(false)
      }
    }),
    { numRuns: 100 },
  )
  expect(whole).toBeGreaterThan(20)
})

const line = (text: string, at = 0) => ({
  text,
  confidence: 0.9,
  picture: 0,
  box: { left: 10, top: 40 * at, right: 400, bottom: 40 * at + 30 },
})
const linesOf = (text: string, products: typeof tillProducts | ReturnType<typeof withTaught>) =>
  readSlip([line(text, 1), { ...line('819.00', 1), box: { left: 700, top: 40, right: 790, bottom: 70 } }], {
    today,
    shops,
    products,
  }).lines

test('what staff have taught is read right the next time, and the newest counts', () => {
  const text = 'SKM GOLD 77-Z'
  expect(linesOf(text, tillProducts)).toStrictEqual([])
  expect(isTeachable({ product_id: '4', text }, tillProducts)).toBe(true)
  const taught = withTaught(tillProducts, [
    { product_id: '4', text },
    { product_id: '9', text },
  ])
  expect(linesOf(text, taught).map(({ product_id }) => product_id)).toStrictEqual(['4'])
  expect(isTeachable({ product_id: '4', text }, taught)).toBe(false)
  expect([
    isTeachable({ product_id: '99', text }, tillProducts),
    isTeachable({ product_id: '4', text: 'x' }, tillProducts),
  ]).toStrictEqual([false, false])
})

test('the text of a product for infants or young children is never taught as one that earns', () => {
  const earning = tillProducts.filter(({ age_line }) => mayPromote(age_line))
  const theirs = tillProducts
    .filter(({ age_line }) => !mayPromote(age_line))
    .flatMap(({ receipt_names }) => receipt_names)
  for (const text of theirs)
    for (const { id } of earning) {
      expect(isTeachable({ product_id: id, text }, tillProducts)).toBe(false)
      // And were it in the table all the same, it would be in doubt.
      const read = linesOf(text, withTaught(tillProducts, [{ product_id: id, text }]))
      for (const { product_id, confidence } of read) expect(product_id !== id || confidence < 0.75).toBe(true)
    }
})
