import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { orderStates, orderStateWords } from '@careplus/core/loyalty'
import type { Order } from '@careplus/core/ports'
import { orderCopy as copy } from '../../../copy/order.th'
import { momentText } from '../momentText'

export interface OrderMoment {
  readonly title: string
  readonly when: string
  readonly state: 'done' | 'now' | 'later'
}

const rangeText = (from: IsoDate, to: IsoDate): string => {
  const [first, last] = [thaiDate(from), thaiDate(to)]
  const year = last.slice(-3)
  return copy.arrives(first.endsWith(year) ? first.slice(0, -year.length) : first, last)
}

const expected = (order: Order, step: Order['state']): string => {
  if (step === 'preparing') return order.can_cancel ? copy.cancelUntil : ''
  if (step === 'shipped') return copy.leaves(thaiDate(order.ships_about))
  return rangeText(order.arrives_from, order.arrives_to)
}

const reachedText = (order: Order, step: Order['state'], at: string, today: IsoDate): string => {
  const when = momentText(at, today)
  if (step === 'shipped' && order.carrier !== null && order.tracking_number !== null)
    return `${when} ${copy.by(order.carrier, order.tracking_number)}`
  return step === 'preparing' && order.can_cancel ? `${when} ${copy.cancelUntil}` : when
}

/** When each valid step was reached: a step that was undone is left out, a repeated one has its latest time. */
const reachedBy = ({ steps }: Order): ReadonlyMap<Order['state'], string> => {
  const reached = new Map<Order['state'], string>()
  for (const { state, at } of steps) {
    const wasUndone = state === 'shipped' && reached.has('delivered') && !reached.has('returned')
    const place = orderStates.indexOf(state)
    if (place >= 0) for (const later of ['returned' as const, ...orderStates.slice(place + 1)]) reached.delete(later)
    if (!wasUndone) reached.set(state, at)
  }
  return reached
}

/** A received order is being prepared, a shipped one is on its way. */
export const orderMoments = (order: Order, today: IsoDate): ReadonlyArray<OrderMoment> => {
  const reached = reachedBy(order)
  const ended = !orderStates.includes(order.state)
  const shownStates = ended ? [...reached.keys()] : orderStates
  const comingAt = shownStates.findIndex((step) => !reached.has(step))
  return shownStates.map((step, index) => {
    const at = reached.get(step)
    const title = orderStateWords[step]
    if (at === undefined)
      return { title, when: expected(order, step), state: index === comingAt ? nowOr(order) : 'later' }
    const inPreparation = step === 'preparing' && order.state === 'preparing'
    return { title, when: reachedText(order, step, at, today), state: inPreparation ? 'now' : 'done' }
  })
}

const nowOr = ({ state }: Order): 'now' | 'later' => (state === 'preparing' ? 'later' : 'now')
