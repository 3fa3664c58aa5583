import type { IsoDate } from '../../calendar/isoDate.js'
import { isLikely, type Found } from './confidence.js'
import type { BillReading } from './readSlip.js'
import type { ReadField } from './typedBill.js'

/** The fields of a bill's form; null: empty. `amount` in satang, of the products that earn. */
export interface BillFields {
  readonly shop: string | null
  readonly date: IsoDate | null
  readonly number: string | null
  readonly amount: number | null
}

type RecognizedFields = Pick<BillReading, 'shop' | 'date' | 'number' | 'eligible'>

export const foundFields = ({
  shop,
  date,
  number,
  eligible,
}: RecognizedFields): {
  readonly [F in ReadField]: Found<NonNullable<BillFields[F]>> | null
} => ({ shop, date, number, amount: eligible })

/** Typed and emptied fields stay. Doubtful values stay out, so that a person decides without a hint. */
export const fillBill = (fields: BillFields, typed: ReadonlySet<ReadField>, reading: RecognizedFields): BillFields => {
  const recognized = foundFields(reading)
  const filled = <A>(field: ReadField, now: A | null, read: Found<A> | null): A | null => {
    if (typed.has(field)) return now
    return read !== null && isLikely(read) ? read.value : null
  }
  return {
    shop: filled('shop', fields.shop, recognized.shop),
    date: filled('date', fields.date, recognized.date),
    number: filled('number', fields.number, recognized.number),
    amount: filled('amount', fields.amount, recognized.amount),
  }
}

export type FieldMark = 'read' | 'doubt'

export const markOf = (
  field: ReadField,
  fields: BillFields,
  typed: ReadonlySet<ReadField>,
  reading: RecognizedFields,
): FieldMark | null => {
  const read = foundFields(reading)[field]
  if (typed.has(field)) return null
  if (isLikely(read)) return fields[field] === read?.value ? 'read' : null
  return fields[field] === null ? 'doubt' : null
}
