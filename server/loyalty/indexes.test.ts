import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IsoDate } from '@careplus/core/calendar'
import { similarPictures } from './bills/similarBills.js'
import type { Conversation, Engine } from '../platform/store/engine.js'
import { EngineDb } from '../platform/store/engineDb.js'
import { storeOn, type Db, type Store } from '../platform/store/store.js'
import { withShop } from '../testing/catalogue.js'
import { testPlace, type TestPlace } from '../testing/testStore.js'

let place: TestPlace
let engine: Engine
let store: Store
beforeAll(async () => {
  place = await testPlace()
  engine = await place.open()
  store = await storeOn(engine, new Date())
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

const planOf = (query: string): Promise<string> =>
  store.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(tx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })

const someId = `'0b0e7a54-7d3f-4c1b-9c1d-2f1f6f0f9a10'`

describe('indexes', () => {
  it('serve whatever points at a member or an account, so that erasing one reads only theirs', async () => {
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || ' (' || attname || ')' as key
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('members'::regclass, 'point_accounts'::regclass)
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
    `.execute(store.db)
    expect(rows).toStrictEqual([])
  })

  it.each([
    ['bills_of_day', `select count(*) from bills where member_id = ${someId} and sent_on = '2026-11-20'`],
    ['bills_of_member', `select id from bills where member_id = ${someId} order by sent_at desc, id`],
    ['bills_by_state', `select id from bills where state = 'reviewing' order by sent_at, id limit 200`],
    ['bills_by_state', `select id from bills where state = 'rejected' order by sent_at desc, id limit 200`],
    ['bills_alike', `select id from bills where shop_id = '1' and receipt >= 'A1' order by receipt, date limit 1`],
    [
      'bills_of_purchase',
      // Without bills the planner distinguishes the indexes of a shop by the order alone.
      `select id from bills where shop_id = '1' and date = '2026-11-20' and amount_satang between 100 and 300 order by date, amount_satang`,
    ],
    ['bill_pictures_sent', `select id from bill_pictures where member_id = ${someId} and digest = any('{a}')`],
    ['bill_pictures_shown', `select id from bill_pictures where member_id = ${someId} and shown = 'a'`],
    ['bill_pictures_recent', `select id from bill_pictures where sent_on between '2026-11-01' and '2026-11-30'`],
    ['bill_pictures_due', `select id from bill_pictures where delete_after <= now() and deleted_at is null`],
    ['orders_of_member', `select id from orders where member_id = ${someId} order by ordered_at desc`],
    [
      'orders_waiting',
      `select id from orders where state in ('received', 'preparing', 'shipped') order by ordered_at, id limit 200`,
    ],
    ['orders_by_state', `select id from orders where state = 'delivered' order by ordered_at desc, id limit 200`],
    ['point_accounts_expiring', `select member_id from point_accounts where next_expiry < '2026-11-20'`],
    ['notices_of_member', `select id from notices where member_id = ${someId} order by at desc`],
    ['mission_claims_of_member', `select points from mission_claims where member_id = ${someId}`],
    ['draw_entries_of_draw', `select id from draw_entries where item_id = '1'`],
    ['members_by_time', `select id from members order by created_at desc, id limit 50`],
    ['jobs_by_time', `select id from jobs order by run_at desc, id limit 50`],
    ['outbox_by_time', `delete from outbox where created_at < now()`],
    ['audit_by_actor', `select seq from audit where actor = 'a' order by seq desc limit 50`],
    ['audit_by_subject', `select seq from audit where subject = 'a' order by seq desc limit 50`],
    ['audit_by_action', `select seq from audit where action = 'a' order by seq desc limit 50`],
  ])('%s serves: %s', async (index, query) => {
    expect(await planOf(query)).toMatch(new RegExp(`Index.* ${index}\\b`))
  })
})

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: ReadonlyArray<Plan>
}

/** Includes rows that the filter removed. */
const looked = (plan: Plan, table: string): number => {
  const { 'Rows Removed by Filter': unwanted = 0, 'Rows Removed by Index Recheck': missed = 0 } = plan
  const own = plan['Relation Name'] === table ? (plan['Actual Rows'] + unwanted + missed) * plan['Actual Loops'] : 0
  return (plan.Plans ?? []).reduce((sum, part) => sum + looked(part, table), own)
}

const plansOf = async (ask: (db: Db) => Promise<unknown>): Promise<ReadonlyArray<Plan>> => {
  const plans: Plan[] = []
  const connect = async (): Promise<Conversation> => {
    const conversation = await engine.connect()
    const query: Conversation['query'] = async (statement, values) => {
      const { rows } = await conversation.query(`explain (analyze, format json) ${statement}`, values)
      for (const { 'QUERY PLAN': queryPlans } of rows as ReadonlyArray<{ 'QUERY PLAN': ReadonlyArray<{ Plan: Plan }> }>)
        plans.push(...queryPlans.map(({ Plan: plan }) => plan))
      return { rows: [], affected: 0 }
    }
    return { ...conversation, query }
  }
  await ask(new EngineDb({ connect, close: engine.close }))
  return plans
}

describe('pictures that are alike', () => {
  const day = '2026-11-20' as IsoDate
  const bill = 'b'.repeat(32)
  const member = '0'.repeat(32)
  const aDay = 200

  beforeAll(async () => {
    const { db } = store
    await sql`insert into point_accounts (member_id) select lpad(n::text, 32, '0')::uuid from generate_series(0, 999) n`.execute(
      db,
    )
    await withShop(db, new Date(), { id: '1' })
    await sql`
      insert into bills (id, member_id, shop_id, date, amount_satang, receipt_number, receipt, state, forecast, flags, sent_at, sent_on)
      values (${bill}, ${member}, '1', ${day}, 100, 'A1', 'A1', 'reviewing', 1, '[]', now(), ${day})
    `.execute(db)
    await sql`
      insert into bill_pictures (id, bill_id, member_id, ordering, digest, likeness, width, height, whole_key, thumbnail_key, sent_on)
      select gen_random_uuid(), ${bill}, lpad((n % 1000)::text, 32, '0')::uuid, 0, '', left(md5(n::text), 16), 1, 1, '', '', ${day}::date - n / 200
      from generate_series(0, 9999) n
    `.execute(db)
    await sql`analyze bill_pictures`.execute(db)
  })

  it.each([1, 50])('are looked for among a few of those of the time: %i', async (maxNow) => {
    const likenesses = ['0123456789abcdef', 'fedcba9876543210']
    const plans = await plansOf((db) => similarPictures(db, { member, likenesses, day, max: maxNow }))
    const ofTheTime = 32 * aDay
    expect(plans).toHaveLength(1)
    for (const plan of plans) expect(looked(plan, 'bill_pictures')).toBeLessThanOrEqual(ofTheTime / 10)
  })
})
