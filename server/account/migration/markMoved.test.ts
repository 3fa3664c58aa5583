import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { auditPart } from '../../loyalty/ledgerAudit/auditPart.js'
import { importLegacy } from '../../staff/backoffice/legacyAccounts.js'
import { embeddedEngine } from '../../platform/store/embedded.js'
import { EngineDb } from '../../platform/store/engineDb.js'
import { migrate } from '../../platform/store/migrate.js'
import { migrations } from '../../platform/store/migrations/index.js'
import { posted } from '../../testing/catalogue.js'
import { ownSchema, testDatabaseUrl } from '../../testing/testStore.js'

const now = new Date('2026-11-20T03:04:05.678Z')

it('accounts that moved before there were marks are known by them; those of erased members raise no alarm', async () => {
  const place = testDatabaseUrl === null ? null : await ownSchema(testDatabaseUrl)
  const engine = (await place?.open()) ?? (await embeddedEngine('memory://'))
  const before = migrations.findIndex(({ name }) => name === '0020-moved-accounts')
  await migrate(engine, now, migrations.slice(0, before))
  const db = new EngineDb(engine)
  const [email, phone] = ['fai@example.com', '0812345678']
  const moved = async (member: string, number: string, points: number, daysAgo: number) => {
    const [id, at] = [randomUUID(), new Date(now.getTime() - daysAgo * 86_400_000)]
    await sql`insert into legacy_accounts (id, email, phone, points, imported_at, claimed_by, claimed_at)
      values (${id}, ${email}, ${number}, ${points}, ${now}, ${member}, ${at})`.execute(db)
    await posted(db, member, { _tag: 'Earn', kind: 'moved', points, reference_id: id }, at)
  }
  const [member, erased] = [randomUUID(), randomUUID()]
  for (const id of [member, erased])
    await sql`insert into members (id, adult_confirmed_at, created_at) values (${id}, ${now}, ${now})`.execute(db)
  await moved(member, phone, 300, 2)
  await moved(member, '0812345679', 20, 1)
  await moved(erased, '0812345670', 50, 1)
  await db.deleteFrom('members').where('id', '=', erased).execute()

  await migrate(engine, now)
  const marks = await db.selectFrom('moved_accounts').select(['mark', 'points']).orderBy('points').execute()
  expect(marks.map(({ points }) => points)).toStrictEqual([20, 50, 300])
  expect(marks[2]?.mark).toMatch(/^[0-9a-f]{64}$/)
  expect((await auditPart(db, 'members', null)).differences).toStrictEqual([])
  await db.deleteFrom('members').where('id', '=', member).execute()
  const file = [{ email, phone, name: null, points: 300 }]
  expect(await importLegacy(db, file, now)).toStrictEqual({ added: 0, changed: 0, claimed: 1 })
  expect((await auditPart(db, 'members', null)).differences).toStrictEqual([])
  await engine.close()
  await place?.remove()
})
