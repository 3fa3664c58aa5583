import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { decideRedemption, orderNumber, usablePoints, type Redemption } from '@careplus/core/loyalty'
import type { Order, PostalAddress } from '@careplus/core/ports'
import { refuse, refuseRedemption, type Refused } from '../http/refused.js'
import { tellMember } from '../notices/tell.js'
import { prepared } from '../store/prepared.js'
import type { Tx } from '../store/store.js'
import { heldOf, redeemedAfter, writePosted } from './accounts.js'
import { termsOf } from './items.js'
import { shownOrder, type OrderRow } from './shownOrder.js'
import { orderNotice } from './words.js'

/**
 * The account, locked, beside the item as it stands: its row is not held, for everybody wants it. A number for the order is
 * drawn here, once it looks as if there will be one, so that the answer need not be waited for.
 */
const lockAndRead = prepared((db, member: string, item: string, quantity: number, numbers: string) =>
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
    .where('point_accounts.member_id', '=', member)
    .forUpdate('point_accounts'),
)

const bangkokYear = (today: IsoDate): string => today.slice(0, 4)

/** The stock goes last: what holds the item's row is not waited for any more. */
const placeOrder = prepared(
  (
    db,
    id: string,
    number: string,
    member_id: string,
    item_id: string,
    quantity: number,
    points: number,
    address: string,
    ordered_at: Date,
  ) =>
    db
      .with('placed', (also) =>
        also.insertInto('orders').values({
          id,
          number,
          member_id,
          item_id,
          quantity,
          points,
          state: 'received',
          address,
          carrier: null,
          tracking_number: null,
          ordered_at,
        }),
      )
      .with('begun', (also) =>
        also
          .insertInto('order_steps')
          .values({ order_id: id, seq: 1, state: 'received', at: ordered_at, actor: 'member' }),
      )
      .updateTable('items')
      .set({
        stock_balance: sql`stock_balance - ${quantity}::integer`,
        exchange_count: sql`exchange_count + ${quantity}::integer`,
      })
      .where('id', '=', item_id),
  { deferred: true },
)

export interface RedeemAsk {
  readonly member: string
  readonly item: string
  readonly quantity: number
  readonly address: PostalAddress
}

const write = async (
  tx: Tx,
  { member, item, quantity }: RedeemAsk,
  redemption: Redemption,
  redeemed: Readonly<Record<string, number>>,
  order: OrderRow,
  now: Date,
): Promise<void> => {
  await writePosted(tx, member, redemption, redeemedAfter(redeemed, item, quantity))
  await tellMember(tx, member, orderNotice('received', order), now)
  const { id, number, points, address } = order
  await placeOrder(tx, id, number, member, item, quantity, points, JSON.stringify(address), now)
}

/**
 * Orders a reward, in the call's transaction. What the core decides from may be out of date in one thing, the stock: then the
 * store refuses to take it below 0, and the whole transaction is done anew.
 */
export const redeem = async (tx: Tx, ask: RedeemAsk, now: Date): Promise<E.Either<Refused, Order>> => {
  const { member, item, quantity, address } = ask
  const today = todayInBangkok(now.getTime())
  const [row] = await lockAndRead(tx, member, item, quantity, `order_numbers_${bangkokYear(today)}`)
  if (row === undefined) return refuse('not_found')
  const { account, redeemed } = heldOf(row)
  const id = randomUUID()
  const decided = decideRedemption(
    { account, redeemed: redeemed[item] ?? 0 },
    termsOf({ ...row, type: 'reward', draw_state: null, permit_number: null }),
    now.getTime(),
    { quantity, reference_id: id },
  )
  if (E.isLeft(decided)) return refuseRedemption(decided.left, 'reward', usablePoints(account, today))
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
  await write(tx, ask, decided.right, redeemed, order, now)
  return E.right(shownOrder(order))
}
