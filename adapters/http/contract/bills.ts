import * as t from 'io-ts'
import {
  BillReason,
  BillState,
  longestTypedReceiptNumber,
  mostBillSatang,
  mostPictureBytes,
  mostPictures,
} from '@careplus/core/loyalty'
import { FileAnswerCodec, MultipartBody } from './bytes.js'
import { CatalogueNumber, inParts, Instant, IsoDay, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, line, numberFrom, oneOf, orNull, partOf } from './values.js'

/** As it was typed; the core's rule settles it. */
export const TypedReceiptNumber = /*#__PURE__*/ line('ReceiptNumber', 1, longestTypedReceiptNumber)

/** What is told of a bill; the rules of its day, number and pictures are the server's to ask. */
export const NewBill = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      shop_id: CatalogueNumber,
      date: IsoDay,
      amount_satang: /*#__PURE__*/ numberFrom('AmountSatang', 1, mostBillSatang, 'integer'),
      receipt_number: TypedReceiptNumber,
    },
    'NewBill',
  ),
)

export const Bill = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: Uuid,
      shop_id: CatalogueNumber,
      shop_title: t.string,
      date: IsoDay,
      amount_satang: t.number,
      receipt_number: t.string,
      state: BillState,
      reason: orNull(BillReason),
      forecast: t.number,
      points: t.number,
      sent_at: Instant,
      steps: t.array(
        /*#__PURE__*/ t.exact(
          /*#__PURE__*/ t.type({
            kind: oneOf('BillStep', ['sent', 'approved', 'rejected', 'appealed']),
            at: Instant,
            reason: orNull(BillReason),
          }),
        ),
      ),
      can_appeal: t.boolean,
      pictures: t.array(Uuid),
    },
    'Bill',
  ),
)

export const sendBill = /*#__PURE__*/ endpoint({
  name: 'sendBill',
  method: 'POST',
  path: '/th/bills/',
  auth: 'bearer',
  body: /*#__PURE__*/ new MultipartBody('SentBill', NewBill, mostPictures, mostPictureBytes),
  status: 201,
  answer: dataOf(Bill),
  errors: ['upload_slow'],
  summary:
    'Hands in a bill, multipart, in any order: a part `json` and 1 to 4 parts `picture` (JPEG, PNG or WebP, 10 MB each).',
})

export const listBills = /*#__PURE__*/ endpoint({
  name: 'listBills',
  method: 'GET',
  path: '/th/bills/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Uuid }),
  body: null,
  answer: partOf(Bill),
  summary: `The member's bills, each with its timeline. ${inParts}`,
})

export const readBill = /*#__PURE__*/ endpoint({
  name: 'readBill',
  method: 'GET',
  path: '/th/bills/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Bill),
  summary: 'A bill.',
})

export const appealBill = /*#__PURE__*/ endpoint({
  name: 'appealBill',
  method: 'POST',
  path: '/th/bills/{id}/appeal/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ words: line('Words', 0, 500) })),
  answer: dataOf(Bill),
  errors: ['bill_not_rejected', 'appeal_used', 'appeal_late'],
  summary: 'Asks once to look at a rejected bill again.',
})

const Picture = /*#__PURE__*/ new FileAnswerCodec('BillPicture', ['image/webp'])

export const readBillPicture = /*#__PURE__*/ endpoint({
  name: 'readBillPicture',
  method: 'GET',
  path: '/th/bills/{id}/pictures/{picture_id}/',
  auth: 'bearer',
  body: null,
  answer: Picture,
  summary: 'A picture of a bill, for its member alone.',
})

export const readBillThumbnail = /*#__PURE__*/ endpoint({
  name: 'readBillThumbnail',
  method: 'GET',
  path: '/th/bills/{id}/pictures/{picture_id}/thumbnail/',
  auth: 'bearer',
  body: null,
  answer: Picture,
  summary: 'The same, small.',
})
