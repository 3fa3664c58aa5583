import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isOverdue } from '@careplus/core/loyalty'
import { askedEvery, secondsSince, type StoreGauges } from '../platform/metrics/storeGauges.js'
import { waitingBills } from './bills/waitingBills.js'
import { listItems } from './rewards/rewards.js'

/** What waits for staff or for a machine, and what runs out. */
const waiting: StoreGauges = {
  of: 'loyalty',
  everyMs: askedEvery.cheap,
  gauges: {
    careplus_bills_reviewing: { help: 'Bills that wait for a decision' },
    careplus_bills_oldest_seconds: { help: 'Seconds that the oldest of them has waited' },
    careplus_bill_pictures_unread: { help: 'Pictures of bills that wait to be read' },
    careplus_orders: { help: 'Orders on their way to a member', labels: ['state'] },
    careplus_rewards_shown: { help: 'Rewards that members may exchange today' },
    careplus_rewards_sold_out: { help: 'Of these, without a piece left' },
    careplus_draws_overdue: { help: 'Draws whose day came or went without one' },
  },
  read: async (db, now) => {
    const today = todayInBangkok(now.getTime())
    const bills = await waitingBills(db)
    const unread = await db
      .selectFrom('picture_readings')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const orders = await db
      .selectFrom('orders')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where('state', 'in', ['received', 'preparing', 'shipped'])
      .groupBy('state')
      .execute()
    const statuses = (await listItems(db, 'reward', null, now)).map(({ status }) => status)
    const draws = await db
      .selectFrom('draws')
      .select(['state', sql<IsoDate | null>`public_date`.as('public_date')])
      .where('state', 'in', ['open', 'closed'])
      .execute()
    const soldOut = statuses.filter((status) => status === 'sold_out').length
    return [
      { name: 'careplus_bills_reviewing', value: bills.waiting },
      { name: 'careplus_bills_oldest_seconds', value: secondsSince(bills.oldest, now) },
      { name: 'careplus_bill_pictures_unread', value: unread.count },
      ...orders.map(({ state, count }) => ({ name: 'careplus_orders', labels: { state }, value: count })),
      { name: 'careplus_rewards_shown', value: soldOut + statuses.filter((status) => status === 'available').length },
      { name: 'careplus_rewards_sold_out', value: soldOut },
      { name: 'careplus_draws_overdue', value: draws.filter((draw) => isOverdue(draw, today)).length },
    ]
  },
}

/** The brand's liability, and how it came about. Both go through a whole table. */
const points: StoreGauges = {
  of: 'points',
  everyMs: askedEvery.whole,
  gauges: {
    careplus_points_outstanding: { help: 'Points that members have: usable, or held by an order', labels: ['state'] },
    careplus_points_moved: { help: 'Points of all ledgers together, by what moved them', labels: ['kind'] },
  },
  read: async (db) => {
    const accounts = await db
      .selectFrom('point_accounts')
      .select([
        sql<number>`coalesce(sum(balance), 0)::float8`.as('usable'),
        sql<number>`coalesce(sum(held), 0)::float8`.as('held'),
      ])
      .executeTakeFirstOrThrow()
    const kinds = await db
      .selectFrom('point_ledger')
      .select(['kind', sql<number>`sum(points)::float8`.as('points')])
      .groupBy('kind')
      .execute()
    return [
      { name: 'careplus_points_outstanding', labels: { state: 'usable' }, value: accounts.usable },
      { name: 'careplus_points_outstanding', labels: { state: 'held' }, value: accounts.held },
      ...kinds.map(({ kind, points: moved }) => ({ name: 'careplus_points_moved', labels: { kind }, value: moved })),
    ]
  },
}

export const loyaltyGauges: ReadonlyArray<StoreGauges> = [waiting, points]
