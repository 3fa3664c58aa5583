import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { IsoDate } from '../../domain/calendar/isoDateCodec.js'
import { mostPictures } from '../../domain/loyalty/bill/pictures.js'
import type { StoredBill } from '../../ports/billQueue.js'
import type { BillPicture, NewBill } from '../../ports/loyalty.js'

const nonEmpty = t.refinement(t.string, (text) => text.trim() !== '', 'NonEmpty')

const bytes = new t.Type<Uint8Array, Uint8Array, unknown>(
  'Bytes',
  (u): u is Uint8Array => u instanceof Uint8Array,
  (u, context) => (u instanceof Uint8Array ? t.success(u) : t.failure(u, context)),
  t.identity,
)

export const BillPictureCodec: t.Type<BillPicture, unknown> = t.exact(
  t.intersection([t.type({ mediaType: nonEmpty, bytes }), t.partial({ uploadId: nonEmpty })], 'BillPicture'),
)

const pictures = t.refinement(
  t.array(BillPictureCodec),
  ({ length }) => length > 0 && length <= mostPictures,
  'BillPictures',
)

const state = t.union([
  t.exact(t.intersection([t.type({ _tag: t.literal('waiting') }), t.partial({ notBefore: t.number })])),
  t.strict({ _tag: t.literal('paused') }),
  t.strict({
    _tag: t.literal('refused'),
    message: t.string,
    fields: t.array(t.strict({ field: t.string, code: t.string, message: t.string })),
  }),
])

export const NewBillCodec: t.Type<NewBill, unknown> = t.strict(
  { shop_id: nonEmpty, date: IsoDate, amount_satang: t.number, receipt_number: nonEmpty },
  'NewBill',
)

const shape = t.strict({
  id: nonEmpty,
  memberId: nonEmpty,
  key: nonEmpty,
  bill: NewBillCodec,
  shopTitle: t.string,
  pictures,
  state,
  keptAt: t.number,
})

/** Unknown fields are dropped. */
export const StoredBillCodec = new t.Type<StoredBill, StoredBill, unknown>(
  'StoredBill',
  (u): u is StoredBill => isRight(shape.decode(u)),
  shape.validate,
  t.identity,
)
