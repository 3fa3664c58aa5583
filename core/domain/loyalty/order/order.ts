import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { datePartsOf } from '../../calendar/isoDate.js'
import { buddhistYear } from '../../calendar/thai.js'
import { chosenOf } from '../../reading/namesOf.js'

/**
 * `received` → `preparing` → `shipped` → `delivered`; `cancelled` from the first two. A parcel that came back is `returned`, and
 * can be sent once more, or is given up: `closed`.
 */
export const OrderState = /*#__PURE__*/ t.keyof(
  { received: null, preparing: null, shipped: null, delivered: null, returned: null, closed: null, cancelled: null },
  'OrderState',
)
export type OrderState = t.TypeOf<typeof OrderState>

/**
 * `correct`: its tracking number was written down wrongly. `undo`: it was taken for delivered, and is not there. `close`: it came
 * back, and goes nowhere any more.
 */
export const orderCommands = ['prepare', 'ship', 'deliver', 'cancel', 'correct', 'return', 'undo', 'close'] as const
/** What may be done with an order. */
export type OrderCommand = (typeof orderCommands)[number]

/** Steps that staff give a reason for. */
export type ReasonedCommand = 'return' | 'undo' | 'close'

/** A step of an order, and what goes with it in the same transaction. */
export interface OrderStep {
  readonly state: OrderState
  /** `Ship` spends the held points, `Return` gives them back; null: the ledger stays. */
  readonly ledger: 'Ship' | 'Return' | null
  /** Whether its pieces go back into stock. */
  readonly restock: boolean
}

/** Why an order does not take a step. */
export type OrderRefusal =
  /** It has left: nobody can call it back. */
  | { readonly _tag: 'OrderHasLeft'; readonly state: OrderState }
  | { readonly _tag: 'OrderCancelled' }
  /** It is there already, or not yet where this could follow. */
  | { readonly _tag: 'OrderNotThere'; readonly state: OrderState; readonly command: OrderCommand }

const from: Readonly<Record<OrderCommand, ReadonlyArray<OrderState>>> = {
  prepare: ['received'],
  ship: ['preparing', 'returned'],
  deliver: ['shipped'],
  cancel: ['received', 'preparing'],
  correct: ['shipped', 'delivered'],
  return: ['shipped', 'delivered'],
  undo: ['delivered'],
  close: ['returned'],
}

/** What became of its points. */
const pointsIn: Readonly<Record<OrderState, 'held' | 'spent' | 'returned'>> = {
  received: 'held',
  preparing: 'held',
  shipped: 'spent',
  delivered: 'spent',
  returned: 'spent',
  closed: 'spent',
  cancelled: 'returned',
}

const plain = { ledger: null, restock: false } as const

const stepOf = (state: OrderState, command: OrderCommand): OrderStep => {
  switch (command) {
    case 'prepare':
      return { ...plain, state: 'preparing' }
    case 'ship':
      // One that is sent again has spent its points already.
      return { ...plain, state: 'shipped', ledger: isHeldState(state) ? 'Ship' : null }
    case 'deliver':
      return { ...plain, state: 'delivered' }
    case 'cancel':
      return { state: 'cancelled', ledger: 'Return', restock: true }
    case 'correct':
      return { ...plain, state }
    case 'return':
      return { ...plain, state: 'returned' }
    case 'undo':
      return { ...plain, state: 'shipped' }
    case 'close':
      // Its points are spent: staff say whether as many are given anew.
      return { state: 'closed', ledger: null, restock: true }
  }
}

/**
 * A member may `cancel`; staff may do all. Ownership is the caller's to see to.
 * @example
 * decideOrder('received', 'prepare')
 * // => { _tag: 'Right', right: { ledger: null, restock: false, state: 'preparing' } }
 * decideOrder('shipped', 'cancel') // => { _tag: 'Left', left: { _tag: 'OrderHasLeft', state: 'shipped' } }
 */
export const decideOrder = (state: OrderState, command: OrderCommand): E.Either<OrderRefusal, OrderStep> => {
  if (from[command].includes(state)) return E.right(stepOf(state, command))
  if (state === 'cancelled') return E.left({ _tag: 'OrderCancelled' })
  if (command === 'cancel') return E.left({ _tag: 'OrderHasLeft', state })
  return E.left({ _tag: 'OrderNotThere', state, command })
}

/**
 * Whether an order in this state may still be cancelled.
 * @example
 * mayCancelOrder('received') // => true
 * mayCancelOrder('shipped') // => false
 */
export const mayCancelOrder = (state: OrderState): boolean => from.cancel.includes(state)

/** Where its pieces are back in stock, and count for nobody. */
export const restockedStates: ReadonlyArray<OrderState> = /*#__PURE__*/ chosenOf<OrderState>({
  received: false,
  preparing: false,
  shipped: false,
  delivered: false,
  returned: false,
  closed: true,
  cancelled: true,
})

/**
 * Whether its points are still held.
 * @example
 * isHeldState('received') // => true
 */
export const isHeldState = (state: OrderState): boolean => pointsIn[state] === 'held'

/**
 * Whether its points are spent: it has left, whatever became of it.
 * @example
 * isSpentState('shipped') // => true
 */
export const isSpentState = (state: OrderState): boolean => pointsIn[state] === 'spent'

/**
 * Packed, and then nobody is to have it: whoever packed it is told. `byStaff`: they know.
 * @example
 * isToUnpack('preparing', 'cancel', false) // => true
 */
export const isToUnpack = (state: OrderState, command: OrderCommand, byStaff: boolean): boolean =>
  state === 'preparing' && command === 'cancel' && !byStaff

/** Days for which the address of a parcel under way outlives its member, at the most. */
export const parcelAddressDays = 30

/** The way of an order that goes well, for a timeline. */
export const orderStates: ReadonlyArray<OrderState> = /*#__PURE__*/ chosenOf<OrderState>({
  received: true,
  preparing: true,
  shipped: true,
  delivered: true,
  returned: false,
  closed: false,
  cancelled: false,
})

/**
 * `CP-69-001842`: the Buddhist year of the order, and a count that starts at 1 each year.
 * @example
 * orderNumber(rightOf(isoDate('2026-11-20')), 1842) // => 'CP-69-001842'
 */
export const orderNumber = (orderedOn: IsoDate, count: number): string =>
  `CP-${String(buddhistYear(datePartsOf(orderedOn).year)).slice(-2)}-${String(count).padStart(6, '0')}`

const shipsAfterDays = 4
const arrivesAfterDays = { soonest: 7, latest: 14 } as const

/**
 * About when an order leaves and arrives. Ordered on 20 Nov 2026: leaves about the 24th, arrives 27 Nov to 4 Dec.
 * @example
 * const { ships_about, arrives_from, arrives_to } = expectedDelivery(rightOf(isoDate('2026-11-20')))
 * ships_about // => '2026-11-24'
 * arrives_from // => '2026-11-27'
 * arrives_to // => '2026-12-04'
 */
export const expectedDelivery = (orderedOn: IsoDate) => ({
  ships_about: addDays(orderedOn, shipsAfterDays),
  arrives_from: addDays(orderedOn, arrivesAfterDays.soonest),
  arrives_to: addDays(orderedOn, arrivesAfterDays.latest),
})
