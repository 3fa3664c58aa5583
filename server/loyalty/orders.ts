import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { decideOrder, type OrderCommand, type OrderRefusal, type OrderState } from '@careplus/core/loyalty'
import { audit, type AuditEntry } from '../audit/audit.js'
import { tellMember } from '../notices/tell.js'
import type { Tx } from '../store/store.js'
import { lockAccount, post, redeemedAfter, writePosted } from './accounts.js'
import { orderNotice } from './words.js'

export interface OrderMove {
  /** `staff:<name>`, `job`, or the id of the order's own member: nobody else's order is found for them. */
  readonly actor: string
  /** Where it is known; what was known before stays. */
  readonly carrier?: string | null
  readonly tracking_number?: string | null
}

export interface MovedOrder {
  readonly id: string
  readonly number: string
  readonly member_id: string
  readonly state: OrderState
}

export interface OrderUnknown {
  readonly _tag: 'OrderUnknown'
}

const actions = {
  prepare: 'order.prepared',
  ship: 'order.shipped',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
} as const satisfies Readonly<Record<OrderCommand, AuditEntry['action']>>

const isOffice = (actor: string): boolean => actor === 'job' || actor.startsWith('staff:')

const lockOrder = (tx: Tx, id: string, actor: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'orders.member_id', 'orders.item_id', 'orders.quantity', 'orders.points'])
    .select(['orders.state', 'orders.carrier', 'orders.tracking_number', 'items.title'])
    .where('orders.id', '=', id)
    .$if(!isOffice(actor), (own) => own.where('orders.member_id', '=', actor))
    .forUpdate('orders')
    .executeTakeFirst()

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

const addStep = async (tx: Tx, { id, member_id }: LockedOrder, state: OrderState, actor: string, now: Date) => {
  await tx
    .insertInto('order_steps')
    .values((of) => ({
      order_id: id,
      seq: of
        .selectFrom('order_steps')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
        .where('order_id', '=', id),
      state,
      at: now,
      actor: actor === member_id ? 'member' : actor,
    }))
    .execute()
}

/** What was decided about its points cannot be refused: they are held for as long as the order is. */
const settlePoints = async (
  tx: Tx,
  { id, member_id, item_id, quantity, points }: LockedOrder,
  ledger: 'Ship' | 'Return',
  now: Date,
): Promise<void> => {
  const beside = ledger === 'Return' ? { item: item_id, by: -quantity } : null
  if (points > 0) {
    const posted = await post(tx, member_id, { _tag: ledger, reference_id: id }, now, beside)
    if (E.isLeft(posted)) throw new Error(`The points of an order are not held: ${posted.left._tag}`)
  } else if (beside !== null) {
    const { account, redeemed } = await lockAccount(tx, member_id)
    await writePosted(tx, member_id, { rows: [], account }, redeemedAfter(redeemed, beside.item, beside.by))
  }
}

const restock = async (tx: Tx, { item_id, quantity }: LockedOrder): Promise<void> => {
  await tx
    .updateTable('items')
    .set((of) => ({
      stock_balance: of('stock_balance', '+', quantity),
      exchange_count: of('exchange_count', '-', quantity),
    }))
    .where('id', '=', item_id)
    .execute()
}

/**
 * Takes an order a step on, with everything that goes with it: points spent or given back, pieces back into stock, a notice
 * to its member, a line in the audit. In the caller's transaction, which a left answer is to end.
 */
export const moveOrder = async (
  tx: Tx,
  orderId: string,
  command: OrderCommand,
  { actor, carrier = null, tracking_number = null }: OrderMove,
  now: Date,
): Promise<E.Either<OrderRefusal | OrderUnknown, MovedOrder>> => {
  const order = await lockOrder(tx, orderId, actor)
  if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
  const decided = decideOrder(order.state, command)
  if (E.isLeft(decided)) return decided
  const { state, ledger, restock: restocked } = decided.right
  const parcel = {
    carrier: carrier ?? order.carrier,
    tracking_number: tracking_number ?? order.tracking_number,
  }
  const { id, number, member_id } = order
  await tx
    .updateTable('orders')
    .set({ state, ...parcel })
    .where('id', '=', id)
    .execute()
  await addStep(tx, order, state, actor, now)
  await audit(tx, { actor, action: actions[command], subject: id }, now)
  if (ledger !== null) await settlePoints(tx, order, ledger, now)
  await tellMember(tx, member_id, orderNotice(state, { ...order, ...parcel }), now)
  if (restocked) await restock(tx, order)
  return E.right({ id, number, member_id, state })
}
