import type { IsoDate } from '../../calendar/isoDate.js'
import { isLikely, type Found } from './found.js'
import type { BillReading } from './readSlip.js'
import type { ReadField } from './typedBill.js'

/** The fields of a bill that is being typed; null: open. `amount` in satang, of the products that earn. */
export interface BillFields {
  readonly shop: string | null
  readonly date: IsoDate | null
  readonly number: string | null
  readonly amount: number | null
}

type Told = Pick<BillReading, 'shop' | 'date' | 'number' | 'eligible'>

/**
 * What was read of each field of a bill; null: nothing.
 * @example
 * foundFields(readSlip([], { today: arb.loyaltyToday, shops: [], products: [] })).date // => null
 */
export const foundFields = ({
  shop,
  date,
  number,
  eligible,
}: Told): {
  readonly [F in ReadField]: Found<NonNullable<BillFields[F]>> | null
} => ({ shop, date, number, amount: eligible })

/**
 * A bill's fields as a reading fills them. What was typed stays, and an emptied field stays empty; of the rest, what was read
 * clearly is taken over, and what is in doubt is left open, so that whoever looks at the slip reads it without being told.
 * @example
 * const read = readSlip([], { today: arb.loyaltyToday, shops: [], products: [] })
 * fillBill({ shop: null, date: null, number: 'A1', amount: null }, new Set(['number'] as const), read).number
 * // => 'A1'
 */
export const fillBill = (fields: BillFields, typed: ReadonlySet<ReadField>, reading: Told): BillFields => {
  const found = foundFields(reading)
  const taken = <A>(field: ReadField, now: A | null, read: Found<A> | null): A | null => {
    if (typed.has(field)) return now
    return read !== null && isLikely(read) ? read.value : null
  }
  return {
    shop: taken('shop', fields.shop, found.shop),
    date: taken('date', fields.date, found.date),
    number: taken('number', fields.number, found.number),
    amount: taken('amount', fields.amount, found.amount),
  }
}

/** How a field stands to its reading: taken from it, or in doubt and to be read by somebody; null: the reading says nothing. */
export type FieldMark = 'read' | 'doubt'

/**
 * How a field of a bill's form is marked; null: it was typed, or has nothing to do with the reading.
 * @example
 * const read = readSlip([], { today: arb.loyaltyToday, shops: [], products: [] })
 * markOf('number', { shop: null, date: null, number: null, amount: null }, new Set(), read) // => 'doubt'
 */
export const markOf = (
  field: ReadField,
  fields: BillFields,
  typed: ReadonlySet<ReadField>,
  reading: Told,
): FieldMark | null => {
  const read = foundFields(reading)[field]
  if (typed.has(field)) return null
  if (isLikely(read)) return fields[field] === read?.value ? 'read' : null
  return fields[field] === null ? 'doubt' : null
}
