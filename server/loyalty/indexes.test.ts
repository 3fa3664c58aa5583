import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOn, type Store } from '../store/store.js'
import { testPlace, type TestPlace } from '../testing/testStore.js'

let place: TestPlace
let store: Store
beforeAll(async () => {
  place = await testPlace()
  store = await storeOn(await place.open(), new Date())
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

/** How the database would do it where it reads no table from end to end if it can help it. */
const planOf = (query: string): Promise<string> =>
  store.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(tx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })

const someId = `'0b0e7a54-7d3f-4c1b-9c1d-2f1f6f0f9a10'`

const alikePictures = `select id from bill_pictures where member_id = ${someId} or sent_on between '2026-11-01' and '2026-11-30'`

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
    ['bills_alike', `select id from bills where shop_id = '1' and receipt = 'A1' and date = '2026-11-20'`],
    ['bill_pictures_sent', `select id from bill_pictures where member_id = ${someId} and digest = any('{a}')`],
    ['bill_pictures_recent', `select id from bill_pictures where sent_on between '2026-11-01' and '2026-11-30'`],
    ['bill_pictures_sent', alikePictures],
    ['bill_pictures_recent', alikePictures],
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
