import { grouped, OrderState } from '@careplus/core/loyalty'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { staffDesk, type StaffOrderRow } from '../../composition/staff'
import { staffOrdersCopy as copy } from '../../copy/staffDesk.th'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { TextField } from '../../ui/TextField'
import { AskedView } from '../AskedView'
import { Frame } from '../Frame'
import { StateFilter, useChosenState } from '../StateFilter'
import { momentText } from '../times'
import { useAsked } from '../useAsked'
import { OrderTag } from './OrderTag'

/** `all`: those on their way. */
const filters = ['all', ...(Object.keys(OrderState.keys) as ReadonlyArray<OrderState>)] as const
const words = { all: copy.onTheWay, ...copy.states }

const Table = ({ orders }: { readonly orders: ReadonlyArray<StaffOrderRow> }) => (
  <div className="staff-table-box">
    <table className="staff-table" aria-label={copy.table}>
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
            <td>{order.title}</td>
            <td className="staff-table__n">{grouped(order.quantity)}</td>
            <td className="staff-table__n">{grouped(order.points)}</td>
            <td>
              <OrderTag state={order.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface FinderProps {
  /** Empty: nothing is looked for. */
  readonly onFind: (number: string) => void
}

/** A member reads a number out. */
const Finder = ({ onFind }: FinderProps) => {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <form className="staff-filter-form" onSubmit={submit} role="search">
      <TextField
        label={copy.finder.label}
        placeholder={copy.finder.example}
        value={typed}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (value.trim() === '') onFind('')
        }}
      />
      <Button type="submit" tone="second">
        {copy.finder.find}
      </Button>
    </form>
  )
}

/** Orders by how far they are, those on their way the oldest first; or the one of a number. */
export const OrdersScreen = () => {
  const [chosen, choose] = useChosenState(filters, 'all')
  const [number, setNumber] = useState('')
  const query = number !== '' ? { number } : chosen === 'all' ? {} : { state: chosen }
  const [asked, again] = useAsked(JSON.stringify(query), () => staffDesk.listOrders({ query }))
  return (
    <Frame
      title={copy.title}
      trail={
        asked._tag === 'here' ? copy.waiting(asked.value.waiting.received, asked.value.waiting.preparing) : undefined
      }
    >
      <Finder onFind={setNumber} />
      {number === '' && (
        <StateFilter label={copy.filter} states={filters} words={words} chosen={chosen} onChoose={choose} />
      )}
      <AskedView asked={asked} again={again}>
        {({ orders }) =>
          orders.length > 0 ? (
            <Table orders={orders} />
          ) : (
            <EmptyState title={number === '' ? copy.none : copy.finder.nobody(number)} />
          )
        }
      </AskedView>
    </Frame>
  )
}
