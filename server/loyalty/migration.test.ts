import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditLedger, type LedgerRow } from '@careplus/core/internal/loyalty'
import { EngineDb } from '../platform/store/engineDb.js'
import { migrate } from '../platform/store/migrate.js'
import { migrations } from '../platform/store/migrations/index.js'
import { embeddedEngine } from '../platform/store/embedded.js'
import { ownSchema, testDatabaseUrl } from '../testing/testStore.js'
import { loadAccount } from './points/pointAccounts.js'

const now = new Date('2026-11-20T03:04:05.678Z')

describe('points of accounts that were moved over before there was a ledger', () => {
  it('are booked on the day they came, by the rules', async () => {
    const place = testDatabaseUrl === null ? null : await ownSchema(testDatabaseUrl)
    const engine = (await place?.open()) ?? (await embeddedEngine('memory://'))
    const before = migrations.findIndex(({ name }) => name === '0012-loyalty')
    await migrate(engine, now, migrations.slice(0, before))
    const db = new EngineDb(engine)
    const [member, other] = [randomUUID(), randomUUID()]
    for (const id of [member, other])
      await sql`insert into members (id, adult_confirmed_at, created_at) values (${id}, ${now}, ${now})`.execute(db)
    const claimed = (points: number, at: string | null, by = member) =>
      sql`insert into legacy_accounts (id, email, phone, points, imported_at, claimed_by, claimed_at)
        values (${randomUUID()}, ${randomUUID()}, '0812345678', ${points}, ${now}, ${at === null ? null : by},
          ${at === null ? null : new Date(at)})`.execute(db)
    // The last minute of October in Bangkok, and the first of November: both October in UTC.
    await claimed(300, '2026-10-31T17:00:00.000Z')
    await claimed(200, '2026-10-31T16:59:59.999Z')
    await claimed(50, '2026-11-02T08:00:00.000Z')
    await claimed(0, '2026-11-02T09:00:00.000Z')
    await claimed(999, null)
    const max = 2_147_483_647
    const rich = randomUUID()
    await sql`insert into members (id, adult_confirmed_at, created_at) values (${rich}, ${now}, ${now})`.execute(db)
    for (const day of ['2026-11-03', '2026-11-04', '2026-11-05']) await claimed(max - 10, `${day}T08:00:00.000Z`, rich)
    await migrate(engine, now)

    const ledgerOf = (id: string) =>
      db.selectFrom('point_ledger').selectAll().where('member_id', '=', id).orderBy('seq').execute()
    expect((await ledgerOf(rich)).map(({ points, balance }) => [points, balance])).toStrictEqual([
      [max - 10, max - 10],
      [10, max],
    ])
    expect(await loadAccount(db, rich)).toMatchObject({ account: { seq: 2, lots: [{ points: max }] } })
    const rows = await ledgerOf(member)
    expect(rows.map(({ member_id, points, balance }) => [member_id, points, balance])).toStrictEqual([
      [member, 200, 200],
      [member, 300, 500],
      [member, 50, 550],
    ])
    const ledger = rows.map(({ member_id: _, at, ...row }): LedgerRow => ({ ...row, at: at.toISOString() }))
    const { account } = await loadAccount(db, member)
    expect(auditLedger(ledger)).toStrictEqual(E.right(account))
    const accounts = await db.selectFrom('point_accounts').select(['member_id', 'balance', 'next_expiry']).execute()
    expect(accounts.find((one) => one.member_id === member)).toMatchObject({ balance: 550, next_expiry: '2027-10-31' })
    expect(accounts.find((one) => one.member_id === other)).toMatchObject({ balance: 0, next_expiry: null })
    await engine.close()
    await place?.remove()
  })
})
