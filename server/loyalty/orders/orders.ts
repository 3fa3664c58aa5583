import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  balanceOf,
  decideOrder,
  isToUnpack,
  type LedgerRefusal,
  type OrderRefusal,
} from '@careplus/core/internal/loyalty'
import type { OrderCommand, OrderState } from '@careplus/core/loyalty'
import { auditAdjustment } from '../../platform/audit/adjustment.js'
import { audit, type AuditEntry } from '../../platform/audit/audit.js'
import { queueLineMessage } from '../../platform/lineMessages/queueLineMessage.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { lockAccount, post, redeemedAfter, writePosted } from '../points/pointAccounts.js'
import { correctedNotice, orderNotice, ordersPath, undoneNotice } from '../loyaltyNotices.js'

export interface OrderMove {
  /** `staff:<name>`, `job`, or the member's id. A member finds only their own orders. */
  readonly actor: string
  readonly carrier?: string | null
  readonly tracking_number?: string | null
  /** For a step back, or an abandoned parcel. */
  readonly reason?: string | null
  /** Whether an abandoned parcel refunds its points. */
  readonly points_back?: boolean
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

/** The account cannot take the refund. */
export interface PointsRefused {
  readonly _tag: 'PointsRefused'
  readonly refusal: LedgerRefusal
}

export type MoveRefusal = OrderRefusal | OrderUnknown | PointsRefused

const actions = {
  prepare: 'order.prepared',
  ship: 'order.shipped',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
  correct: 'order.corrected',
  return: 'order.returned',
  undo: 'order.delivery-undone',
  close: 'order.closed',
} as const satisfies Readonly<Record<OrderCommand, AuditEntry['action']>>

const isOffice = (actor: string): boolean => actor === 'job' || actor.startsWith('staff:')

const lockOrder = (tx: Tx, id: string, actor: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'orders.member_id', 'orders.item_id', 'orders.quantity', 'orders.points'])
    .select(['orders.state', 'orders.carrier', 'orders.tracking_number', 'orders.forget_address_at', 'items.title'])
    .where('orders.id', '=', id)
    .$if(!isOffice(actor), (own) => own.where('orders.member_id', '=', actor))
    .forUpdate('orders')
    .executeTakeFirst()

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

interface Step {
  readonly state: OrderState
  readonly actor: string
  readonly reason: string | null
}

const addStep = async (tx: Tx, { id, member_id }: LockedOrder, { state, actor, reason }: Step, now: Date) => {
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
      reason,
    }))
    .execute()
}

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

/** The pieces count for nobody, and points are refunded only if staff decide so. */
const giveUpParcel = async (
  tx: Tx,
  { member_id, item_id, quantity, points }: LockedOrder,
  { actor, reason, points_back }: OrderMove,
  now: Date,
): Promise<E.Either<PointsRefused, void>> => {
  const refund = points_back === true && points > 0 ? { points, reference_id: randomUUID() } : null
  if (refund !== null) {
    const posted = await post(tx, member_id, { _tag: 'Adjust', reason: reason ?? '', ...refund }, now)
    if (E.isLeft(posted)) return E.left({ _tag: 'PointsRefused', refusal: posted.left })
    await auditAdjustment(tx, actor, member_id, refund, balanceOf(posted.right.account), now)
  }
  const { account, redeemed } = await lockAccount(tx, member_id)
  await writePosted(tx, member_id, { rows: [], account }, redeemedAfter(redeemed, item_id, -quantity))
  return E.right(undefined)
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

const noticeOf: Readonly<Record<OrderCommand, typeof orderNotice>> = {
  prepare: orderNotice,
  ship: orderNotice,
  deliver: orderNotice,
  cancel: orderNotice,
  correct: correctedNotice,
  return: orderNotice,
  undo: undoneNotice,
  close: orderNotice,
}

const arrivedOrGivenUp: Readonly<Record<OrderState, boolean>> = {
  received: false,
  preparing: false,
  shipped: false,
  delivered: true,
  returned: false,
  closed: true,
  cancelled: false,
}

/** An erased member's address stays only while the parcel needs it. */
const beside = (
  { state: before, forget_address_at }: LockedOrder,
  command: OrderCommand,
  actor: string,
  state: OrderState,
  now: Date,
) => ({
  ...(isToUnpack(before, command, actor.startsWith('staff:')) ? { unpack_since: now } : {}),
  ...(arrivedOrGivenUp[state] && forget_address_at !== null
    ? { address: null, carrier: null, tracking_number: null, forget_address_at: null }
    : {}),
})

/** False: there is nothing to unpack. */
export const noteUnpacked = async (tx: Tx, id: string, actor: string, now: Date): Promise<boolean> => {
  const done = await tx
    .updateTable('orders')
    .set({ unpack_since: null })
    .where('id', '=', id)
    .where('unpack_since', 'is not', null)
    .returning(['id', 'member_id'])
    .executeTakeFirst()
  if (done !== undefined) await audit(tx, { actor, action: 'order.unpacked', subject: id, member: done.member_id }, now)
  return done !== undefined
}

export const forgetParcelAddresses = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ address: null, carrier: null, tracking_number: null, forget_address_at: null })
    .where('forget_address_at', '<=', now)
    .execute()
}

export const moveOrder = async (
  tx: Tx,
  orderId: string,
  command: OrderCommand,
  move: OrderMove,
  now: Date,
): Promise<E.Either<MoveRefusal, MovedOrder>> => {
  const { actor, carrier = null, tracking_number = null, reason = null, points_back = false } = move
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
    .set({ state, ...parcel, ...beside(order, command, actor, state, now) })
    .where('id', '=', id)
    .execute()
  if (command !== 'correct') await addStep(tx, order, { state, actor, reason }, now)
  await audit(
    tx,
    { actor, action: actions[command], subject: id, member: member_id, before: order.state, after: state },
    now,
  )
  if (ledger !== null) await settlePoints(tx, order, ledger, now)
  if (command === 'close') {
    const refunded = await giveUpParcel(tx, order, move, now)
    if (E.isLeft(refunded)) return refunded
  }
  await notifyMember(
    tx,
    member_id,
    noticeOf[command](state, {
      ...order,
      ...parcel,
      reason,
      points_back,
    }),
    now,
  )
  if (command === 'ship') await queueLineMessage(tx, member_id, { kind: 'order.shipped', path: ordersPath }, now)
  if (restocked) await restock(tx, order)
  return E.right({ id, number, member_id, state })
}
