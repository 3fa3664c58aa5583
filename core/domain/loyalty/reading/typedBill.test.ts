import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as E from 'fp-ts/Either'
import type { IsoDate } from '../../calendar/isoDate.js'
import { receiptNumber } from '../bill/receiptNumber.js'
import { printedSlip, shopOf, slipLayouts } from '../../../testing/slips/layouts.js'
import { wordsOf } from '../../../testing/slips/ocrNoise.js'
import { purchase } from '../../../testing/slips/purchase.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { readSlip } from './readSlip.js'
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
