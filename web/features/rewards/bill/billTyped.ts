import { parseIsoDate, type IsoDate } from '@careplus/core/calendar'
import { decideSubmission, satangOfTyped, submissionWords, type SubmissionRefusal } from '@careplus/core/loyalty'
import { fillBill, readFields } from '@careplus/core/internal/loyalty-reading'
import type { BillFields, ReadField } from '@careplus/core/loyalty-reading'
import type { NewBill } from '@careplus/core/ports'
import { atLeastZero, oneLine } from '@careplus/core/text'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { orNull } from '../../../calls/form/storedFormCodecs'
import { refusedFields } from '../../../calls/form/refusedFields'
import type { Problems } from '../../../shared/growth/typedMeasurement'

const readField = t.keyof({ shop: null, date: null, number: null, amount: null } satisfies Record<ReadField, null>)

/** `by_hand`: the fields that somebody typed in. Where it is missing, those with something in them are. */
export const BillTyped = t.intersection([
  t.type({ shop_id: t.string, date: orNull(t.string), receipt: t.string, amount: t.string }),
  t.partial({ by_hand: t.array(readField) }),
])
export type BillTyped = t.TypeOf<typeof BillTyped>

export const nothingTyped: BillTyped = { shop_id: '', date: null, receipt: '', amount: '', by_hand: [] }

export type BillField = 'shop_id' | 'pictures' | 'date' | 'receipt_number' | 'amount_satang'

const dayTyped = ({ date }: BillTyped): IsoDate | null => {
  const read = parseIsoDate(date ?? '')
  return isRight(read) ? read.right : null
}

export const satangTyped = ({ amount }: BillTyped): number => atLeastZero(satangOfTyped(amount))

export const billOf = (typed: BillTyped, today: IsoDate): NewBill => ({
  shop_id: typed.shop_id,
  date: dayTyped(typed) ?? today,
  amount_satang: satangTyped(typed),
  receipt_number: oneLine(typed.receipt),
})

const formFields: Readonly<Record<ReadField, BillField>> = {
  shop: 'shop_id',
  date: 'date',
  number: 'receipt_number',
  amount: 'amount_satang',
}

export const formFieldOf = (field: ReadField): BillField => formFields[field]

export const fieldsTyped = (typed: BillTyped): BillFields => ({
  shop: typed.shop_id === '' ? null : typed.shop_id,
  date: dayTyped(typed),
  number: typed.receipt === '' ? null : typed.receipt,
  amount: satangOfTyped(typed.amount),
})

const filledFields = ({ shop_id, date, receipt, amount }: BillTyped): ReadonlyArray<ReadField> => {
  const written = { shop: shop_id, date: date ?? '', number: receipt, amount }
  return readFields.filter((field) => written[field] !== '')
}

export const isNothingTyped = (typed: BillTyped): boolean => filledFields(typed).length === 0

/** Recognized values never replace these fields, though they may be empty again. */
export const typedFields = (typed: BillTyped): ReadonlySet<ReadField> => new Set(typed.by_hand ?? filledFields(typed))

const bahtTyped = (satang: number): string => (satang / 100).toFixed(2)

export const readInto = (
  typed: BillTyped,
  manualFields: ReadonlySet<ReadField>,
  reading: Parameters<typeof fillBill>[2],
): Partial<BillTyped> => {
  const now = fieldsTyped(typed)
  const { shop, date, number, amount } = fillBill(now, manualFields, reading)
  return {
    ...(shop === now.shop ? {} : { shop_id: shop ?? '' }),
    ...(date === now.date ? {} : { date }),
    ...(number === now.number ? {} : { receipt: number ?? '' }),
    ...(amount === now.amount ? {} : { amount: amount === null ? '' : bahtTyped(amount) }),
  }
}

const nothingRead = { shop: null, date: null, number: null, eligible: null }

export const withoutRead = (typed: BillTyped): Partial<BillTyped> => readInto(typed, typedFields(typed), nothingRead)

export const typedOf = ({ shop_id, date, amount_satang, receipt_number }: NewBill): BillTyped => ({
  by_hand: [...readFields],
  shop_id,
  date,
  receipt: receipt_number,
  amount: bahtTyped(amount_satang),
})

const fieldOf: Readonly<Record<SubmissionRefusal['_tag'], BillField | null>> = {
  BillsADay: null,
  ShopUnavailable: 'shop_id',
  PicturesMissing: 'pictures',
  PicturesTooMany: 'pictures',
  PictureRepeated: 'pictures',
  BillTooOld: 'date',
  BillInFuture: 'date',
  ReceiptNumberMissing: 'receipt_number',
  ReceiptNumberOtherScript: 'receipt_number',
  ReceiptNumberTooLong: 'receipt_number',
  ReceiptNumberUnreadable: 'receipt_number',
  AmountInvalid: 'amount_satang',
}

export const billProblems = (typed: BillTyped, pictures: number, today: IsoDate): Problems<BillField> => {
  const facts = {
    shopAvailable: typed.shop_id !== '',
    submittedToday: 0,
    sentBefore: [],
    receiptKnown: false,
    purchaseKnown: false,
    pictureAlike: false,
  }
  const digests = Array.from({ length: pictures }, (_, at) => String(at))
  const decided = decideSubmission({ ...billOf(typed, today), pictures: digests }, facts, today)
  const refusals = isLeft(decided) ? decided.left : []
  const problems = refusals.flatMap((refusal) => {
    const field = fieldOf[refusal._tag]
    return field === null ? [] : [[field, { text: submissionWords(refusal) }] as const]
  })
  const dateless = dayTyped(typed) === null ? { date: { text: uploadBillCopy.dateMissing } } : {}
  return { ...(Object.fromEntries(problems) as Problems<BillField>), ...dateless }
}

export const refusedAt = refusedFields<BillField>(['shop_id', 'pictures', 'date', 'receipt_number', 'amount_satang'])
