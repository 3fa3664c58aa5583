import * as t from 'io-ts'
import { LedgerKind, OrderState, PointsSummary } from '@careplus/core/internal/loyalty'
import { CatalogueNumber, inParts, Instant, IsoDay, Seq, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { addressParts, storedParts } from './addressParts.js'
import { Version } from './versions.js'
import { dataOf, fields, matching, numberFrom, orNull, partOf } from './values.js'

// Separate, so that a visitor's page does not load the member's calls.
export * from './catalogue.js'
export { PointsSummary }

const listOf = <C extends t.Mixed>(codec: C) => dataOf(t.array(codec))

export const readPoints = /*#__PURE__*/ endpoint({
  name: 'readPoints',
  method: 'GET',
  path: '/th/points/',
  auth: 'bearer',
  body: null,
  answer: dataOf(PointsSummary),
  summary: 'Usable, pending, held and unproved points, and the next expiry.',
})

const LedgerLine = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      seq: t.number,
      at: Instant,
      kind: LedgerKind,
      points: t.number,
      held_points: t.number,
      balance: t.number,
      reference_id: orNull(t.string),
      title: orNull(t.string),
      reason: orNull(t.string),
    },
    'LedgerLine',
  ),
)

export const listLedger = /*#__PURE__*/ endpoint({
  name: 'listLedger',
  method: 'GET',
  path: '/th/points/ledger/',
  query: /*#__PURE__*/ fields({}, { before: Seq }),
  auth: 'bearer',
  body: null,
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ lines: t.array(LedgerLine), next: orNull(t.number) }))),
  summary: "The member's ledger, newest first, 50 lines at a time, each with the balance after it.",
})

export const PostalAddress = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(storedParts, 'PostalAddress'))
const WrittenAddress = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(addressParts, 'WrittenAddress'))
export const NewAddress = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ ...addressParts, is_default: t.boolean }, 'NewAddress'),
)
export const SavedAddress = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ ...storedParts, is_default: t.boolean, id: Uuid, version: Version }, 'SavedAddress'),
)

export const listAddresses = /*#__PURE__*/ endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/th/addresses/',
  auth: 'bearer',
  body: null,
  answer: listOf(SavedAddress),
  summary: "The member's addresses, the default one first.",
})

export const addAddress = /*#__PURE__*/ endpoint({
  name: 'addAddress',
  method: 'POST',
  path: '/th/addresses/',
  auth: 'bearer',
  body: NewAddress,
  status: 201,
  answer: dataOf(SavedAddress),
  summary: 'Keeps an address; 20 at the most. The first one is the default.',
})

export const changeAddress = /*#__PURE__*/ endpoint({
  name: 'changeAddress',
  method: 'PATCH',
  path: '/th/addresses/{id}/',
  auth: 'bearer',
  versioned: true,
  body: /*#__PURE__*/ fields({}, { ...addressParts, is_default: t.boolean }),
  answer: dataOf(SavedAddress),
  summary: 'Changes an address, on the version that was read. Orders keep the one they were placed with.',
})

export const removeAddress = /*#__PURE__*/ endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/th/addresses/{id}/',
  auth: 'bearer',
  versioned: true,
  body: null,
  answer: dataOf(t.null),
  summary: 'Removes an address, on the version that was read.',
})

const PostalPlace = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ subdistrict: t.string, district: t.string, province: t.string }, 'PostalPlace'),
)

export const findPlaces = /*#__PURE__*/ endpoint({
  name: 'findPlaces',
  method: 'GET',
  path: '/th/places/',
  query: /*#__PURE__*/ fields({}, { postcode: /*#__PURE__*/ matching('Postcode', /^\d{5}$/) }),
  auth: 'optional',
  body: null,
  answer: listOf(PostalPlace),
  summary: 'The sub-districts of a postcode; an empty list for one that nobody has.',
})

export const Order = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: Uuid,
      number: t.string,
      product_id: CatalogueNumber,
      title: t.string,
      image: orNull(t.string),
      quantity: t.number,
      points: t.number,
      state: OrderState,
      address: PostalAddress,
      ordered_at: Instant,
      steps: t.array(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: OrderState, at: Instant }))),
      carrier: orNull(t.string),
      tracking_number: orNull(t.string),
      ships_about: IsoDay,
      arrives_from: IsoDay,
      arrives_to: IsoDay,
      can_cancel: t.boolean,
    },
    'Order',
  ),
)

export const redeem = /*#__PURE__*/ endpoint({
  name: 'redeem',
  method: 'POST',
  path: '/th/rewards/{item_id}/redeem/',
  auth: 'bearer',
  body: /*#__PURE__*/ fields(
    { quantity: /*#__PURE__*/ numberFrom('Quantity', 1, 100, 'integer'), address: WrittenAddress },
    { points: /*#__PURE__*/ numberFrom('AgreedPoints', 0, 1_000_000_000, 'integer') },
  ),
  status: 201,
  answer: dataOf(Order),
  errors: ['not_redeemable', 'points_unproved'],
  summary:
    'Orders a reward: points held, stock taken, order placed, or nothing at all. With `points`, those that the member was shown in all, it is refused where it costs others by now.',
})

export const enterDraw = /*#__PURE__*/ endpoint({
  name: 'enterDraw',
  method: 'POST',
  path: '/th/luckydraws/{item_id}/enter/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ tickets: numberFrom('Tickets', 1, 1000, 'integer') })),
  status: 201,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        tickets: t.number,
        my_tickets: t.number,
        my_code: t.string,
        points: t.number,
        usable: t.number,
      }),
    ),
  ),
  errors: ['not_redeemable', 'points_unproved'],
  summary: 'Enters a lucky draw; the points are spent at once.',
})

export const listOrders = /*#__PURE__*/ endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/th/orders/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Uuid }),
  body: null,
  answer: partOf(Order),
  summary: `The member's orders. ${inParts}`,
})

export const readOrder = /*#__PURE__*/ endpoint({
  name: 'readOrder',
  method: 'GET',
  path: '/th/orders/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Order),
  summary: 'An order.',
})

export const cancelOrder = /*#__PURE__*/ endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/th/orders/{id}/cancel/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Order),
  errors: ['order_left', 'order_cancelled'],
  summary: 'Cancels an order that has not left: points and stock go back.',
})
