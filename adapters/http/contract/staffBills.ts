import * as t from 'io-ts'
import { billFlags, BillReason, BillState, mostBillSatang } from '@careplus/core/internal/loyalty'
import { AgeLine } from '@careplus/core/internal/loyalty-milk-code'
import { readFields } from '@careplus/core/internal/loyalty-reading'
import { ocrFields } from './billReading.js'
import { TypedReceiptNumber } from './bills.js'
import { FileAnswerCodec } from './bytes.js'
import { CatalogueNumber, Instant, IsoDay, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, line, ListType, numberFrom, oneOf, orNull } from './values.js'

const Flag = /*#__PURE__*/ oneOf('BillFlag', billFlags)

/** null: no longer a member, or no name given. */
export const MaskedMember = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ id: Uuid, name: orNull(t.string), number: orNull(t.string) }),
)

const row = {
  id: Uuid,
  shop_title: t.string,
  date: IsoDay,
  amount_satang: t.number,
  receipt_number: t.string,
  state: BillState,
  flags: t.array(Flag),
  appealed: t.boolean,
  forecast: t.number,
  points: t.number,
  sent_at: Instant,
  /** The values agree with each other and with the typed ones. */
  read_whole: t.boolean,
}

export const StaffBillRow = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(row, 'StaffBillRow'))
export type StaffBillRow = t.TypeOf<typeof StaffBillRow>

const Step = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    kind: oneOf('BillStep', ['sent', 'approved', 'rejected', 'appealed']),
    at: Instant,
    reason: orNull(BillReason),
    actor: t.string,
  }),
)

const Line = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    product_id: CatalogueNumber,
    title: t.string,
    age_line: AgeLine,
    quantity: t.number,
    satang: t.number,
  }),
)

const SimilarBill = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    bill_id: Uuid,
    why: Flag,
    state: BillState,
    sent_at: Instant,
    shop_title: t.string,
    same_member: t.boolean,
  }),
)

export const StaffBillReading = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...ocrFields,
      differs: t.array(/*#__PURE__*/ oneOf('ReadField', readFields)),
    },
    'StaffBillReading',
  ),
)
export type StaffBillReading = t.TypeOf<typeof StaffBillReading>

export const StaffBill = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...row,
      member: MaskedMember,
      of_day: t.number,
      most_a_day: t.number,
      reason: orNull(BillReason),
      appeal_words: orNull(t.string),
      steps: t.array(Step),
      lines: t.array(Line),
      pictures: t.array(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ id: Uuid, width: t.number, height: t.number }))),
      alike: t.array(SimilarBill),
      /** null: not recognized, or deleted. */
      reading: orNull(StaffBillReading),
    },
    'StaffBill',
  ),
)
export type StaffBill = t.TypeOf<typeof StaffBill>

export const listStaffBills = /*#__PURE__*/ endpoint({
  name: 'listStaffBills',
  method: 'GET',
  path: '/staff/api/bills/',
  query: /*#__PURE__*/ fields(
    {},
    {
      state: BillState,
      receipt: TypedReceiptNumber,
      order: /*#__PURE__*/ oneOf('BillOrder', ['oldest', 'read_first', 'read_last']),
    },
  ),
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        waiting: t.number,
        /** From submission to decision, for bills of the last 30 days; null: none. */
        median_seconds: orNull(t.number),
        oldest_seconds: orNull(t.number),
        bills: t.array(StaffBillRow),
      }),
    ),
  ),
  summary:
    'Bills under review, the longest waiting first or, by `order`, those first or last that were read whole, 200 at the most; of another state the newest. With a receipt number those that have it, whatever their state, the newest 200.',
})

export const readStaffBill = /*#__PURE__*/ endpoint({
  name: 'readStaffBill',
  method: 'GET',
  path: '/staff/api/bills/{id}/',
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: dataOf(StaffBill),
  summary: 'A bill with its pictures, its lines, its history, and the bills it is like; its member is masked.',
})

const Picture = /*#__PURE__*/ new FileAnswerCodec('StaffBillPicture', ['image/webp'])

export const readStaffBillPicture = /*#__PURE__*/ endpoint({
  name: 'readStaffBillPicture',
  method: 'GET',
  path: '/staff/api/bills/{id}/pictures/{picture_id}/',
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: Picture,
  summary: 'A picture of a bill, until it is deleted.',
})

export const readStaffBillThumbnail = /*#__PURE__*/ endpoint({
  name: 'readStaffBillThumbnail',
  method: 'GET',
  path: '/staff/api/bills/{id}/pictures/{picture_id}/thumbnail/',
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: Picture,
  summary: 'The same, small.',
})

const Decided = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: BillState, points: t.number }))

const maxBillLines = 500

export const approveBill = /*#__PURE__*/ endpoint({
  name: 'approveBill',
  method: 'POST',
  path: '/staff/api/bills/{id}/approve/',
  auth: 'staff',
  permission: 'bills.judge',
  body: /*#__PURE__*/ fields(
    {
      lines: /*#__PURE__*/ new ListType(
        /*#__PURE__*/ t.exact(
          /*#__PURE__*/ t.type({
            product_id: CatalogueNumber,
            quantity: /*#__PURE__*/ numberFrom('Quantity', 1, 999, 'integer'),
            satang: /*#__PURE__*/ numberFrom('Satang', 1, mostBillSatang, 'integer'),
          }),
        ),
        maxBillLines,
      ),
    },
    { despite: /*#__PURE__*/ new ListType(Flag, billFlags.length) },
  ),
  answer: dataOf(Decided),
  summary:
    'Approves a bill by the lines that staff read on it: products, how many, and what was paid for all of them. One that has flags is approved only where each is named in `despite`.',
})

export const rejectBill = /*#__PURE__*/ endpoint({
  name: 'rejectBill',
  method: 'POST',
  path: '/staff/api/bills/{id}/reject/',
  auth: 'staff',
  permission: 'bills.judge',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ reason: BillReason })),
  answer: dataOf(Decided),
  summary: 'Rejects a bill for a reason that its member is told.',
})

export const StaffProduct = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ id: CatalogueNumber, title: t.string, age_line: AgeLine, earns: t.boolean }, 'StaffProduct'),
)
export type StaffProduct = t.TypeOf<typeof StaffProduct>

export const listProducts = /*#__PURE__*/ endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/staff/api/products/',
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: dataOf(t.array(StaffProduct)),
  summary: 'Products that may stand on a bill; those for infants and young children earn nothing.',
})

const TaughtText = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: CatalogueNumber,
      text: t.string,
      product_id: CatalogueNumber,
      product_title: t.string,
      times: t.number,
      /** It shares a word or number with its product, or two staff members agree. */
      counts: t.boolean,
      actor: t.string,
      taught_at: Instant,
      ended_at: orNull(Instant),
      ended_by: orNull(t.string),
    },
    'StaffTaughtText',
  ),
)

const longestSoughtText = 60

export const listTaughtTexts = /*#__PURE__*/ endpoint({
  name: 'listTaughtTexts',
  method: 'GET',
  path: '/staff/api/taught-texts/',
  query: /*#__PURE__*/ fields({}, { text: /*#__PURE__*/ line('SoughtText', 1, longestSoughtText) }),
  auth: 'staff',
  permission: 'bills.read',
  body: null,
  answer: dataOf(t.array(TaughtText)),
  summary:
    'Names on receipts that were learnt from approved bills, with the product that each means, the newest 200; with `text` those that hold it, or whose product does.',
})

export const endTaughtText = /*#__PURE__*/ endpoint({
  name: 'endTaughtText',
  method: 'POST',
  path: '/staff/api/taught-texts/end/',
  auth: 'staff',
  permission: 'bills.judge',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ id: CatalogueNumber })),
  answer: dataOf(t.null),
  errors: ['not_found'],
  summary: 'Ends a learnt name: no line is read by it any more, and it is not learnt again.',
})
