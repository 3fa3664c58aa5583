import * as E from 'fp-ts/Either'
import { isNonEmpty } from 'fp-ts/ReadonlyArray'
import type { ReadonlyNonEmptyArray } from 'fp-ts/ReadonlyNonEmptyArray'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { isBillAmount, mostBillSatang, pointsForecast } from './lines.js'
import { oldestBillDays } from './oldestBill.js'
import { fewestPictures, mostPictures, type PictureRefusal } from './pictures.js'
import { receiptNumber, type ReceiptNumberRefusal } from './receiptNumber.js'

export { oldestBillDays }

export const billsADay = 10

/** A submitted bill. `date`: the day on the receipt. `pictures`: one digest of the content of each. */
export interface BillSubmission {
  readonly shop_id: string
  readonly date: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
  readonly pictures: ReadonlyArray<string>
}

export const sameReceiptDays = oldestBillDays + 1
export const sameAmountSatang = 100

/** The stored facts about a submission. */
export interface SubmissionFacts {
  readonly shopAvailable: boolean
  readonly submittedToday: number
  readonly sentBefore: ReadonlyArray<string>
  /** Another bill of these days has this shop and possibly this receipt number. */
  readonly receiptKnown: boolean
  readonly purchaseKnown: boolean
  readonly pictureAlike: boolean
}

/** Why a bill is refused. */
export type SubmissionRefusal =
  | { readonly _tag: 'BillsADay'; readonly most: number }
  | { readonly _tag: 'ShopUnavailable' }
  | { readonly _tag: 'PicturesMissing'; readonly fewest: number }
  | { readonly _tag: 'PicturesTooMany'; readonly most: number }
  | Extract<PictureRefusal, { _tag: 'PictureRepeated' }>
  | { readonly _tag: 'BillTooOld'; readonly earliest: IsoDate }
  | { readonly _tag: 'BillInFuture'; readonly latest: IsoDate }
  | ReceiptNumberRefusal
  | { readonly _tag: 'AmountInvalid'; readonly most: number }

/** Warnings do not stop a submission; staff confirm them when approving. */
export const billFlags = ['same_receipt', 'same_purchase', 'picture_alike'] as const
/** One of `billFlags`. */
export type BillFlag = (typeof billFlags)[number]

/** An accepted bill with warnings for staff. `forecast`: the maximum of points. */
export interface AcceptedBill {
  readonly receipt: string
  readonly flags: ReadonlyArray<BillFlag>
  readonly forecast: number
}

/** The earliest date of a receipt: on 20 Nov 2026, 21 Oct 2026.
 * @example earliestBillDay(valueOf(parseIsoDate('2026-11-20'))) // => '2026-10-21' */
export const earliestBillDay = (today: IsoDate): IsoDate => addDays(today, -oldestBillDays)

const dateRefusals = (date: IsoDate, today: IsoDate): ReadonlyArray<SubmissionRefusal> => {
  const earliest = earliestBillDay(today)
  if (compareDates(date, earliest) < 0) return [{ _tag: 'BillTooOld', earliest }]
  return compareDates(date, today) > 0 ? [{ _tag: 'BillInFuture', latest: today }] : []
}

const pictureRefusals = (
  pictures: ReadonlyArray<string>,
  sentBefore: ReadonlyArray<string>,
): ReadonlyArray<SubmissionRefusal> => {
  if (pictures.length < fewestPictures) return [{ _tag: 'PicturesMissing', fewest: fewestPictures }]
  if (pictures.length > mostPictures) return [{ _tag: 'PicturesTooMany', most: mostPictures }]
  const repeated = new Set(pictures).size < pictures.length || pictures.some((one) => sentBefore.includes(one))
  return repeated ? [{ _tag: 'PictureRepeated' }] : []
}

/** Whether a bill is accepted for review on a Bangkok day. Left: every reason, in the order of the form.
 * @example
 * const today = valueOf(parseIsoDate('2026-11-20'))
 * const bill = { shop_id: '1', date: addDays(today, -31), amount_satang: 12_500, receipt_number: 'A1', pictures: ['d1'] }
 * const known = { sentBefore: [], receiptKnown: false, purchaseKnown: false, pictureAlike: false }
 * decideSubmission(bill, { shopAvailable: true, submittedToday: 0, ...known }, today)
 * // => { _tag: 'Left', left: [{ _tag: 'BillTooOld', earliest: '2026-10-21' }] } */
export const decideSubmission = (
  bill: BillSubmission,
  facts: SubmissionFacts,
  today: IsoDate,
): E.Either<ReadonlyNonEmptyArray<SubmissionRefusal>, AcceptedBill> => {
  const receipt = receiptNumber(bill.receipt_number)
  const reasons: ReadonlyArray<SubmissionRefusal> = [
    ...(facts.submittedToday >= billsADay ? [{ _tag: 'BillsADay', most: billsADay } as const] : []),
    ...pictureRefusals(bill.pictures, facts.sentBefore),
    ...(facts.shopAvailable ? [] : [{ _tag: 'ShopUnavailable' } as const]),
    ...dateRefusals(bill.date, today),
    ...(E.isLeft(receipt) ? [receipt.left] : []),
    ...(isBillAmount(bill.amount_satang) ? [] : [{ _tag: 'AmountInvalid', most: mostBillSatang } as const]),
  ]
  if (isNonEmpty(reasons)) return E.left(reasons)
  return E.right({
    receipt: E.isRight(receipt) ? receipt.right : '',
    flags: [
      ...(facts.receiptKnown ? ['same_receipt' as const] : []),
      ...(facts.purchaseKnown ? ['same_purchase' as const] : []),
      ...(facts.pictureAlike ? ['picture_alike' as const] : []),
    ],
    forecast: pointsForecast(bill.amount_satang),
  })
}
