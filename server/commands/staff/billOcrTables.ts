import type { AnswerOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { bahtOfSatang } from '@careplus/core/loyalty'
import { isSure } from '@careplus/core/loyalty-reading'
import { table } from './table.js'

type StaffBill = AnswerOf<StaffContract['readStaffBill']>['data']
type BillOcr = NonNullable<StaffBill['reading']>

/** `sure`: the figures of the receipt agree on it. */
const doubt = (confidence: number | undefined): string =>
  confidence === undefined ? '-' : `${isSure({ confidence }) ? 'sure' : 'in doubt'} (${Math.round(confidence * 100)} %)`

const baht = (field: BillOcr['total']): string | null => (field === null ? null : bahtOfSatang(field.value))

const fieldRows = ({ shop, date, number, total, eligible, differs }: BillOcr) => {
  const isOther = (field: BillOcr['differs'][number]): string => (differs.includes(field) ? 'typed otherwise' : '-')
  return [
    { field: 'shop', read: shop?.value, how: doubt(shop?.confidence), member: isOther('shop') },
    { field: 'date', read: date?.value, how: doubt(date?.confidence), member: isOther('date') },
    { field: 'number', read: number?.value, how: doubt(number?.confidence), member: isOther('number') },
    { field: 'total', read: baht(total), how: doubt(total?.confidence), member: '-' },
    { field: 'eligible', read: baht(eligible), how: doubt(eligible?.confidence), member: isOther('amount') },
  ]
}

const lineRows = ({ lines }: BillOcr) =>
  lines.map(({ product_id, title, earns, text, quantity, satang, confidence }) => ({
    product: product_id,
    title,
    earns,
    text,
    quantity,
    baht: bahtOfSatang(satang),
    how: doubt(confidence),
  }))

export const ocrTables = (ocr: StaffBill['reading']): ReadonlyArray<string> =>
  ocr?.state === 'read' ? [table(fieldRows(ocr)), table(lineRows(ocr))] : []

export const ocrState = ({ reading: ocr, read_whole }: Pick<StaffBill, 'reading' | 'read_whole'>): string =>
  ocr === null ? '-' : ocr.state === 'read' ? (read_whole ? 'whole' : 'in part') : ocr.state
