import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loadUser } from '../members/members.js'
import { embeddedEngine } from '../../platform/store/embedded.js'
import { EngineDb } from '../../platform/store/engineDb.js'
import { migrate } from '../../platform/store/migrate.js'
import { migrations } from '../../platform/store/migrations/index.js'
import { ownSchema, testDatabaseUrl } from '../../testing/testStore.js'
import { currentConsents } from './memberConsents.js'

const now = new Date('2026-11-26T03:04:05.678Z')

it('what was agreed to in one tick holds for letters and for advertising, and a refusal is one of both', async () => {
  const place = testDatabaseUrl === null ? null : await ownSchema(testDatabaseUrl)
  const engine = (await place?.open()) ?? (await embeddedEngine('memory://'))
  const before = migrations.findIndex(({ name }) => name.endsWith('-consents'))
  await migrate(engine, now, migrations.slice(0, before))
  const db = new EngineDb(engine)
  const member = async (allows: boolean, ...text: ReadonlyArray<readonly [boolean, string]>) => {
    const id = randomUUID()
    await sql`insert into members (id, adult_confirmed_at, created_at, allows_marketing)
      values (${id}, ${now}, ${now}, ${allows})`.execute(db)
    for (const [granted, version] of text)
      await sql`insert into consents (member_id, purpose, child_id, granted, version, recorded_at)
        values (${id}, 'marketing', null, ${granted}, ${version}, ${now})`.execute(db)
    return id
  }
  const agreed = await member(true, [false, '2026-11-01'], [true, '2026-11-22'])
  const withdrew = await member(false, [true, '2026-11-01'], [false, '2026-11-01'])
  const never = await member(false)
  await migrate(engine, now)
  const held = async (id: string) =>
    (await currentConsents(db, id)).map(({ purpose, granted, version }) => [purpose, granted, version])
  expect(await held(agreed)).toStrictEqual([
    ['advertising', true, '2026-11-22'],
    ['marketing', true, '2026-11-22'],
  ])
  expect(await held(withdrew)).toStrictEqual([
    ['advertising', false, '2026-11-01'],
    ['marketing', false, '2026-11-01'],
  ])
  expect(await held(never)).toStrictEqual([])
  expect((await loadUser(db, agreed)).tracking?.advertising).toBe(true)
  expect((await loadUser(db, withdrew)).tracking?.advertising).toBe(false)
  await engine.close()
  await place?.remove()
})

it('a gestation of a child without consent is gone, and hidden where a withdrawal waits to be taken back', async () => {
  const place = testDatabaseUrl === null ? null : await ownSchema(testDatabaseUrl)
  const engine = (await place?.open()) ?? (await embeddedEngine('memory://'))
  const before = migrations.findIndex(({ name }) => name.endsWith('-health-consents'))
  await migrate(engine, now, migrations.slice(0, before))
  const db = new EngineDb(engine)
  const member = randomUUID()
  await sql`insert into members (id, adult_confirmed_at, created_at) values (${member}, ${now}, ${now})`.execute(db)
  const child = async (agreed: boolean, waits: boolean) => {
    const id = randomUUID()
    await sql`insert into children (id, member_id, nickname, birthday, gender, delivery_method, gestation_weeks,
        gestation_days, health_consent_at, created_at)
      values (${id}, ${member}, 'ปัน', '2026-01-01', 'male', 'c-section', 31, 2, ${agreed ? now : null}, ${now})`.execute(
      db,
    )
    if (waits)
      await sql`insert into jobs (id, kind, subject, run_at, tries) values (${randomUUID()}, 'erase-child-health', ${id}, ${now}, 0)`.execute(
        db,
      )
    return id
  }
  const [agreed, waiting, never] = [await child(true, false), await child(false, true), await child(false, false)]
  await migrate(engine, now)
  const stored = await db.selectFrom('children').select(['id', 'gestation_weeks']).execute()
  expect(new Map(stored.map(({ id, gestation_weeks }) => [id, gestation_weeks]))).toStrictEqual(
    new Map([
      [agreed, 31],
      [waiting, 31],
      [never, null],
    ]),
  )
  await engine.close()
  await place?.remove()
})
