import { grouped } from '@careplus/core/loyalty'
import { OrderState } from '@careplus/core/internal/loyalty'
import { Link } from 'wouter'
import { staffCalls, type StaffOrderRow } from '../../composition/staff'
import { staffOrdersCopy as copy } from '../../copy/staffConsole.th'
import { EmptyState } from '../../ui/EmptyState'
import { Tag } from '../../ui/Tag'
import { RemoteView } from '../RemoteView'
import { NumberSearch, useSoughtNumber } from '../NumberSearch'
import { ScreenFrame } from '../ScreenFrame'
import { StateFilter, useChosenState } from '../StateFilter'
import type { SummaryFigure } from '../Summary'
import { Table, type Column } from '../Table'
import { momentText } from '../staffTimes'
import { useAnswer } from '../useAnswer'
import { OrderTag } from './OrderTag'
import parcel from '../../ui/drawings/empty/parcel.svg'
import search from '../../ui/drawings/empty/search.svg'

/** `all`: every order that is still on its way. */
const filters = ['all', ...(Object.keys(OrderState.keys) as ReadonlyArray<OrderState>)] as const
const words = { all: copy.onTheWay, ...copy.states }

const columns: ReadonlyArray<Column<StaffOrderRow>> = [
  { head: copy.heads.age, cell: ({ ordered_at }) => momentText(ordered_at) },
  {
    head: copy.heads.number,
    cell: ({ id, number }) => (
      <Link href={`/orders/${id}`} className="staff-table__link">
        {number}
      </Link>
    ),
  },
  {
    head: copy.heads.item,
    cell: ({ title, sku }) => (
      <>
        {title}
        {sku !== null && <span className="second small"> {sku}</span>}
      </>
    ),
  },
  { head: copy.heads.quantity, cell: ({ quantity }) => grouped(quantity), kind: 'n' },
  { head: copy.heads.points, cell: ({ points }) => grouped(points), kind: 'n' },
  {
    head: copy.heads.state,
    cell: ({ state, to_unpack }) => (
      <>
        <OrderTag state={state} />
        {to_unpack && <Tag tone="brick">{copy.unpack.tag}</Tag>}
      </>
    ),
  },
]

interface Answer {
  readonly waiting: { readonly received: number; readonly preparing: number }
  readonly orders: ReadonlyArray<StaffOrderRow>
}

const figuresOf = ({ waiting: { received, preparing }, orders }: Answer): ReadonlyArray<SummaryFigure> => [
  { words: copy.states.received, figure: grouped(received), urgent: received > 0 },
  { words: copy.states.preparing, figure: grouped(preparing) },
  { words: copy.shown, figure: grouped(orders.length) },
]

export const OrdersScreen = () => {
  const [chosen, choose] = useChosenState(filters, 'all')
  const [number, seek] = useSoughtNumber()
  const query = number !== '' ? { number } : chosen === 'all' ? {} : { state: chosen }
  const [answer, reload] = useAnswer(JSON.stringify(query), () => staffCalls.listOrders({ query }))
  return (
    <ScreenFrame title={copy.title} summary={answer._tag === 'ready' ? figuresOf(answer.value) : undefined}>
      <NumberSearch copy={copy.finder} longest={20} sought={number} onFind={seek} />
      {number === '' && (
        <div className="staff-filters">
          <StateFilter label={copy.filter} states={filters} words={words} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <RemoteView answer={answer} retry={reload}>
        {({ orders }) =>
          orders.length > 0 ? (
            <Table
              label={number === '' ? copy.table : copy.finder.table}
              columns={columns}
              rows={orders}
              keyOf={({ id }) => id}
            />
          ) : (
            <EmptyState
              drawing={number === '' ? parcel : search}
              title={number === '' ? copy.none : copy.finder.nobody(number)}
            />
          )
        }
      </RemoteView>
    </ScreenFrame>
  )
}
