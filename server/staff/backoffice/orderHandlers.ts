import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { isOrderUnderWay, type OrderCommand } from '@careplus/core/loyalty'
import { ledgerRefusalWords, orderRefusalWords, OrderState } from '@careplus/core/internal/loyalty'
import { namesOf } from '@careplus/core/internal/text'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseStep } from '../../platform/refusal/refused.js'
import { moveOrder, noteUnpacked } from '../../loyalty/exports/orders.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import type { StaffAnswer, StaffCall, StaffHandlers } from '../console/staffCall.js'
import { masked } from './people.js'
import { staffWords } from './staffWords.js'

type Row = AnswerOf<StaffContract['listStaffOrders']>['data']['orders'][number]

const maxRows = 200
const openStates = namesOf(OrderState.keys).filter(isOrderUnderWay)

const newestFirst: Readonly<Record<OrderState, boolean>> = {
  received: false,
  preparing: false,
  shipped: false,
  delivered: true,
  returned: false,
  closed: false,
  cancelled: true,
}

const isWithCarrier = sql<boolean>`orders.state = 'shipped' and orders.unpack_since is null`

const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'orders.item_id as product_id', 'items.title', 'orders.quantity'])
    .select(['orders.points', 'orders.state', 'orders.ordered_at', 'orders.carrier', 'orders.tracking_number'])
    .select([sql<string | null>`items.mycloud_product ->> 'mycloud_sku'`.as('sku'), 'orders.unpack_since'])

type StoredOrder = Omit<Row, 'ordered_at' | 'to_unpack'> & {
  readonly ordered_at: Date
  readonly unpack_since: Date | null
}

const shown = ({ ordered_at, unpack_since, ...row }: StoredOrder): Row => ({
  ...row,
  ordered_at: ordered_at.toISOString(),
  to_unpack: unpack_since !== null,
})

const waiting = async (db: Db) => {
  const rows = await db
    .selectFrom('orders')
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .where('state', 'in', openStates)
    .groupBy('state')
    .execute()
  const of = (state: OrderState): number => rows.find((row) => row.state === state)?.n ?? 0
  return { received: of('received'), preparing: of('preparing'), shipped: of('shipped') }
}

const move = async (
  { db, params: { id }, actor, now }: StaffCall<StaffContract['prepareOrder']>,
  command: OrderCommand,
  beside:
    | BodyOf<StaffContract['shipOrder']>
    | BodyOf<StaffContract['returnOrder']>
    | BodyOf<StaffContract['closeOrder']>
    | null = null,
): StaffAnswer<StaffContract['prepareOrder']> => {
  const moved = await moveOrder(db, id, command, { actor, ...beside }, now)
  if (E.isRight(moved)) return E.right({ data: { state: moved.right.state } })
  const refusal = moved.left
  if (refusal._tag === 'OrderUnknown') return refuse('not_found')
  return refuseStep(refusal._tag === 'PointsRefused' ? ledgerRefusalWords(refusal.refusal) : orderRefusalWords(refusal))
}

export const orderHandlers: Pick<
  StaffHandlers,
  | 'listStaffOrders'
  | 'readStaffOrder'
  | 'prepareOrder'
  | 'shipOrder'
  | 'deliverOrder'
  | 'cancelStaffOrder'
  | 'correctOrder'
  | 'returnOrder'
  | 'closeOrder'
  | 'undoDelivery'
  | 'unpackOrder'
> = {
  listStaffOrders: async ({ db, query: { state, number } }) => {
    const rows = await orders(db)
      .where((of) =>
        number === undefined
          ? state === undefined
            ? of.or([of('orders.state', 'in', openStates), of('orders.unpack_since', 'is not', null)])
            : of('orders.state', '=', state)
          : of('orders.number', '=', number.trim().toUpperCase()),
      )
      .$if(state === undefined && number === undefined, (all) => all.orderBy(isWithCarrier))
      .orderBy('orders.ordered_at', state !== undefined && newestFirst[state] ? 'desc' : 'asc')
      .orderBy('orders.id')
      .limit(maxRows)
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
      .select(['state', 'at', 'actor', 'reason'])
      .where('order_id', '=', id)
      .orderBy('seq')
      .execute()
    await audit(db, { actor, action: 'order.looked-at', subject: id, member: row.member_id }, now)
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
  correctOrder: (call) => move({ ...call, body: undefined }, 'correct', call.body),
  returnOrder: (call) => move({ ...call, body: undefined }, 'return', call.body),
  closeOrder: (call) => move({ ...call, body: undefined }, 'close', call.body),
  undoDelivery: (call) => move({ ...call, body: undefined }, 'undo', call.body),
  unpackOrder: async ({ db, params: { id }, actor, now }) => {
    const order = await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst()
    if (order === undefined) return refuse('not_found')
    const done = await inTransaction(db, async (tx) => E.right(await noteUnpacked(tx, id, actor, now)))
    return E.isRight(done) && done.right ? E.right({ data: order }) : refuseStep(staffWords.nothingToUnpack)
  },
}
