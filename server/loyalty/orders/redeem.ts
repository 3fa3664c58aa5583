import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { decideRedemption, orderNumber, spendablePoints } from '@careplus/core/internal/loyalty'
import type { Order, PostalAddress } from '@careplus/core/ports'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { refuseRedemption } from './refuseRedemption.js'
import { insertNotice, toNewNotice, type NewNotice } from '../../platform/notices/notifyMember.js'
import { prepared, type NoRow } from '../../platform/store/prepared.js'
import type { Tx } from '../../platform/store/store.js'
import { accountRow, heldOf, ledgerRows, redeemedAfter, writingOf, type Writing } from '../points/pointAccounts.js'
import { unprovedRows } from '../points/unprovedRows.js'
import { termsOf } from '../rewards/rewards.js'
import { shownOrder, type OrderRow } from './shownOrder.js'
import { orderNotice } from '../loyaltyNotices.js'

/** The item's row is not locked, because many members redeem it at once. The order's number is taken to save a wait. */
const lockAndLoad = prepared((db, member: string, item: string, quantity: number, numbers: string) =>
  db
    .selectFrom('point_accounts')
    .innerJoin('items', (join) => join.on('items.id', '=', item).on('items.type', '=', 'reward'))
    .select(['point_accounts.seq', 'point_accounts.held', 'point_accounts.lots', 'point_accounts.redeemed'])
    .select(['items.point', 'items.begin_date', 'items.expire_date', 'items.member_limit', 'items.hidden'])
    .select(['items.stock_balance', 'items.title', 'items.images'])
    .select(
      sql<number | null>`
        case when items.stock_balance >= ${quantity}::integer
          and items.point::bigint * ${quantity}::integer <= point_accounts.balance
        then nextval(${numbers}::text::regclass)::integer end`.as('count'),
    )
    .select(unprovedRows(sql.ref('point_accounts.member_id')).as('unproved'))
    .where('point_accounts.member_id', '=', member)
    .forUpdate('point_accounts'),
)

const bangkokYear = (today: IsoDate): string => today.slice(0, 4)

/** The builder adds no parentheses of its own. */
const part = (statement: RawBuilder<NoRow>) => sql<NoRow>`(${statement})`

type Placing = {
  readonly id: string
  readonly number: string
  readonly item_id: string
  readonly quantity: number
  readonly points: number
  readonly address: string
  readonly ordered_at: Date
}

/** One statement, because each costs more than the rows it writes. */
const placeOrder = prepared(
  (db, order: Placing, writing: Writing, notification: NewNotice) =>
    db
      .with('written', () => part(ledgerRows(writing)))
      .with('account', () => part(accountRow(writing)))
      .with('placed', (also) =>
        also
          .insertInto('orders')
          .values({ ...order, member_id: writing.member, state: 'received', carrier: null, tracking_number: null }),
      )
      .with('begun', (also) =>
        also
          .insertInto('order_steps')
          .values({ order_id: order.id, seq: 1, state: 'received', at: order.ordered_at, actor: 'member' }),
      )
      .with('told', () => part(insertNotice(notification)))
      .updateTable('items')
      .set({
        stock_balance: sql`stock_balance - ${order.quantity}::integer`,
        exchange_count: sql`exchange_count + ${order.quantity}::integer`,
      })
      .where('id', '=', order.item_id),
  { deferred: true },
)

export interface RedeemInput {
  readonly member: string
  readonly item: string
  readonly quantity: number
  readonly address: PostalAddress
  readonly points?: number
}

/** The stock may be outdated: then the store refuses less than 0, and the transaction is retried. */
export const redeem = async (tx: Tx, input: RedeemInput, now: Date): Promise<E.Either<Refused, Order>> => {
  const { member, item, quantity, address, points } = input
  const today = todayInBangkok(now.getTime())
  const [row] = await lockAndLoad(tx, member, item, quantity, `order_numbers_${bangkokYear(today)}`)
  if (row === undefined) return refuse('not_found')
  const { account, redeemed } = heldOf(row)
  const { unproved } = row
  const id = randomUUID()
  const decided = decideRedemption(
    // No reward has an age limit; a rule with one must load the birth date in the locking statement.
    { account, unproved, redeemed: redeemed[item] ?? 0, birthDate: null },
    termsOf({ ...row, type: 'reward', draw_state: null, permit_number: null }),
    now.getTime(),
    { quantity, reference_id: id, ...(points === undefined ? {} : { agreed: points }) },
  )
  if (E.isLeft(decided)) return refuseRedemption(decided.left, 'reward', spendablePoints({ account, unproved }, today))
  if (row.count === null) throw new Error('An order without a number')
  const order: OrderRow = {
    id,
    number: orderNumber(today, row.count),
    item_id: item,
    title: row.title,
    images: row.images,
    quantity,
    points: decided.right.points,
    state: 'received',
    address,
    carrier: null,
    tracking_number: null,
    ordered_at: now,
    steps: [{ state: 'received', at: now.toISOString() }],
  }
  await placeOrder(
    tx,
    {
      id,
      number: order.number,
      item_id: item,
      quantity,
      points: order.points,
      address: JSON.stringify(address),
      ordered_at: now,
    },
    writingOf(member, decided.right, redeemedAfter(redeemed, item, quantity)),
    toNewNotice(member, orderNotice('received', order), now),
  )
  return E.right(shownOrder(order))
}
