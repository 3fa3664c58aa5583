import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { datePartsOf } from '../../calendar/isoDate.js'
import { buddhistYear } from '../../calendar/thai.js'

/** `received` → `preparing` → `shipped` → `delivered`; `cancelled` from the first two. */
export const OrderState = /*#__PURE__*/ t.keyof(
  { received: null, preparing: null, shipped: null, delivered: null, cancelled: null },
  'OrderState',
)
export type OrderState = t.TypeOf<typeof OrderState>

export type OrderCommand = 'prepare' | 'ship' | 'deliver' | 'cancel'

/** A step of an order, and what goes with it in the same transaction. */
export interface OrderStep {
  readonly state: OrderState
  /** `Ship` spends the held points, `Return` gives them back; null: the ledger stays. */
  readonly ledger: 'Ship' | 'Return' | null
  /** Whether its pieces go back into stock. */
  readonly restock: boolean
}

export type OrderRefusal =
  /** It has left: nobody can call it back. */
  | { readonly _tag: 'OrderHasLeft'; readonly state: OrderState }
  | { readonly _tag: 'OrderCancelled' }
  /** It is there already, or not yet where this could follow. */
  | { readonly _tag: 'OrderNotThere'; readonly state: OrderState; readonly command: OrderCommand }

const from: Readonly<Record<OrderCommand, ReadonlyArray<OrderState>>> = {
  prepare: ['received'],
  ship: ['preparing'],
  deliver: ['shipped'],
  cancel: ['received', 'preparing'],
}

const steps: Readonly<Record<OrderCommand, OrderStep>> = {
  prepare: { state: 'preparing', ledger: null, restock: false },
  ship: { state: 'shipped', ledger: 'Ship', restock: false },
  deliver: { state: 'delivered', ledger: null, restock: false },
  cancel: { state: 'cancelled', ledger: 'Return', restock: true },
}

/** A member may `cancel`; staff may do all. Ownership is the caller's to see to. */
export const decideOrder = (state: OrderState, command: OrderCommand): E.Either<OrderRefusal, OrderStep> => {
  if (from[command].includes(state)) return E.right(steps[command])
  if (state === 'cancelled') return E.left({ _tag: 'OrderCancelled' })
  if (command === 'cancel') return E.left({ _tag: 'OrderHasLeft', state })
  return E.left({ _tag: 'OrderNotThere', state, command })
}

export const mayCancelOrder = (state: OrderState): boolean => from.cancel.includes(state)

/** Whether its points are still held. */
export const isHeldState = (state: OrderState): boolean => state === 'received' || state === 'preparing'

/** The way of an order that is not cancelled, for a timeline. */
export const orderStates: ReadonlyArray<OrderState> = ['received', 'preparing', 'shipped', 'delivered']

/** `CP-69-001842`: the Buddhist year of the order, and a count that starts at 1 each year. */
export const orderNumber = (orderedOn: IsoDate, count: number): string =>
  `CP-${String(buddhistYear(datePartsOf(orderedOn).year)).slice(-2)}-${String(count).padStart(6, '0')}`

const shipsAfterDays = 4
const arrivesAfterDays = { soonest: 7, latest: 14 } as const

/** About when an order leaves and arrives. Ordered on 20 Nov 2026: leaves about the 24th, arrives 27 Nov to 4 Dec. */
export const expectedDelivery = (orderedOn: IsoDate) => ({
  ships_about: addDays(orderedOn, shipsAfterDays),
  arrives_from: addDays(orderedOn, arrivesAfterDays.soonest),
  arrives_to: addDays(orderedOn, arrivesAfterDays.latest),
})
