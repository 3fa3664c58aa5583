import type { BillState } from './bill/bill.js'
import type { DrawState } from './draw/drawCommand.js'
import { hasWinners } from './draw/drawState.js'
import type { Standing } from './draw/prizeStanding.js'
import type { OrderState } from './order/order.js'

/** Whether an order is neither delivered nor given up.
 * @example isOrderUnderWay('shipped') // => true */
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

/** Whether a bill waits for staff, or for its member's appeal.
 * @example isBillUnderWay({ state: 'reviewing', can_appeal: false }) // => true */
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

/** The pending state of a draw: `waits` with entries before the result, `won` with a prize; null: none.
 * @example drawUnderWay({ state: 'open', my_tickets: 2, winners: [] }) // => 'waits' */
export const drawUnderWay = ({ state, my_tickets, winners }: EnteredDraw): 'waits' | 'won' | null => {
  if (hasWinners(state)) return winners.some(({ mine, standing }) => mine && standing === 'winner') ? 'won' : null
  return state !== 'cancelled' && my_tickets > 0 ? 'waits' : null
}
