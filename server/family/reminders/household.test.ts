import { randomUUID } from 'node:crypto'
import type { IsoDate } from '@careplus/core/calendar'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countingPlace } from '../../testing/countingPlace.js'
import { storeOn } from '../../platform/store/store.js'
import { householdOf } from './household.js'

it('is found by its member, however many children others have', async () => {
  const { place, statements } = await countingPlace()
  const engine = await place.open()
  const store = await storeOn(engine, new Date())
  await sql`
    insert into members (id, adult_confirmed_at, created_at)
    select gen_random_uuid(), now(), now() from generate_series(1, 2000)
  `.execute(store.db)
  await sql`
    insert into children (id, member_id, nickname, birthday, gender, delivery_method, health_consent_at, created_at)
    select gen_random_uuid(), id, 'น้อง', '2024-07-12', 'male', 'c-section', now(), now() from members
  `.execute(store.db)
  await sql`analyze`.execute(store.db)
  const member = randomUUID()
  expect(await householdOf(store.db, member, '2026-11-20' as IsoDate)).toStrictEqual({ children: [], adults: [] })
  const statement = statements().find((text) => text.includes('from "children"')) ?? ''
  const conversation = await engine.connect()
  const values = Array.from(new Set(statement.match(/\$\d+/g)), () => member)
  const { rows } = await conversation.query(`explain ${statement}`, values)
  conversation.release()
  const plan = rows.map((row) => (row as { readonly 'QUERY PLAN': string })['QUERY PLAN']).join('\n')
  expect(plan).toContain('children_of_member')
  expect(plan).not.toMatch(/Seq Scan on children\b/)
  await store.close()
  await place.remove()
})
