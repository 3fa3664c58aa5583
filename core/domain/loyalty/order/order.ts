import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { datePartsOf } from '../../calendar/isoDate.js'
import { buddhistYear } from '../../calendar/thai.js'
import { chosenOf } from '../../reading/namesOf.js'

/** The state of an order: `received`, `preparing`, `shipped`, `delivered`. The first two may be `cancelled`; a
 * `returned` parcel is sent again or `closed`. */
export const OrderState = /*#__PURE__*/ t.keyof(
  { received: null, preparing: null, shipped: null, delivered: null, returned: null, closed: null, cancelled: null },
  'OrderState',
)
export type OrderState = t.TypeOf<typeof OrderState>

/** `correct`: the tracking number was wrong. `undo`: marked delivered by mistake. `close`: not sent again. */
export const orderCommands = ['prepare', 'ship', 'deliver', 'cancel', 'correct', 'return', 'undo', 'close'] as const
/** One of `orderCommands`. */
export type OrderCommand = (typeof orderCommands)[number]

export type ReasonedCommand = 'return' | 'undo' | 'close'

/** `ledger`: `Ship` spends the held points, `Return` returns them, null: none. `restock`: its pieces return to
 * stock. */
export interface OrderStep {
  readonly state: OrderState
  readonly ledger: 'Ship' | 'Return' | null
  readonly restock: boolean
}

export type OrderRefusal =
  | { readonly _tag: 'OrderHasLeft'; readonly state: OrderState }
  | { readonly _tag: 'OrderCancelled' }
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
      // An order that is sent again has spent its points already.
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
      // Its points are spent: staff decide whether to give new ones.
      return { state: 'closed', ledger: null, restock: true }
  }
}

/** The caller checks ownership. */
export const decideOrder = (state: OrderState, command: OrderCommand): E.Either<OrderRefusal, OrderStep> => {
  if (from[command].includes(state)) return E.right(stepOf(state, command))
  if (state === 'cancelled') return E.left({ _tag: 'OrderCancelled' })
  if (command === 'cancel') return E.left({ _tag: 'OrderHasLeft', state })
  return E.left({ _tag: 'OrderNotThere', state, command })
}

export const mayCancelOrder = (state: OrderState): boolean => from.cancel.includes(state)

export const restockedStates: ReadonlyArray<OrderState> = /*#__PURE__*/ chosenOf<OrderState>({
  received: false,
  preparing: false,
  shipped: false,
  delivered: false,
  returned: false,
  closed: true,
  cancelled: true,
})

export const isHeldState = (state: OrderState): boolean => pointsIn[state] === 'held'

export const isSpentState = (state: OrderState): boolean => pointsIn[state] === 'spent'

/** A packed order has to be unpacked: staff are notified, unless they cancelled it (`byStaff`). */
export const isToUnpack = (state: OrderState, command: OrderCommand, byStaff: boolean): boolean =>
  state === 'preparing' && command === 'cancel' && !byStaff

export const parcelAddressDays = 30

/** The states of a successful order, for a timeline. */
export const orderStates: ReadonlyArray<OrderState> = /*#__PURE__*/ chosenOf<OrderState>({
  received: true,
  preparing: true,
  shipped: true,
  delivered: true,
  returned: false,
  closed: false,
  cancelled: false,
})

/** `CP-69-001842`: the Buddhist year, and a count from 1 each year. */
export const orderNumber = (orderedOn: IsoDate, count: number): string =>
  `CP-${String(buddhistYear(datePartsOf(orderedOn).year)).slice(-2)}-${String(count).padStart(6, '0')}`

const shipsAfterDays = 4
const arrivesAfterDays = { soonest: 7, latest: 14 } as const

export const expectedDelivery = (orderedOn: IsoDate) => ({
  ships_about: addDays(orderedOn, shipsAfterDays),
  arrives_from: addDays(orderedOn, arrivesAfterDays.soonest),
  arrives_to: addDays(orderedOn, arrivesAfterDays.latest),
})
