import { grouped, OrderState } from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffDesk, type StaffOrderRow } from '../../composition/staff'
import { staffOrdersCopy as copy } from '../../copy/staffDesk.th'
import { EmptyState } from '../../ui/EmptyState'
import { Tag } from '../../ui/Tag'
import { AskedView } from '../AskedView'
import { Finder, useSoughtNumber } from '../Finder'
import { Frame } from '../Frame'
import { StateFilter, useChosenState } from '../StateFilter'
import { momentText } from '../times'
import { useAsked } from '../useAsked'
import { OrderTag } from './OrderTag'

/** `all`: those on their way. */
const filters = ['all', ...(Object.keys(OrderState.keys) as ReadonlyArray<OrderState>)] as const
const words = { all: copy.onTheWay, ...copy.states }

interface TableProps {
  readonly orders: ReadonlyArray<StaffOrderRow>
  readonly label: string
}

const Table = ({ orders, label }: TableProps) => (
  <div className="staff-table-box">
    <table className="staff-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{copy.heads.age}</th>
          <th scope="col">{copy.heads.number}</th>
          <th scope="col">{copy.heads.item}</th>
          <th scope="col" className="staff-table__n">
            {copy.heads.quantity}
          </th>
          <th scope="col" className="staff-table__n">
            {copy.heads.points}
          </th>
          <th scope="col">{copy.heads.state}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>{momentText(order.ordered_at)}</td>
            <td>
              <Link href={`/orders/${order.id}`} className="staff-table__link">
                {order.number}
              </Link>
            </td>
            <td>
              {order.title}
              {order.sku !== null && <span className="second small"> {order.sku}</span>}
            </td>
            <td className="staff-table__n">{grouped(order.quantity)}</td>
            <td className="staff-table__n">{grouped(order.points)}</td>
            <td>
              <OrderTag state={order.state} />
              {order.to_unpack && <Tag tone="brick">{copy.unpack.tag}</Tag>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Orders by how far they are, those on their way the oldest first; or the one of a number. */
export const OrdersScreen = () => {
  const [chosen, choose] = useChosenState(filters, 'all')
  const [number, seek] = useSoughtNumber()
  const query = number !== '' ? { number } : chosen === 'all' ? {} : { state: chosen }
  const [asked, again] = useAsked(JSON.stringify(query), () => staffDesk.listOrders({ query }))
  return (
    <Frame
      title={copy.title}
      trail={
        asked._tag === 'here' ? copy.waiting(asked.value.waiting.received, asked.value.waiting.preparing) : undefined
      }
    >
      <Finder copy={copy.finder} longest={20} sought={number} onFind={seek} />
      {number === '' && (
        <StateFilter label={copy.filter} states={filters} words={words} chosen={chosen} onChoose={choose} />
      )}
      <AskedView asked={asked} again={again}>
        {({ orders }) =>
          orders.length > 0 ? (
            <Table orders={orders} label={number === '' ? copy.table : copy.finder.table} />
          ) : (
            <EmptyState title={number === '' ? copy.none : copy.finder.nobody(number)} />
          )
        }
      </AskedView>
    </Frame>
  )
}
