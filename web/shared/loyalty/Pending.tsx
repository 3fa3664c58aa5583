import { thaiDate } from '@careplus/core/calendar'
import { orderStateWords } from '@careplus/core/loyalty'
import { isHeldState } from '@careplus/core/internal/loyalty'
import type { Bill, Order } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { Link } from 'wouter'
import { pendingCopy as copy } from '../../copy/pending.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Gift, Package, ReceiptText, Truck } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { RetryNote } from '../../ui/RetryNote'
import { Skeleton } from '../../ui/Skeleton'
import { DrawRow } from './DrawRow'
import { pointsText } from './missionWords'
import { historyPath, orderPath } from './paths'
import { usePendingItems, type PendingItems as Those } from './usePendingItems'

const dayOfOrder = ({ state, ships_about, arrives_from, arrives_to }: Order): string | null => {
  if (state === 'shipped') return copy.order.arrives(thaiDate(arrives_from), thaiDate(arrives_to))
  return isHeldState(state) ? copy.order.ships(thaiDate(ships_about)) : null
}

const OrderRow = ({ order }: { readonly order: Order }) => {
  const day = dayOfOrder(order)
  return (
    <Row
      href={orderPath(order)}
      lead={<Icon of={order.state === 'shipped' ? Truck : Package} />}
      title={withThaiBreaks(order.title)}
      second={[orderStateWords[order.state], ...(day === null ? [] : [day])].join(' · ')}
    />
  )
}

const BillRows = ({ bills }: { readonly bills: ReadonlyArray<Bill> }) => {
  const reviewed = bills.filter(({ state }) => state === 'reviewing')
  const points = reviewed.reduce((sum, { forecast }) => sum + forecast, 0)
  return (
    <>
      {reviewed.length > 0 && (
        <Row
          href={`${historyPath}?show=bills`}
          lead={<Icon of={ReceiptText} />}
          title={copy.bills(reviewed.length)}
          second={copy.billsText(pointsText(points))}
        />
      )}
      {bills
        .filter(({ can_appeal }) => can_appeal)
        .map(({ id, shop_title }) => (
          <Row
            key={id}
            href={`${historyPath}?bill=${id}`}
            lead={<Icon of={ReceiptText} />}
            title={copy.appeal(shop_title)}
            second={copy.appealText}
          />
        ))}
    </>
  )
}

const List = ({ orders, bills, draws, reload }: Those) => {
  const all = [orders, bills, draws]
  if (all.every(({ _tag }) => _tag === 'failed')) return <RetryNote text={copy.failed} onRetry={reload} />
  if (all.some(({ _tag }) => _tag === 'loading')) return <Skeleton shapes={['card']} />
  const count = all.reduce((sum, list) => sum + (list._tag === 'ready' ? list.value.length : 0), 0)
  const unread = all.some(({ _tag }) => _tag === 'failed')
  return (
    <>
      {(count > 0 || !unread) && (
        <Rows label={copy.title}>
          {draws._tag === 'ready' && draws.value.map((draw) => <DrawRow key={draw.id} draw={draw} />)}
          {orders._tag === 'ready' && orders.value.map((order) => <OrderRow key={order.id} order={order} />)}
          {bills._tag === 'ready' && <BillRows bills={bills.value} />}
          {count === 0 && <Row lead={<Icon of={Gift} />} title={copy.none} second={copy.noneText} />}
        </Rows>
      )}
      {unread && <RetryNote text={copy.some} onRetry={reload} />}
    </>
  )
}

export const Pending = () => (
  <section className="family-section">
    <SectionTitle
      title={copy.title}
      end={
        <Link href={historyPath} className="family-all">
          {copy.all} <Icon of={ChevronRight} size={20} />
        </Link>
      }
    />
    <List {...usePendingItems()} />
  </section>
)
