import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { AnswerOf, BodyOf, StaffContract } from '@careplus/adapters/contract'
import { orderRefusalWords, type OrderCommand, type OrderState } from '@careplus/core/loyalty'
import { audit } from '../audit/audit.js'
import { refuse, refuseStep } from '../http/refused.js'
import { moveOrder } from '../loyalty/orders.js'
import type { Db } from '../store/store.js'
import type { StaffAnswer, StaffCall, StaffHandlers } from './call.js'
import { masked } from './people.js'

type Row = AnswerOf<StaffContract['listStaffOrders']>['data']['orders'][number]

const most = 200
const onTheirWay: ReadonlyArray<OrderState> = ['received', 'preparing', 'shipped']

const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'orders.item_id as product_id', 'items.title', 'orders.quantity'])
    .select(['orders.points', 'orders.state', 'orders.ordered_at', 'orders.carrier', 'orders.tracking_number'])

const shown = ({ ordered_at, ...row }: Omit<Row, 'ordered_at'> & { readonly ordered_at: Date }): Row => ({
  ...row,
  ordered_at: ordered_at.toISOString(),
})

const waiting = async (db: Db) => {
  const rows = await db
    .selectFrom('orders')
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .where('state', 'in', onTheirWay)
    .groupBy('state')
    .execute()
  const of = (state: OrderState): number => rows.find((row) => row.state === state)?.n ?? 0
  return { received: of('received'), preparing: of('preparing'), shipped: of('shipped') }
}

const move = async (
  { db, params: { id }, actor, now }: StaffCall<StaffContract['prepareOrder']>,
  command: OrderCommand,
  parcel: BodyOf<StaffContract['shipOrder']> | null = null,
): StaffAnswer<StaffContract['prepareOrder']> => {
  const moved = await moveOrder(db, id, command, { actor, ...parcel }, now)
  if (E.isRight(moved)) return E.right({ data: { state: moved.right.state } })
  return moved.left._tag === 'OrderUnknown' ? refuse('not_found') : refuseStep(orderRefusalWords(moved.left))
}

export const orderHandlers: Pick<
  StaffHandlers,
  'listStaffOrders' | 'readStaffOrder' | 'prepareOrder' | 'shipOrder' | 'deliverOrder' | 'cancelStaffOrder'
> = {
  listStaffOrders: async ({ db, query: { state, number } }) => {
    const ended = state === 'delivered' || state === 'cancelled'
    const rows = await orders(db)
      .where((of) =>
        number === undefined
          ? of('orders.state', 'in', state === undefined ? onTheirWay : [state])
          : of('orders.number', '=', number.trim().toUpperCase()),
      )
      .orderBy('orders.ordered_at', ended ? 'desc' : 'asc')
      .orderBy('orders.id')
      .limit(most)
      .execute()
    return E.right({ data: { waiting: await waiting(db), orders: rows.map(shown) } })
  },

  readStaffOrder: async ({ db, params: { id }, actor, now }) => {
    const row = await orders(db)
      .leftJoin('members', 'members.id', 'orders.member_id')
      .select(['orders.member_id', 'orders.address', 'members.name', 'members.phone'])
      .where('orders.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return refuse('not_found')
    const steps = await db
      .selectFrom('order_steps')
      .select(['state', 'at', 'actor'])
      .where('order_id', '=', id)
      .orderBy('seq')
      .execute()
    await audit(db, { actor, action: 'order.looked-at', subject: id }, now)
    const { member_id, address, name, phone, ...order } = row
    return E.right({
      data: {
        ...shown(order),
        member: { id: member_id, ...masked({ name, phone }) },
        address,
        steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      },
    })
  },

  prepareOrder: (call) => move(call, 'prepare'),
  shipOrder: (call) => move({ ...call, body: undefined }, 'ship', call.body),
  deliverOrder: (call) => move(call, 'deliver'),
  cancelStaffOrder: (call) => move(call, 'cancel'),
}
