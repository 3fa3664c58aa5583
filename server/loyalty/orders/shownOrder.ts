import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { expectedDelivery, mayCancelOrder, type ItemImage } from '@careplus/core/internal/loyalty'
import type { OrderState } from '@careplus/core/loyalty'
import type { Order, PostalAddress } from '@careplus/core/ports'
import { afterPlace, toPage, rowsOfPage, type ListPage } from '../../platform/http/listPages.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'
import { smallImageUrl } from '../rewards/rewards.js'

export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly item_id: string
  readonly title: string
  readonly images: ReadonlyArray<ItemImage>
  readonly quantity: number
  readonly points: number
  readonly state: OrderState
  readonly address: PostalAddress
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly ordered_at: Date
  readonly steps: ReadonlyArray<{ readonly state: OrderState; readonly at: string }>
}

export const shownOrder = ({ item_id, images, ordered_at, steps, ...row }: OrderRow): Order => ({
  ...row,
  product_id: item_id,
  image: smallImageUrl(images),
  ordered_at: ordered_at.toISOString(),
  steps: steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  ...expectedDelivery(todayInBangkok(ordered_at.getTime())),
  can_cancel: mayCancelOrder(row.state),
})

const rowsOf = (db: Db, member: string) =>
  db
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'orders.item_id', 'items.title', 'items.images', 'orders.quantity'])
    .select(['orders.points', 'orders.state', 'orders.carrier', 'orders.tracking_number', 'orders.ordered_at'])
    .select((of) => of.ref('orders.address').$castTo<PostalAddress>().as('address'))
    .select((of) =>
      of
        .selectFrom('order_steps')
        .select(
          sql<OrderRow['steps']>`jsonb_agg(jsonb_build_object('state', state, 'at', at) order by seq)`.as('steps'),
        )
        .whereRef('order_steps.order_id', '=', 'orders.id')
        .$asScalar()
        .$notNull()
        .as('steps'),
    )
    .where('orders.member_id', '=', member)

const ofMember = prepared((db, member: string, from: string | null) =>
  rowsOf(db, member)
    .where(afterPlace('orders', ['ordered_at', 'number'], from))
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(rowsOfPage),
)

const oneOfMember = prepared((db, member: string, id: string) => rowsOf(db, member).where('orders.id', '=', id))

export const listOrders = async (db: Db, member: string, from: string | null): Promise<ListPage<Order>> =>
  toPage(await ofMember(db, member, from), ({ id }) => id, shownOrder)

/** Null: the member has no such order. */
export const loadOrder = async (db: Db, member: string, id: string): Promise<Order | null> => {
  const [row] = await oneOfMember(db, member, id)
  return row === undefined ? null : shownOrder(row)
}
