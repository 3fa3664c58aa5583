import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { Config, StoreSettings } from '../platform/config/env.js'
import { recordConsent } from '../family/consents/familyConsents.js'
import { scheduleDeletion } from '../account/profile/accountDeletion.js'
import { runQuery, type Engine } from '../platform/store/engine.js'
import { embeddedEngine } from '../platform/store/embedded.js'
import { postgresEngine } from '../platform/store/postgres.js'
import { openStore, type Db, type Store } from '../platform/store/store.js'
import { putEmptyStore } from './embeddedImage.js'
import { newDatabase, type OwnDatabase } from './ownDatabase.js'
import { testDatabaseUrl } from './testStore.js'
import { runJobs } from './backgroundWork.js'
import { testConfig } from './testServer.js'
import { repeatErasures } from '../erasures/repeatErasures.js'
import { carryingSql } from '../erasures/carryScript.js'
import { copying } from '../commands/storeCopy.js'
import * as bringing from '../platform/backup/restoreBackup.js'
import * as making from '../platform/backup/makeBackup.js'

/** Some tests make several stores of a thousand files each, which takes minutes on a busy machine. */
export const timeoutMs = 600_000

export let folder = ''
const databases: OwnDatabase[] = []

/** Each test file must call it: files may share a process and must not share data. */
export const ownPlaces = (): void => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'careplus-backup-test-'))
  })
  afterAll(async () => {
    await closeStores()
    rmSync(folder, { recursive: true, force: true })
    for (const database of databases.splice(0)) await database.remove()
  })
}

export const configOf = (name: string, store: StoreSettings): Config => ({
  ...testConfig,
  dataFolder: join(folder, name),
  storage: { _tag: 'folder', folder: join(folder, name, 'pictures') },
  store,
})

export const embedded = async (): Promise<Config> => {
  const name = randomUUID()
  return configOf(name, { _tag: 'embedded', folder: join(folder, name) })
}

export const postgres = async (): Promise<Config> => {
  const database = await newDatabase(testDatabaseUrl ?? '')
  databases.push(database)
  return configOf(database.name, { _tag: 'postgres', url: database.url, poolSize: 2 })
}

const engineOf = async ({ store }: Config): Promise<Engine> => {
  if (store._tag === 'postgres') return postgresEngine(store)
  mkdirSync(store.folder, { recursive: true })
  return embeddedEngine(join(store.folder, 'store'))
}

/** The last opened embedded store stays open, because opening takes longer than most tests. */
let stillOpen: { readonly folder: string; readonly store: Store } | null = null
const closeStores = async (): Promise<void> => {
  const { store } = stillOpen ?? {}
  stillOpen = null
  await store?.close()
}

export const within = async <A>(config: Config, work: (engine: Engine) => Promise<A>): Promise<A> => {
  await closeStores()
  const engine = await engineOf(config)
  return work(engine).finally(() => engine.close())
}

const opened = async (settings: StoreSettings): Promise<Store> => {
  const store = await openStore(settings, new Date())
  if (E.isLeft(store)) throw new Error(store.left._tag)
  return store.right
}

export const inStore = async <A>({ store: settings }: Config, work: (db: Db) => Promise<A>): Promise<A> => {
  if (settings._tag === 'postgres') {
    const store = await opened(settings)
    return work(store.db).finally(store.close)
  }
  const { folder } = settings
  if (stillOpen?.folder !== folder) {
    await closeStores()
    if (!existsSync(join(folder, 'store'))) await putEmptyStore(folder)
    stillOpen = { folder, store: await opened(settings) }
  }
  return work(stillOpen.store.db)
}

export const joined = async (config: Config, email: string | null = null): Promise<string> => {
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

export const membersOf = (config: Config): Promise<ReadonlyArray<unknown>> =>
  within(config, async (engine) => (await runQuery(engine, 'select id from members order by id', [])).rows)

export const makeBackup = async (config: Config, file: string, now: Date) => {
  await closeStores()
  return making.makeBackup(config, file, copying, now)
}
export const restoreBackup = async (config: Config, file: string, replace: boolean, now: Date) => {
  await closeStores()
  return bringing.restoreBackup(config, file, replace, { carryingSql, repeatErasures }, now)
}

export const makeNamedBackup = async (config: Config): Promise<string> => {
  const file = join(folder, `${randomUUID()}.tar.gz`)
  const made = await makeBackup(config, file, new Date())
  if (E.isLeft(made)) throw new Error(made.left)
  return file
}

export const stores: ReadonlyArray<readonly [string, () => Promise<Config>]> = [
  ['the embedded store', embedded],
  ...(testDatabaseUrl === null ? [] : ([['PostgreSQL', postgres]] as const)),
]

const dayMs = 24 * 3_600_000
export const inDays = (days: number): Date => new Date(Date.now() + days * dayMs)

export const erased = (config: Config, member: string): Promise<unknown> =>
  inStore(config, async (db) => {
    await scheduleDeletion(db, { member, publicUrl: 'https://careplus.example', textMessages: null }, new Date())
    await runJobs(db, inDays(7))
  })

/** Tables with a row that contains the text. */
export const tablesMentioning = (config: Config, text: string): Promise<ReadonlyArray<string>> =>
  inStore(config, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() order by tablename
    `.execute(db)
    const found: string[] = []
    for (const { name } of rows) {
      const mentions = sql`select from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`
      if ((await mentions.execute(db)).rows.length > 0) found.push(name)
    }
    return found
  })

export const healthConsent = (db: Db, member: string, child: string, granted: boolean, at: Date): Promise<unknown> =>
  recordConsent(db, member, { purpose: 'child_health', child_id: child, granted, version: '2026-12-10' }, at)

export const weighed = async (db: Db, member: string, child: string, at: Date): Promise<void> => {
  const figures = { date: '2026-11-01', weight: 10, height: 80, measure: null, head_circumference: null }
  await db
    .insertInto('growth_records')
    .values({ id: randomUUID(), child_id: child, ...figures, created_at: at, created_by: member })
    .execute()
}

export const child = (config: Config, member: string): Promise<string> =>
  inStore(config, async (db) => {
    const [id, at] = [randomUUID(), new Date()]
    const fields = { nickname: 'น้องชบา', birthday: '2025-01-01', gender: 'female', delivery_method: 'natural' } as const
    await db
      .insertInto('children')
      .values({
        id,
        member_id: member,
        ...fields,
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

export const adult = (config: Config, member: string): Promise<string> =>
  inStore(config, async (db) => {
    const [id, at] = [randomUUID(), new Date()]
    const fields = { relation: 'myself', name: 'มะลิ', birth_date: '1992-04-13', sex: 'female' } as const
    const makeNamedBackup = {
      weight: null,
      height: null,
      question_id: null,
      consent_at: at,
      consent_version: '1',
      erase_at: null,
    }
    await db
      .insertInto('adults')
      .values({ id, member_id: member, ...fields, ...makeNamedBackup, created_at: at })
      .execute()
    return id
  })

export const healthOf = (config: Config, id: string) =>
  inStore(config, async (db) => ({
    consents: (await db.selectFrom('children').select('health_consent_at').where('id', '=', id).execute()).map(
      ({ health_consent_at }) => health_consent_at !== null,
    ),
    records: (await db.selectFrom('growth_records').select('id').where('child_id', '=', id).execute()).length,
  }))
