import type { IsoDate } from '@careplus/core/calendar'
import type { Order } from '@careplus/core/ports'
import { orderCopy } from '../../../copy/order.th'
import { Timeline } from '../../../ui/Timeline'
import { orderMoments } from './orderMoments'

export const OrderTimeline = ({ order, today }: { readonly order: Order; readonly today: IsoDate }) => (
  <Timeline label={orderCopy.timeline} moments={orderMoments(order, today)} />
)
