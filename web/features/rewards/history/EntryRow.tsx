import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import {
  billReasonWords,
  billStateWords,
  counted,
  grouped,
  orderStateWords,
  signed,
  type LedgerKind,
} from '@careplus/core/loyalty'
import type { Bill, LedgerLine, Order } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsHistoryCopy as copy } from '../../../copy/rewardsHistory.th'
import { missionPath, orderPath } from '../../../shared/loyalty/paths'
import {
  Clock,
  Gift,
  Heart,
  Lock,
  Pencil,
  ReceiptText,
  RotateCw,
  Ticket,
  Truck,
  type LucideIcon,
} from '../../../ui/icons'
import { billPath } from './bill/billPath'
import { HistoryRow, type RowTone } from './HistoryRow'
import type { Entry } from './ledgerLines'

const appearances: Readonly<Record<LedgerKind, readonly [LucideIcon, RowTone]>> = {
  bill: [ReceiptText, 'pandan'],
  mission: [Heart, 'pandan'],
  moved: [Gift, 'pandan'],
  adjusted: [Pencil, 'sunk'],
  held: [Lock, 'mango'],
  shipped: [Truck, 'pandan'],
  entered: [Ticket, 'mango'],
  returned: [RotateCw, 'pandan'],
  expired: [Clock, 'sunk'],
}

const dayText = (at: string): string => thaiDate(todayInBangkok(Date.parse(at)))

const orderOf = ({ reference_id }: LedgerLine, orders: ReadonlyArray<Order>): Order | undefined =>
  orders.find(({ id }) => id === reference_id)

const hrefOf = (line: LedgerLine, order: Order | undefined): string | undefined => {
  if (order !== undefined) return orderPath(order)
  if (line.kind === 'mission') return missionPath
  return line.kind === 'bill' && line.reference_id !== null ? billPath(line.reference_id) : undefined
}

const moreOf = (line: LedgerLine, order: Order | undefined): string | null => {
  switch (line.kind) {
    case 'bill':
      return copy.passed
    case 'adjusted':
      return line.reason
    case 'shipped':
      return copy.heldSpent(counted(-line.held_points, loyaltyCopy.points))
    case 'held':
      return order === undefined ? null : orderStateWords[order.state]
    default:
      return null
  }
}

const LineRow = ({ line, orders }: { readonly line: LedgerLine; readonly orders: ReadonlyArray<Order> }) => {
  const [icon, tone] = appearances[line.kind]
  const order = orderOf(line, orders)
  return (
    <HistoryRow
      icon={icon}
      tone={tone}
      title={copy.line[line.kind](line.title ?? '').trim()}
      second={[dayText(line.at), moreOf(line, order)]}
      points={line.points === 0 ? null : signed(line.points)}
      gain={line.points > 0}
      end={line.points === 0 ? null : copy.balance(grouped(line.balance))}
      href={hrefOf(line, order)}
    />
  )
}

const RejectedRow = ({ bill, at }: { readonly bill: Bill; readonly at: string }) => (
  <HistoryRow
    icon={ReceiptText}
    tone="brick"
    title={copy.bill.title(bill.shop_title)}
    second={[
      dayText(at),
      [billStateWords.rejected, ...(bill.reason === null ? [] : [billReasonWords[bill.reason].short])].join(' '),
    ]}
    points={null}
    gain={false}
    end={bill.can_appeal ? copy.bill.mayAppeal : null}
    href={billPath(bill.id)}
  />
)

export const EntryRow = ({ entry, orders }: { readonly entry: Entry; readonly orders: ReadonlyArray<Order> }) =>
  entry._tag === 'Line' ? (
    <LineRow line={entry.line} orders={orders} />
  ) : (
    <RejectedRow bill={entry.bill} at={entry.at} />
  )
