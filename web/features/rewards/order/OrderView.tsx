import { thaiDate, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Order } from '@careplus/core/ports'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../../page/pageTitle'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import { rewardsOrderCopy as copy } from '../../../copy/rewardsConfirm.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { CancelOrder } from './CancelOrder'
import { OrderTimeline } from './OrderTimeline'
import { historyPath, rewardsPath } from '../../../shared/loyalty/paths'
import { Card } from '../../../ui/Card'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { MapPin, X } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { OrderHero } from './OrderHero'
import { PointsLeft } from './PointsLeft'
import './order.css'

interface Props {
  readonly order: Order
  readonly today: IsoDate
  readonly fresh: boolean
  readonly onCancelled: (order: Order) => void
  readonly onRefused: () => void
}

const titleOf = ({ state }: Order, fresh: boolean): string =>
  state === 'cancelled' ? copy.title.cancelled : fresh ? copy.title.placed : copy.title.other

export const OrderView = ({ order, today, fresh, onCancelled, onRefused }: Props) => {
  usePageTitle(titleOf(order, fresh))
  return (
    <div className="order">
      <HeaderActions>
        <Link href={rewardsPath} className="icon-button">
          <Icon of={X} size={26} label={copy.close} />
        </Link>
      </HeaderActions>
      <OrderHero />
      <div className="order__head">
        <h2>
          {order.title} <span className="nowrap">{copy.state[order.state]}</span>
        </h2>
        <p>
          {copy.number} <b className="nowrap">{order.number}</b> ·{' '}
          <span className="nowrap">{thaiDate(todayInBangkok(Date.parse(order.ordered_at)))}</span>
        </p>
      </div>
      <Card className="order__way">
        <OrderTimeline order={order} today={today} />
      </Card>
      <div className="order__to">
        <Icon of={MapPin} />
        <AddressWords address={order.address} />
      </div>
      <Suspense fallback={null}>
        <PointsLeft />
      </Suspense>
      {order.can_cancel && <CancelOrder order={order} {...{ onCancelled, onRefused }} />}
      <Dock>
        <LinkButton href={historyPath} wide>
          {copy.mine}
        </LinkButton>
      </Dock>
    </div>
  )
}
