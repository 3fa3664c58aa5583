import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { consentVersions } from '@careplus/core/consent'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Config, StoreSettings } from '../config/env.js'
import { withdrawAdult } from '../../family/adults/withdrawing.js'
import { audit } from '../../staff/audit/audit.js'
import { removeChild } from '../../family/children/children.js'
import { removeFrom } from '../../family/children/keeping.js'
import { recordConsent } from '../../account/consents/consents.js'
import { runDueJobs } from '../jobs/runner.js'
import { giveRoles } from '../../family/partners/sharing.js'
import { askDeletion } from '../../account/profile/deletion.js'
import { ask, type Engine } from '../store/engine.js'
import { embeddedEngine } from '../store/embedded.js'
import { postgresEngine } from '../store/postgres.js'
import { openStore, type Db } from '../store/store.js'
import { putEmptyStore } from '../../testing/embeddedImage.js'
import { newDatabase, runIn, type OwnDatabase } from '../../testing/ownDatabase.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { testConfig, unexpected } from '../../testing/testServer.js'
import { bringBack } from './bringing.js'
import { toldBack } from './line.js'
import { makeBackup } from './making.js'

/** Some make several stores of a thousand files each, which a busy machine takes minutes for. */
const mostMs = 600_000

const folder = mkdtempSync(join(tmpdir(), 'careplus-backup-test-'))
const databases: OwnDatabase[] = []

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const database of databases) await database.remove()
})

const configOf = (name: string, store: StoreSettings): Config => ({
  ...testConfig,
  dataFolder: join(folder, name),
  storage: { _tag: 'folder', folder: join(folder, name, 'pictures') },
  store,
})

const embedded = async (): Promise<Config> => {
  const name = randomUUID()
  return configOf(name, { _tag: 'embedded', folder: join(folder, name) })
}

const postgres = async (): Promise<Config> => {
  const database = await newDatabase(testDatabaseUrl ?? '')
  databases.push(database)
  return configOf(database.name, { _tag: 'postgres', url: database.url, poolSize: 2 })
}

const engineOf = async ({ store }: Config): Promise<Engine> => {
  if (store._tag === 'postgres') return postgresEngine(store)
  mkdirSync(store.folder, { recursive: true })
  return embeddedEngine(join(store.folder, 'store'))
}

const within = async <A>(config: Config, work: (engine: Engine) => Promise<A>): Promise<A> => {
  const engine = await engineOf(config)
  return work(engine).finally(() => engine.close())
}

const inStore = async <A>(config: Config, work: (db: Db) => Promise<A>): Promise<A> => {
  if (config.store._tag === 'embedded' && !existsSync(join(config.store.folder, 'store')))
    await putEmptyStore(config.store.folder)
  const store = await openStore(config.store, new Date())
  if (E.isLeft(store)) throw new Error(store.left._tag)
  return work(store.right.db).finally(store.right.close)
}

const joined = async (config: Config, email: string | null = null): Promise<string> => {
  const [id, at] = [randomUUID(), new Date()]
  const person = { email, phone: null, birthday: null, name: null, adult_confirmed_at: at, created_at: at }
  await inStore(config, (db) =>
    db
      .insertInto('members')
      .values({ id, ...person })
      .execute(),
  )
  return id
}

const membersOf = (config: Config): Promise<ReadonlyArray<unknown>> =>
  within(config, async (engine) => (await ask(engine, 'select id from members order by id', [])).rows)

const kept = async (config: Config): Promise<string> => {
  const file = join(folder, `${randomUUID()}.tar.gz`)
  const made = await makeBackup(config, file, new Date())
  if (E.isLeft(made)) throw new Error(made.left)
  return file
}

const stores: ReadonlyArray<readonly [string, () => Promise<Config>]> = [
  ['the embedded store', embedded],
  ...(testDatabaseUrl === null ? [] : ([['PostgreSQL', postgres]] as const)),
]

describe.each(stores)('restoring over %s', (_, newPlace) => {
  it('asks before it takes the place of a store of the same members, and then does', { timeout: mostMs }, async () => {
    const config = await newPlace()
    await joined(config)
    const [file, before] = [await kept(config), await membersOf(config)]
    expect(await bringBack(config, file, false, new Date())).toMatchObject({
      left: expect.stringContaining('--replace'),
    })
    const half = join(folder, `${randomUUID()}.tar.gz`)
    writeFileSync(half, readFileSync(file).subarray(0, -2000))
    expect(await bringBack(config, half, true, new Date())).toStrictEqual(
      E.left(expect.stringMatching(/cannot be restored: it cannot be read to its end/)),
    )
    expect(await membersOf(config)).toStrictEqual(before)
    expect(await bringBack(config, file, true, new Date())).toMatchObject({ right: { members: 1 } })
    expect(await membersOf(config)).toStrictEqual(before)
  })

  it('leaves a store as it is in which there are members that are not in the backup', { timeout: mostMs }, async () => {
    const config = await newPlace()
    await joined(config)
    const file = await kept(config)
    await joined(config)
    await joined(config)
    const before = await membersOf(config)
    expect(await bringBack(config, file, true, new Date())).toStrictEqual(
      E.left(
        '2 members of this store are not in the backup, and it is not replaced: ' +
          'keep it, and restore into an empty data folder or database.',
      ),
    )
    expect(await membersOf(config)).toStrictEqual(before)
  })

  it.each([
    'create table invoices (id integer)',
    'create table members (id uuid); create table migrations (id integer)',
  ])('leaves what another program has made: %s', { timeout: mostMs }, async (making) => {
    const source = await newPlace()
    await joined(source)
    const [file, config] = [await kept(source), await newPlace()]
    if (making.includes('invoices')) await joined(config)
    await within(config, (engine) => ask(engine, `${making};`, []))
    expect(await bringBack(config, file, true, new Date())).toStrictEqual(
      E.left(expect.stringMatching(/ holds what is not CarePlus's \("\w+"\): take an empty one\.$/)),
    )
    const table = making.includes('invoices') ? 'invoices' : 'members'
    const counted = await within(config, (engine) => ask(engine, `select count(*)::int as n from ${table}`, []))
    expect(counted.rows).toStrictEqual([{ n: 0 }])
  })
})

it.skipIf(testDatabaseUrl === null)(
  'a server that has had nothing to ask of its database for a while is seen to run',
  { timeout: mostMs },
  async () => {
    const config = await postgres()
    await joined(config)
    const file = await kept(config)
    const { store } = config
    const server = postgresEngine(store._tag === 'postgres' ? { ...store, idleMs: 1 } : expect.unreachable())
    await Promise.all(['1', '2'].map((each) => ask(server, `select ${each}`, [])))
    await runIn(testDatabaseUrl ?? '', 'select pg_sleep(0.2)')
    expect(await bringBack(config, file, true, new Date())).toStrictEqual(
      E.left('A running CarePlus uses the database of DATABASE_URL: stop it first.'),
    )
    await server.close()
    await vi.waitFor(
      async () => expect(await bringBack(config, file, true, new Date())).toMatchObject({ right: { members: 1 } }),
      { timeout: 60_000 },
    )
  },
)

const dayMs = 24 * 3_600_000
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs)

const erased = (config: Config, member: string): Promise<unknown> =>
  inStore(config, async (db) => {
    await askDeletion(db, { member, publicUrl: 'https://careplus.example', textMessages: null }, new Date())
    await runDueJobs(db, inDays(7), unexpected)
  })

/** The tables with a row in which this stands. */
const tablesTelling = (config: Config, text: string): Promise<ReadonlyArray<string>> =>
  inStore(config, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() order by tablename
    `.execute(db)
    const found: string[] = []
    for (const { name } of rows) {
      const telling = sql`select from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`
      if ((await telling.execute(db)).rows.length > 0) found.push(name)
    }
    return found
  })

const healthConsent = (db: Db, member: string, child: string, granted: boolean, at: Date): Promise<unknown> =>
  recordConsent(db, member, { purpose: 'child_health', child_id: child, granted, version: '2026-12-10' }, at)

const weighed = async (db: Db, member: string, child: string, at: Date): Promise<void> => {
  const figures = { date: '2026-11-01', weight: 10, height: 80, measure: null, head_circumference: null }
  await db
    .insertInto('growth_records')
    .values({ id: randomUUID(), child_id: child, ...figures, created_at: at, created_by: member })
    .execute()
}

/** A child with a record of its growth. */
const child = (config: Config, member: string): Promise<string> =>
  inStore(config, async (db) => {
    const [id, at] = [randomUUID(), new Date()]
    const told = { nickname: 'น้องชบา', birthday: '2025-01-01', gender: 'female', delivery_method: 'natural' } as const
    await db
      .insertInto('children')
      .values({
        id,
        member_id: member,
        ...told,
        gestation_weeks: null,
        gestation_days: null,
        health_consent_at: null,
        created_at: at,
      })
      .execute()
    await healthConsent(db, member, id, true, at)
    await weighed(db, member, id, at)
    return id
  })

const adult = (config: Config, member: string): Promise<string> =>
  inStore(config, async (db) => {
    const [id, at] = [randomUUID(), new Date()]
    const told = { relation: 'myself', name: 'มะลิ', birth_date: '1992-04-13', sex: 'female' } as const
    const kept = { weight: null, height: null, question_id: null, consent_at: at, consent_version: '1', erase_at: null }
    await db
      .insertInto('adults')
      .values({ id, member_id: member, ...told, ...kept, created_at: at })
      .execute()
    return id
  })

const healthOf = (config: Config, id: string) =>
  inStore(config, async (db) => ({
    consents: (await db.selectFrom('children').select('health_consent_at').where('id', '=', id).execute()).map(
      ({ health_consent_at }) => health_consent_at !== null,
    ),
    records: (await db.selectFrom('growth_records').select('id').where('child_id', '=', id).execute()).length,
  }))

describe.each(stores)('what was erased after a backup of %s', (_, newPlace) => {
  it('is erased again: a member, with everything of theirs', { timeout: mostMs }, async () => {
    const config = await newPlace()
    const [stays, goes] = [await joined(config), await joined(config, 'chaba@example.org')]
    await child(config, goes)
    const file = await kept(config)
    await erased(config, goes)
    expect(await bringBack(config, file, true, new Date())).toMatchObject({
      right: { erased_again: 1, erasures_known: true },
    })
    expect(await membersOf(config)).toStrictEqual([{ id: stays }])
    expect(await tablesTelling(config, goes)).toStrictEqual(['erasures'])
    expect(await tablesTelling(config, 'chaba@example.org')).toStrictEqual([])
    // As often as it is restored.
    expect(await bringBack(config, file, true, new Date())).toMatchObject({ right: { erased_again: 1 } })
    expect(await membersOf(config)).toStrictEqual([{ id: stays }])
  })

  it('is erased again: health data whose consent was withdrawn', { timeout: mostMs }, async () => {
    const config = await newPlace()
    const member = await joined(config)
    const [ofChild, other, ofAdult] = [
      await child(config, member),
      await child(config, member),
      await adult(config, member),
    ]
    const file = await kept(config)
    await inStore(config, async (db) => {
      await healthConsent(db, member, ofChild, false, new Date())
      await withdrawAdult(db, { member, adult: ofAdult }, new Date())
      await runDueJobs(db, inDays(7), unexpected)
    })
    expect(await bringBack(config, file, true, new Date())).toMatchObject({ right: { erased_again: 2 } })
    expect(await healthOf(config, ofChild)).toStrictEqual({ consents: [false], records: 0 })
    expect(await healthOf(config, other)).toStrictEqual({ consents: [true], records: 1 })
    expect(await tablesTelling(config, ofAdult)).toStrictEqual(['erasures', 'removals'])
  })

  it('is not what was recorded since by a new consent', { timeout: mostMs }, async () => {
    const config = await newPlace()
    const member = await joined(config)
    const id = await child(config, member)
    await inStore(config, async (db) => {
      await healthConsent(db, member, id, false, new Date())
      await runDueJobs(db, inDays(7), unexpected)
      await healthConsent(db, member, id, true, inDays(8))
      await weighed(db, member, id, inDays(8))
    })
    const file = await kept(config)
    expect(await bringBack(config, file, true, new Date())).toMatchObject({ right: { erased_again: 0 } })
    expect(await healthOf(config, id)).toStrictEqual({ consents: [true], records: 1 })
  })

  it('is not known where nothing tells it, which is said', { timeout: mostMs }, async () => {
    const [config, empty] = [await newPlace(), await newPlace()]
    await joined(config)
    const back = await bringBack(empty, await kept(config), false, new Date())
    expect(back).toMatchObject({ right: { erased_again: 0, erasures_known: false } })
    const line = { file: 'a.tar.gz', replace: false, json: false }
    if (E.isRight(back)) expect(toldBack(back.right, line)).toContain('could not be known')
    if (E.isRight(back))
      expect(JSON.parse(toldBack(back.right, { ...line, json: true }))).toHaveProperty('erased_again')
  })
})

/** The address in a letter by which its reader ends such letters. */
const endingLetters = async (db: Db, member: string, hash: string): Promise<void> => {
  const purpose = { purpose: 'end-reminders', address: 'mali@example.org', used_at: null } as const
  await db
    .insertInto('letter_links')
    .values({ hash, member_id: member, created_at: new Date(), expires_at: inDays(700), ...purpose })
    .execute()
}

/** The member with all that a parent can take away. */
const owning = async (config: Config, member: string, friend: string) => {
  const [kept, gone, shared] = [await child(config, member), await child(config, member), await child(config, member)]
  const [record, address, file] = [randomUUID(), randomUUID(), randomUUID()]
  await inStore(config, async (db) => {
    const at = new Date()
    const figures = { date: '2026-11-02', weight: 10, height: 80, measure: null, head_circumference: null }
    await db
      .insertInto('growth_records')
      .values({ id: record, child_id: kept, ...figures, created_at: at, created_by: member })
      .execute()
    await db
      .insertInto('files')
      .values({
        id: file,
        member_id: member,
        kind: 'avatar',
        media_type: 'image/webp',
        bytes: Uint8Array.of(1),
        created_at: at,
        delete_at: null,
      })
      .execute()
    await db.updateTable('members').set({ avatar_file_id: file }).where('id', '=', member).execute()
    await sql`insert into member_addresses (id, member_id, address, is_default, created_at)
      values (${address}, ${member}, '{}', true, ${at})`.execute(db)
    await db
      .insertInto('identities')
      .values(
        [
          ['email', 'mali@example.org'],
          ['google', 'one'],
          ['google', 'two'],
        ].map(([issuer = '', subject = '']) => ({ issuer, subject, member_id: member, verified_at: at })),
      )
      .execute()
    await db.insertInto('credentials').values({ member_id: member, password_hash: 'old', changed_at: at }).execute()
    await giveRoles(
      db,
      member,
      friend,
      [
        { child_id: kept, role: 'manage' },
        { child_id: shared, role: 'view' },
      ],
      at,
    )
    for (const purpose of ['marketing', 'advertising', 'analytics'] as const)
      await recordConsent(db, member, { purpose, child_id: null, granted: true, version: consentVersions[purpose] }, at)
    await db
      .insertInto('reminder_settings')
      .values({
        member_id: member,
        calendar_hash: 'old',
        calendar_since: at,
        mail_weighing: true,
        mail_looking: true,
      })
      .execute()
    await db
      .insertInto('sessions')
      .values({ id: randomUUID(), member_id: member, created_at: at, ended_at: null })
      .execute()
    const session = (
      await db.selectFrom('sessions').select('id').where('member_id', '=', member).executeTakeFirstOrThrow()
    ).id
    await db
      .insertInto('access_tokens')
      .values({ hash: `a${session}`, session_id: session, member_id: member, expires_at: inDays(1) })
      .execute()
    await endingLetters(db, member, 'earlier')
    await db
      .insertInto('letter_links')
      .values({
        hash: `l${session}`,
        purpose: 'reset-password',
        member_id: member,
        address: 'mali@example.org',
        created_at: at,
        expires_at: inDays(1),
        used_at: null,
      })
      .execute()
  })
  return { kept, gone, shared, record, address, file }
}

/** An adult who agreed by a question, or took that back. */
const asked = async (config: Config, member: string): Promise<string> => {
  const [id, at] = [await adult(config, member), new Date()]
  await inStore(config, async (db) => {
    const question = { id, member_id: member, secret_hash: id, asked_at: at, expires_at: inDays(7) }
    await db
      .insertInto('adult_questions')
      .values({ ...question, agreed: true, answered_at: at })
      .execute()
    await db.updateTable('adults').set({ question_id: id, relation: 'mother' }).where('id', '=', id).execute()
  })
  return id
}

/** What is there of it. */
const ownedBy = (config: Config, member: string) =>
  inStore(config, async (db) => {
    const of = async <A>(rows: Promise<ReadonlyArray<A>>): Promise<ReadonlyArray<A>> => rows
    const { rows: consents } = await sql<{ said: string }>`
      select distinct on (purpose, child_id) purpose || ' ' || granted as said from consents
      where member_id = ${member} and child_id is null order by purpose, child_id, seq desc`.execute(db)
    return {
      children: (await db.selectFrom('children').select('id').where('member_id', '=', member).execute())
        .map(({ id }) => id)
        .toSorted(),
      records: (await of(db.selectFrom('growth_records').select('id').execute())).map(({ id }) => id),
      addresses: (await db.selectFrom('member_addresses').select('id').execute()).length,
      files: (await db.selectFrom('files').select('id').execute()).length,
      ways: (
        await db
          .selectFrom('identities')
          .select(['issuer', 'subject'])
          .where('member_id', '=', member)
          .orderBy('subject')
          .execute()
      ).map(({ issuer, subject }) => `${issuer} ${subject}`),
      member: await db
        .selectFrom('members')
        .select(['email', 'delete_at', 'allows_advertising', 'care_plus_id', 'avatar_file_id'])
        .where('id', '=', member)
        .executeTakeFirst(),
      secret: (await db.selectFrom('credentials').select('password_hash').executeTakeFirst())?.password_hash,
      sharing: (await db.selectFrom('child_partners').select('role').execute()).map(({ role }) => role),
      consents: consents.map(({ said }) => said),
      reminders: await db
        .selectFrom('reminder_settings')
        .select(['calendar_hash', 'mail_weighing', 'mail_looking'])
        .executeTakeFirst(),
      adults: await db
        .selectFrom('adults')
        .innerJoin('adult_questions', 'adult_questions.id', 'adults.question_id')
        .select(['agreed', 'consent_at', 'erase_at'])
        .execute(),
      muted: (await db.selectFrom('notice_mutes').select('topic').execute()).map(({ topic }) => topic),
      open: (await db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()).length,
      secrets:
        (await db.selectFrom('access_tokens').select('hash').execute()).length +
        (await db.selectFrom('letter_links').select('hash').where('purpose', '!=', 'end-reminders').execute()).length,
      endingLetters: (
        await db
          .selectFrom('letter_links')
          .select('hash')
          .where('purpose', '=', 'end-reminders')
          .orderBy('hash')
          .execute()
      ).map(({ hash }) => hash),
      leaving: (await db.selectFrom('jobs').select('id').where('kind', '=', 'erase-member').execute()).length,
      restored: (await db.selectFrom('audit').select('seq').where('action', '=', 'store.restored').execute()).length,
    }
  })

describe.each(stores)('what parents took away after a backup of %s', (_, newPlace) => {
  it('stays away, and nobody stays signed in', { timeout: 240_000 }, async () => {
    const config = await newPlace()
    const [member, friend] = [await joined(config, 'mali@example.org'), await joined(config)]
    const { kept: stays, gone, shared, record, address, file } = await owning(config, member, friend)
    const other = await asked(config, member)
    const backup = await kept(config)
    const before = await ownedBy(config, member)
    expect(before).toMatchObject({
      addresses: 1,
      files: 1,
      sharing: ['manage', 'view'],
      open: 1,
      secrets: 2,
      restored: 0,
    })
    await inStore(config, async (db) => {
      const at = new Date()
      await removeChild(db, member, gone, at)
      await removeFrom('growth_records', 'growth.removed')(db, { member, child: stays }, record, at)
      await healthConsent(db, member, shared, false, at)
      for (const purpose of ['marketing', 'advertising', 'analytics'] as const)
        await recordConsent(db, member, { purpose, child_id: null, granted: false, version: '1' }, at)
      await db.deleteFrom('member_addresses').where('id', '=', address).execute()
      await db.deleteFrom('files').where('id', '=', file).execute()
      for (const subject of ['one', 'two']) await db.deleteFrom('identities').where('subject', '=', subject).execute()
      const [two, mail] = [
        { issuer: 'google', subject: 'two' },
        { issuer: 'email', subject: 'new@example.org' },
      ]
      await db.deleteFrom('identities').where('issuer', '=', 'email').execute()
      for (const way of [two, mail])
        await db
          .insertInto('identities')
          .values({ ...way, member_id: member, verified_at: at })
          .execute()
      await db.updateTable('members').set({ email: mail.subject }).where('id', '=', member).execute()
      await audit(db, { actor: member, action: 'email.changed', subject: member }, at)
      await db.updateTable('credentials').set({ password_hash: 'new', changed_at: at }).execute()
      await giveRoles(db, member, friend, [{ child_id: stays, role: 'view' }], at)
      await db
        .updateTable('reminder_settings')
        .set({ calendar_hash: null, calendar_since: null, mail_looking: false })
        .execute()
      await audit(db, { actor: member, action: 'calendar.ended', subject: member }, at)
      await db.insertInto('notice_mutes').values({ member_id: member, topic: 'points' }).execute()
      await db.updateTable('adult_questions').set({ agreed: false, answered_at: at }).execute()
      await withdrawAdult(db, { member, adult: other }, at)
      await endingLetters(db, member, 'later')
      await askDeletion(db, { member, publicUrl: 'https://careplus.example', textMessages: null }, at)
    })
    const after = await ownedBy(config, member)
    expect(after).toMatchObject({ ways: ['email new@example.org', 'google two'], leaving: 1 })
    const back = await bringBack(config, backup, true, new Date())
    expect(back).toMatchObject({ right: { erased_again: 0, erasures_known: true, taken_again: expect.any(Number) } })
    expect(await ownedBy(config, member)).toStrictEqual({ ...after, open: 0, secrets: 0, restored: 1 })
    // As often as it is restored.
    if (newPlace === stores.at(-1)?.[1]) {
      await bringBack(config, backup, true, new Date())
      expect(await ownedBy(config, member)).toStrictEqual({ ...after, open: 0, secrets: 0, restored: 1 })
    }
    if (E.isRight(back))
      expect(toldBack(back.right, { file: 'a', replace: true, json: false })).toMatch(
        /Taken away again.*\n.*\n.*signs in anew\.$/,
      )
  })
})

it.each(stores.slice(-1))(
  'what was added by then comes back though the store in its place had not got it yet: %s',
  { timeout: 240_000 },
  async (_, newPlace) => {
    const config = await newPlace()
    const member = await joined(config)
    const first = await child(config, member)
    const older = await kept(config)
    const second = await child(config, member)
    const newer = await kept(config)
    expect(await bringBack(config, older, true, new Date())).toMatchObject({ right: { taken_again: 0 } })
    expect((await ownedBy(config, member)).children).toStrictEqual([first])
    expect(await bringBack(config, newer, true, new Date())).toMatchObject({ right: { taken_again: 0 } })
    expect((await ownedBy(config, member)).children).toStrictEqual([first, second].toSorted())
  },
)

it.skipIf(testDatabaseUrl === null)(
  'what was erased is erased again after a backup of a version that took no note of it',
  { timeout: mostMs },
  async () => {
    const config = await postgres()
    const goes = await joined(config)
    const older = `drop table erasures, removals, carried_over; alter table bill_pictures drop column shown;
      drop function note_removal, note_unlinked, forget_unlinked, note_unshared, forget_unshared, identity_key cascade;
      delete from migrations where name in ('0021-kept-out', '0031-taken-away');`
    await within(config, (engine) => ask(engine, older, []))
    const file = await kept(config)
    await erased(config, goes)
    expect(await bringBack(config, file, true, new Date())).toMatchObject({
      right: { erased_again: 1, erasures_known: false },
    })
    expect(await tablesTelling(config, goes)).toStrictEqual(['erasures'])
  },
)

describe('a restore into the embedded store that was cut off', () => {
  const cutOff = async (): Promise<readonly [Config, string, string]> => {
    const config = await embedded()
    await joined(config)
    const file = await kept(config)
    const place = config.dataFolder
    renameSync(join(place, 'store'), join(place, 'store.before'))
    mkdirSync(join(place, 'store.restoring'))
    return [config, file, place]
  }

  it('gives the store back its name', { timeout: mostMs }, async () => {
    const [config, file] = await cutOff()
    expect(await bringBack(config, file, false, new Date())).toMatchObject({
      left: expect.stringContaining('1 members already'),
    })
    expect(await membersOf(config)).toHaveLength(1)
  })

  it('does not throw away what was put aside once there is another', { timeout: mostMs }, async () => {
    const [config, file, place] = await cutOff()
    mkdirSync(join(place, 'store'))
    expect(await bringBack(config, file, true, new Date())).toMatchObject({
      left: expect.stringContaining('second store'),
    })
    expect(existsSync(join(place, 'store.before', 'PG_VERSION'))).toBe(true)
  })
})

describe('making a backup', () => {
  it('leaves nothing beside it, and its file is for its owner alone', { timeout: mostMs }, async () => {
    const config = await embedded()
    await joined(config)
    const place = mkdtempSync(join(folder, 'kept-'))
    expect(await makeBackup(config, join(place, 'a.tar.gz'), new Date())).toMatchObject({ right: { members: 1 } })
    expect(readdirSync(place)).toStrictEqual(['a.tar.gz'])
    expect(statSync(join(place, 'a.tar.gz')).mode & 0o777).toBe(0o600)
  })

  it.each(stores)('is on record, in the copy too: %s', { timeout: mostMs }, async (_, newPlace) => {
    const config = await newPlace()
    await joined(config)
    const file = await kept(config)
    const copied = () =>
      inStore(config, (db) =>
        db.selectFrom('audit').select(['actor', 'subject']).where('action', '=', 'store.copied').execute(),
      )
    const row = { actor: expect.stringMatching(/^staff:.+@local$/), subject: 'store' }
    expect(await copied()).toStrictEqual([row])
    await bringBack(config, file, true, new Date())
    expect(await copied()).toStrictEqual([row])
  })

  it.skipIf(testDatabaseUrl === null)(
    'has its working files where nobody else looks, and nowhere once it failed',
    { timeout: mostMs },
    async () => {
      const place = mkdtempSync(join(folder, 'failed-'))
      chmodSync(place, 0o755)
      const programs = mkdtempSync(join(folder, 'programs-'))
      const seen = join(folder, 'seen')
      // Stands for pg_dump: notes how its folder may be entered, begins to write, and fails.
      const script = [
        '#!/bin/sh',
        'for each in "$@"; do case "$each" in --file=*) file="${each#--file=}";; esac; done',
        `stat -c %a "$(dirname "$file")" > "${seen}"`,
        'echo half > "$file"; echo no luck >&2; exit 1',
      ].join('\n')
      writeFileSync(join(programs, 'pg_dump'), script)
      chmodSync(join(programs, 'pg_dump'), 0o700)
      const config = await postgres()
      await joined(config)
      const before = process.env['PATH']
      process.env['PATH'] = `${programs}:${before}`
      try {
        const made = await makeBackup(config, join(place, 'a.tar.gz'), new Date())
        expect(made).toStrictEqual(E.left('pg_dump: no luck'))
      } finally {
        process.env['PATH'] = before
      }
      expect(readFileSync(seen, 'utf8').trim()).toBe('700')
      expect(readdirSync(place)).toStrictEqual([])
    },
  )

  it('says so where the database cannot be reached', async () => {
    const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
    expect(await makeBackup(config, join(folder, 'a.tar.gz'), new Date())).toStrictEqual(
      E.left('The database of DATABASE_URL cannot be reached (ECONNREFUSED).'),
    )
  })

  it('says so where it cannot be written', async () => {
    const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
    const file = join(folder, 'none', 'a.tar.gz')
    expect(await makeBackup(config, file, new Date())).toStrictEqual(E.left(`"${file}" cannot be written (ENOENT).`))
  })
})
