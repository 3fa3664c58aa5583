import * as t from 'io-ts'
import { CatalogueNumber, IsoDay } from './common.js'
import { oneOf, orNull } from './values.js'

/** Which of the bill's pictures, from 0, and where on it, in shares of its width and height. */
const Place = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    picture: t.number,
    box: /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({ left: t.number, top: t.number, right: t.number, bottom: t.number }),
    ),
  }),
)

/** `confidence`: 0 to 1; from 0.9 on the figures of the slip agree on it. */
const foundOf = <C extends t.Mixed>(value: C) =>
  /*#__PURE__*/ orNull(t.exact(t.type({ value, confidence: t.number, place: Place })))

const ReadLine = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    /** null: it may be one of ours. */
    product_id: orNull(CatalogueNumber),
    title: orNull(t.string),
    /** null too where the product is not known. */
    earns: orNull(t.boolean),
    text: t.string,
    quantity: t.number,
    satang: t.number,
    confidence: t.number,
    place: Place,
  }),
)

/** What was read off the pictures of one bill; in every other state than `read` nothing. */
export const readingFields = {
  state: /*#__PURE__*/ oneOf('BillReadingState', ['waiting', 'read', 'not_read']),
  /** An id of a shop of ours. */
  shop: /*#__PURE__*/ foundOf(CatalogueNumber),
  date: /*#__PURE__*/ foundOf(IsoDay),
  number: /*#__PURE__*/ foundOf(t.string),
  /** In satang, of everything on the slip. */
  total: /*#__PURE__*/ foundOf(t.number),
  /** In satang, of the lines that earn. */
  eligible: /*#__PURE__*/ foundOf(t.number),
  lines: /*#__PURE__*/ t.array(ReadLine),
}
