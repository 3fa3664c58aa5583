import * as t from 'io-ts'
import { BillReason, BillState, longestTypedReceiptNumber, mostBillSatang } from '@careplus/core/internal/loyalty'
import { mostPictureBytes, mostPictures } from '@careplus/core/loyalty'
import { FileAnswerCodec, MultipartBody } from './bytes.js'
import { CatalogueNumber, inParts, Instant, IsoDay, Nothing, Uuid } from './common.js'
import { ocrFields } from './billReading.js'
import { endpoint } from './endpoint.js'
import { pictureLimit } from './pictureLimit.js'
import { dataOf, fields, line, ListType, matching, numberFrom, oneOf, orNull, partOf } from './values.js'

export const TypedReceiptNumber = /*#__PURE__*/ line('ReceiptNumber', 1, longestTypedReceiptNumber)

/** `picture_ids`: the pictures in order, each by the id of its upload, or null for the next file; without it the
 * files are the pictures. */
export const NewBill = /*#__PURE__*/ fields(
  {
    shop_id: CatalogueNumber,
    date: IsoDay,
    amount_satang: /*#__PURE__*/ numberFrom('AmountSatang', 1, mostBillSatang, 'integer'),
    receipt_number: TypedReceiptNumber,
  },
  { picture_ids: /*#__PURE__*/ new ListType(/*#__PURE__*/ orNull(Uuid), mostPictures) },
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
  body: /*#__PURE__*/ new MultipartBody('SentBill', NewBill, mostPictures, mostPictureBytes, 0),
  status: 201,
  answer: dataOf(Bill),
  errors: ['upload_slow'],
  summary: `Hands in a bill, multipart, in any order: a part \`json\` and its 1 to 4 pictures, as parts \`picture\` (${pictureLimit}) or by the ids of their uploads. An upload that is gone is refused at \`picture_ids\`: its picture is to be sent as a file.`,
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

const Uploaded = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    id: Uuid,
    is_read: t.boolean,
  }),
)

export const uploadBillPicture = /*#__PURE__*/ endpoint({
  name: 'uploadBillPicture',
  method: 'POST',
  path: '/th/bill-uploads/',
  auth: 'bearer',
  body: /*#__PURE__*/ new MultipartBody('SentBillPicture', /*#__PURE__*/ fields({}, {}), 1, mostPictureBytes),
  status: 201,
  answer: dataOf(Uploaded),
  errors: ['upload_slow'],
  summary:
    'Uploads a picture of a bill before it is handed in, so that it can be read meanwhile: a part `json`, empty, and one part `picture`. It is kept for 24 hours, the last eight of a member.',
})

const uuidForm = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

export const UploadedReading = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(ocrFields, 'UploadedReading'))

export const readUploadedBill = /*#__PURE__*/ endpoint({
  name: 'readUploadedBill',
  method: 'GET',
  path: '/th/bill-uploads/reading/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields(
    {
      ids: /*#__PURE__*/ matching('UploadIds', new RegExp(`^${uuidForm}(?:,${uuidForm}){0,${mostPictures - 1}}$`)),
    },
    {},
  ),
  body: null,
  answer: dataOf(UploadedReading),
  errors: ['not_found'],
  summary: 'What stands on uploaded pictures of one bill, read together; `waiting` until each was read.',
})

export const removeUploadedPicture = /*#__PURE__*/ endpoint({
  name: 'removeUploadedPicture',
  method: 'DELETE',
  path: '/th/bill-uploads/{picture_id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Removes an uploaded picture and what was read off it.',
})
