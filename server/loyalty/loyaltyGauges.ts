import { sql } from 'kysely'
import type { IsoDate } from '@careplus/core/calendar'
import { isOverdue, type DrawTerms } from '@careplus/core/loyalty'
import { queryEveryMs, secondsSince, type StoreGauges } from '../platform/metrics/storeGauges.js'
import { waitingBills } from './bills/waitingBills.js'
import { listItems } from './rewards/rewards.js'

const announcedIn = (terms: DrawTerms | null) => ({
  draw_date: terms?.draw_date ?? null,
  draw_time: terms?.draw_time ?? null,
})

const waiting: StoreGauges = {
  of: 'loyalty',
  everyMs: queryEveryMs.cheap,
  gauges: {
    careplus_bills_reviewing: { help: 'Bills that wait for a decision' },
    careplus_bills_oldest_seconds: { help: 'Seconds that the oldest of them has waited' },
    careplus_bill_pictures_unread: { help: 'Pictures of bills that wait to be read' },
    careplus_orders: { help: 'Orders on their way to a member', labels: ['state'] },
    careplus_orders_oldest_seconds: { help: 'Seconds since the oldest of them was ordered', labels: ['state'] },
    careplus_requests_waiting: { help: 'Questions of members that wait for an answer' },
    careplus_requests_oldest_seconds: { help: 'Seconds that the oldest of them has waited' },
    careplus_rewards_shown: { help: 'Rewards that members may exchange today' },
    careplus_rewards_sold_out: { help: 'Of these, without a piece left' },
    careplus_draws_overdue: { help: 'Draws whose day went by without one' },
  },
  query: async (db, now) => {
    const bills = await waitingBills(db)
    const unread = await db
      .selectFrom('picture_readings')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const orders = await db
      .selectFrom('orders')
      .select(['state', sql<number>`count(*)::int`.as('count'), sql<Date>`min(ordered_at)`.as('oldest')])
      .where('state', 'in', ['received', 'preparing', 'shipped'])
      .groupBy('state')
      .execute()
    const requests = await db
      .selectFrom('requests')
      .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(since)`.as('oldest')])
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const statuses = (await listItems(db, 'reward', null, now)).map(({ status }) => status)
    const draws = await db
      .selectFrom('draws')
      .select(['state', 'terms', sql<IsoDate | null>`public_date`.as('public_date')])
      .where('state', 'in', ['open', 'closed'])
      .execute()
    const soldOut = statuses.filter((status) => status === 'sold_out').length
    return [
      { name: 'careplus_bills_reviewing', value: bills.waiting },
      { name: 'careplus_bills_oldest_seconds', value: secondsSince(bills.oldest, now) },
      { name: 'careplus_bill_pictures_unread', value: unread.count },
      ...orders.flatMap(({ state, count, oldest }) => [
        { name: 'careplus_orders', labels: { state }, value: count },
        { name: 'careplus_orders_oldest_seconds', labels: { state }, value: secondsSince(oldest, now) },
      ]),
      { name: 'careplus_requests_waiting', value: requests.waiting },
      { name: 'careplus_requests_oldest_seconds', value: secondsSince(requests.oldest, now) },
      { name: 'careplus_rewards_shown', value: soldOut + statuses.filter((status) => status === 'available').length },
      { name: 'careplus_rewards_sold_out', value: soldOut },
      {
        name: 'careplus_draws_overdue',
        value: draws.filter((draw) => isOverdue({ ...draw, ...announcedIn(draw.terms) }, now.getTime())).length,
      },
    ]
  },
}

/** Each figure scans a whole table. */
const points: StoreGauges = {
  of: 'points',
  everyMs: queryEveryMs.whole,
  gauges: {
    careplus_points_outstanding: { help: 'Points that members have: usable, or held by an order', labels: ['state'] },
    careplus_points_expiring: {
      help: 'Usable points by the month, YYYY-MM, at whose end they expire',
      labels: ['month'],
    },
    careplus_points_moved: { help: 'Points of all ledgers together, by what moved them', labels: ['kind'] },
  },
  query: async (db) => {
    const accounts = await db
      .selectFrom('point_accounts')
      .select([
        sql<number>`coalesce(sum(balance), 0)::float8`.as('usable'),
        sql<number>`coalesce(sum(held), 0)::float8`.as('held'),
      ])
      .executeTakeFirstOrThrow()
    const { rows: months } = await sql<{ readonly month: string; readonly points: number }>`
      select substr(lot->>'expires_on', 1, 7) as month, sum((lot->>'points')::integer)::float8 as points
      from point_accounts, jsonb_array_elements(lots) as lot
      where balance > 0
      group by 1 order by 1
    `.execute(db)
    const kinds = await db
      .selectFrom('point_ledger')
      .select(['kind', sql<number>`sum(points)::float8`.as('points')])
      .groupBy('kind')
      .execute()
    return [
      { name: 'careplus_points_outstanding', labels: { state: 'usable' }, value: accounts.usable },
      { name: 'careplus_points_outstanding', labels: { state: 'held' }, value: accounts.held },
      ...months.map(({ month, points: ending }) => ({
        name: 'careplus_points_expiring',
        labels: { month },
        value: ending,
      })),
      ...kinds.map(({ kind, points: moved }) => ({ name: 'careplus_points_moved', labels: { kind }, value: moved })),
    ]
  },
}

export const loyaltyGauges: ReadonlyArray<StoreGauges> = [waiting, points]
