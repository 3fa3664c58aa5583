import * as t from 'io-ts'
import { CatalogueNumber, IsoDay } from './common.js'
import { oneOf, orNull } from './values.js'

/** The picture from 0, and the box in shares of its width and height. */
const Place = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    picture: t.number,
    box: /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({ left: t.number, top: t.number, right: t.number, bottom: t.number }),
    ),
  }),
)

/** 0 to 1; from 0.9 on the receipt's values agree. */
const foundField = <C extends t.Mixed>(value: C) =>
  /*#__PURE__*/ orNull(t.exact(t.type({ value, confidence: t.number, place: Place })))

const ReadLine = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    product_id: orNull(CatalogueNumber),
    title: orNull(t.string),
    earns: orNull(t.boolean),
    text: t.string,
    quantity: t.number,
    satang: t.number,
    confidence: t.number,
    place: Place,
  }),
)

export const ocrFields = {
  state: /*#__PURE__*/ oneOf('BillReadingState', ['waiting', 'read', 'not_read']),
  shop: /*#__PURE__*/ foundField(CatalogueNumber),
  date: /*#__PURE__*/ foundField(IsoDay),
  number: /*#__PURE__*/ foundField(t.string),
  total: /*#__PURE__*/ foundField(t.number),
  eligible: /*#__PURE__*/ foundField(t.number),
  lines: /*#__PURE__*/ t.array(ReadLine),
}
