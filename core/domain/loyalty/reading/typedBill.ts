import * as E from 'fp-ts/Either'
import type { IsoDate } from '../../calendar/isoDate.js'
import { receiptNumber } from '../bill/receiptNumber.js'
import { isLikely, isSure } from './found.js'
import type { BillReading } from './readSlip.js'

/** What a member typed of a bill. */
export interface TypedBill {
  readonly shop_id: string
  readonly date: IsoDate
  /** Its receipt number as it is compared. */
  readonly receipt: string
  /** Of the products that earn. */
  readonly amount_satang: number
}

/** The fields of a bill's form that are read from a slip. */
export const readFields = ['shop', 'date', 'number', 'amount'] as const
/** One field of a bill's form that is read from a slip. */
export type ReadField = (typeof readFields)[number]

const agrees = ({ shop, date, number, eligible }: BillReading, typed: TypedBill): Record<ReadField, boolean | null> => {
  const receipt = number === null ? null : receiptNumber(number.value)
  return {
    shop: shop === null ? null : shop.value === typed.shop_id,
    date: date === null ? null : date.value === typed.date,
    number: receipt === null ? null : E.isRight(receipt) && receipt.right === typed.receipt,
    amount: eligible === null ? null : eligible.value === typed.amount_satang,
  }
}

/**
 * Where the slip was read to say something else than what was typed; what was not read differs from nothing.
 * @example
 * const today = rightOf(isoDate('2026-11-26'))
 * const [bought] = fc.sample(arb.purchase(today, arb.tillProducts), 1)
 * const read = readSlip(arb.wordsOf(arb.printedSlip('convenience', bought)), { today, shops: [], products: [] })
 * differencesOf(read, { shop_id: '1', date: addDays(bought.date, -1), receipt: 'A1', amount_satang: 100 }).includes('date')
 * // => true
 */
export const differencesOf = (reading: BillReading, typed: TypedBill): ReadonlyArray<ReadField> => {
  const each = agrees(reading, typed)
  return readFields.filter((field) => each[field] === false)
}

/**
 * Nothing is left to find out: the figures of the slip agree with each other, and what it says, with what was handed in. That
 * may have been filled in from the same reading, so what no figures confirm has to be read clearly as well.
 * @example
 * const read = readSlip([], { today: arb.loyaltyToday, shops: [], products: [] })
 * isReadWhole(read, { shop_id: '1', date: arb.loyaltyToday, receipt: 'A1', amount_satang: 100 }) // => false
 */
export const isReadWhole = (reading: BillReading, typed: TypedBill): boolean =>
  isSure(reading.total) &&
  isSure(reading.eligible) &&
  [reading.shop, reading.date, reading.number].every(isLikely) &&
  Object.values(agrees(reading, typed)).every((each) => each === true)
