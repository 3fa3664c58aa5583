import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { counted, orderStateWords, type OrderState } from '@careplus/core/loyalty'
import { isHeldState } from '@careplus/core/internal/loyalty'
import type { Order } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsHistoryCopy } from '../../../copy/rewardsHistory.th'
import type { Parts } from '../../../calls/parts'
import { CancelOrder } from '../order/CancelOrder'
import { orderPath, rewardsPath } from '../../../shared/loyalty/paths'
import { Card } from '../../../ui/Card'
import { LinkButton } from '../../../ui/LinkButton'
import { Tag, type TagTone } from '../../../ui/Tag'
import { Unbroken } from '../../../ui/Unbroken'
import { RemoteList } from './RemoteList'
import parcel from '../../../ui/drawings/empty/parcel.svg'

const copy = rewardsHistoryCopy.order

const tones: Readonly<Record<OrderState, TagTone>> = {
  received: 'mango',
  preparing: 'mango',
  shipped: 'pandan',
  delivered: 'pandan',
  returned: 'brick',
  closed: 'neutral',
  cancelled: 'neutral',
}

const shipping = ({ state, carrier, tracking_number, ships_about }: Order): string | null => {
  if (carrier !== null && tracking_number !== null) return copy.tracking(carrier, tracking_number)
  return isHeldState(state) ? copy.ships(thaiDate(ships_about)) : null
}

const OrderCard = ({ order, onChanged }: { readonly order: Order; readonly onChanged: () => void }) => {
  const moving = shipping(order)
  return (
    <Card as="li" className="history-card">
      <div className="history-card__head">
        <h2>
          <Unbroken>{order.title}</Unbroken>
        </h2>
        <Tag tone={tones[order.state]}>{orderStateWords[order.state]}</Tag>
      </div>
      <p className="second">
        {copy.placed(thaiDate(todayInBangkok(Date.parse(order.ordered_at))))} ·{' '}
        {counted(order.points, loyaltyCopy.points)}
      </p>
      <p className="second">{copy.number(order.number)}</p>
      {moving !== null && <p>{moving}</p>}
      <div className="history-card__ways">
        <LinkButton href={orderPath(order)} tone="second" size="small">
          {copy.look}
        </LinkButton>
        {order.can_cancel && <CancelOrder order={order} onCancelled={onChanged} onRefused={onChanged} />}
      </div>
    </Card>
  )
}

export const OrderList = ({ orders }: { readonly orders: Parts<Order> }) => (
  <RemoteList
    parts={orders}
    empty={{
      ...rewardsHistoryCopy.empty.orders,
      drawing: parcel,
      href: rewardsPath,
      emptyAction: rewardsHistoryCopy.rewards,
    }}
  >
    {(order) => <OrderCard key={order.id} order={order} onChanged={orders.reload} />}
  </RemoteList>
)
