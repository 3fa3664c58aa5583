import * as E from 'fp-ts/Either'
import type { IsoDate } from '../../calendar/isoDate.js'
import { receiptNumber } from '../bill/receiptNumber.js'
import { isLikely, isSure } from './confidence.js'
import type { BillReading } from './readSlip.js'

/** `receipt`: the normalised number. `amount_satang`: of the products that earn. */
export interface TypedBill {
  readonly shop_id: string
  readonly date: IsoDate
  readonly receipt: string
  readonly amount_satang: number
}

export const readFields = ['shop', 'date', 'number', 'amount'] as const
/** One of `readFields`. */
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

export const differencesOf = (reading: BillReading, typed: TypedBill): ReadonlyArray<ReadField> => {
  const each = agrees(reading, typed)
  return readFields.filter((field) => each[field] === false)
}

/** The submitted values may come from the same recognition, so values without figures must be clear as well. */
export const isReadWhole = (reading: BillReading, typed: TypedBill): boolean =>
  isSure(reading.total) &&
  isSure(reading.eligible) &&
  [reading.shop, reading.date, reading.number].every(isLikely) &&
  Object.values(agrees(reading, typed)).every((each) => each === true)
