import * as t from 'io-ts'
import { OrderState } from '@careplus/core/internal/loyalty'
import { CatalogueNumber, Instant, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { PostalAddress } from './rewards.js'
import { MaskedMember } from './staffBills.js'
import { dataOf, fields, line, orNull } from './values.js'

const row = {
  id: Uuid,
  number: t.string,
  product_id: CatalogueNumber,
  title: t.string,
  quantity: t.number,
  points: t.number,
  state: OrderState,
  ordered_at: Instant,
  carrier: orNull(t.string),
  tracking_number: orNull(t.string),
  sku: orNull(t.string),
  /** It was packed, then cancelled or its member was deleted. */
  to_unpack: t.boolean,
}

export const StaffOrderRow = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(row, 'StaffOrderRow'))
export type StaffOrderRow = t.TypeOf<typeof StaffOrderRow>

export const StaffOrder = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...row,
      member: MaskedMember,
      address: orNull(PostalAddress),
      steps: t.array(
        /*#__PURE__*/ t.exact(
          /*#__PURE__*/ t.type({ state: OrderState, at: Instant, actor: t.string, reason: orNull(t.string) }),
        ),
      ),
    },
    'StaffOrder',
  ),
)
export type StaffOrder = t.TypeOf<typeof StaffOrder>

export const listStaffOrders = /*#__PURE__*/ endpoint({
  name: 'listStaffOrders',
  method: 'GET',
  path: '/staff/api/orders/',
  query: /*#__PURE__*/ fields({}, { state: OrderState, number: line('OrderNumber', 1, 20) }),
  auth: 'staff',
  permission: 'orders.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        waiting: /*#__PURE__*/ t.exact(
          /*#__PURE__*/ t.type({ received: t.number, preparing: t.number, shipped: t.number }),
        ),
        orders: t.array(StaffOrderRow),
      }),
    ),
  ),
  summary:
    'Orders on their way and what is to be unpacked, oldest first, 200 at the most; of one state alone the newest of what has ended. With a number the one that has it.',
})

export const readStaffOrder = /*#__PURE__*/ endpoint({
  name: 'readStaffOrder',
  method: 'GET',
  path: '/staff/api/orders/{id}/',
  auth: 'staff',
  permission: 'orders.read',
  body: null,
  answer: dataOf(StaffOrder),
  summary: 'An order with the address it goes to.',
})

const Parcel = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    carrier: /*#__PURE__*/ line('Carrier', 1, 60),
    tracking_number: /*#__PURE__*/ line('TrackingNumber', 1, 60),
  }),
)

const Why = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ reason: /*#__PURE__*/ line('Reason', 1, 200) }))

const Moved = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: OrderState }))

export const prepareOrder = /*#__PURE__*/ endpoint({
  name: 'prepareOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/prepare/',
  auth: 'staff',
  permission: 'orders.pack',
  body: null,
  answer: dataOf(Moved),
  summary: 'The order is being packed.',
})

export const shipOrder = /*#__PURE__*/ endpoint({
  name: 'shipOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/ship/',
  auth: 'staff',
  permission: 'orders.pack',
  body: Parcel,
  answer: dataOf(Moved),
  summary: 'The order has left: its points are spent, and nobody can call it back.',
})

export const deliverOrder = /*#__PURE__*/ endpoint({
  name: 'deliverOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/deliver/',
  auth: 'staff',
  permission: 'orders.pack',
  body: null,
  answer: dataOf(Moved),
  summary: 'The order has arrived.',
})

export const cancelStaffOrder = /*#__PURE__*/ endpoint({
  name: 'cancelStaffOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/cancel/',
  auth: 'staff',
  permission: 'orders.close',
  body: null,
  answer: dataOf(Moved),
  summary: 'Cancels an order that has not left: points and stock go back.',
})

export const correctOrder = /*#__PURE__*/ endpoint({
  name: 'correctOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/correct/',
  auth: 'staff',
  permission: 'orders.pack',
  body: Parcel,
  answer: dataOf(Moved),
  summary: 'Corrects carrier and tracking number of an order that has left; its member is told.',
})

export const returnOrder = /*#__PURE__*/ endpoint({
  name: 'returnOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/return/',
  auth: 'staff',
  permission: 'orders.pack',
  body: Why,
  answer: dataOf(Moved),
  summary: 'The parcel came back: it can be sent once more.',
})

export const closeOrder = /*#__PURE__*/ endpoint({
  name: 'closeOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/close/',
  auth: 'staff',
  permission: 'orders.close',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({ reason: /*#__PURE__*/ line('Reason', 1, 200), points_back: t.boolean }),
  ),
  answer: dataOf(Moved),
  summary:
    'A parcel that came back is given up: its pieces go back into stock, and its points are given anew or not, as said.',
})

export const undoDelivery = /*#__PURE__*/ endpoint({
  name: 'undoDelivery',
  method: 'POST',
  path: '/staff/api/orders/{id}/undo/',
  auth: 'staff',
  permission: 'orders.pack',
  body: Why,
  answer: dataOf(Moved),
  summary: 'The order was taken for delivered, and is not there: it is under way again.',
})

export const unpackOrder = /*#__PURE__*/ endpoint({
  name: 'unpackOrder',
  method: 'POST',
  path: '/staff/api/orders/{id}/unpack/',
  auth: 'staff',
  permission: 'orders.pack',
  body: null,
  answer: dataOf(Moved),
  summary: 'What was packed for an order that ended is unpacked.',
})
