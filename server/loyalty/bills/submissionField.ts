import { submissionWords, type SubmissionRefusal } from '@careplus/core/loyalty'
import type { Refusal, RefusalCode } from '@careplus/adapters/internal/contract'

const places: Readonly<Record<SubmissionRefusal['_tag'], readonly [field: string, code: RefusalCode]>> = {
  BillsADay: ['', 'too_many_bills'],
  ShopUnavailable: ['shop_id', 'not_one_of'],
  PicturesMissing: ['pictures', 'required'],
  PicturesTooMany: ['pictures', 'too_many'],
  PictureRepeated: ['pictures', 'repeated_picture'],
  BillTooOld: ['date', 'too_old_bill'],
  BillInFuture: ['date', 'in_future'],
  ReceiptNumberMissing: ['receipt_number', 'required'],
  ReceiptNumberOtherScript: ['receipt_number', 'malformed'],
  ReceiptNumberTooLong: ['receipt_number', 'too_long'],
  ReceiptNumberUnreadable: ['receipt_number', 'malformed'],
  AmountInvalid: ['amount_satang', 'malformed'],
}

export const submissionField = (refusal: SubmissionRefusal): Refusal => {
  const [field, code] = places[refusal._tag]
  return { field, code, message: submissionWords(refusal) }
}
