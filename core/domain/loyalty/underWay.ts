import type { BillState } from './bill/bill.js'
import type { DrawState } from './draw/drawCommand.js'
import { hasWinners } from './draw/drawState.js'
import type { Standing } from './draw/prizeStanding.js'
import type { OrderState } from './order/order.js'

/**
 * Whether an order still comes to something: it has not arrived, and was not given up.
 * @example
 * isOrderUnderWay('shipped') // => true
 * isOrderUnderWay('delivered') // => false
 */
export const isOrderUnderWay = (state: OrderState): boolean => underWay[state]

const underWay: Readonly<Record<OrderState, boolean>> = {
  received: true,
  preparing: true,
  shipped: true,
  delivered: false,
  returned: true,
  closed: false,
  cancelled: false,
}

/**
 * Whether a bill waits: for staff, or for its member, who may ask once more.
 * @example
 * isBillUnderWay({ state: 'reviewing', can_appeal: false }) // => true
 */
export const isBillUnderWay = ({
  state,
  can_appeal,
}: {
  readonly state: BillState
  readonly can_appeal: boolean
}): boolean => state === 'reviewing' || can_appeal

interface EnteredDraw {
  readonly state: DrawState
  readonly my_tickets: number
  readonly winners: ReadonlyArray<{ readonly mine: boolean; readonly standing: Standing }>
}

/**
 * `waits`: the member has entries, and the result is to come; `won`: a prize is theirs; null: it is nothing of theirs any more.
 * @example
 * drawUnderWay({ state: 'open', my_tickets: 2, winners: [] }) // => 'waits'
 */
export const drawUnderWay = ({ state, my_tickets, winners }: EnteredDraw): 'waits' | 'won' | null => {
  if (hasWinners(state)) return winners.some(({ mine, standing }) => mine && standing === 'winner') ? 'won' : null
  return state !== 'cancelled' && my_tickets > 0 ? 'waits' : null
}
