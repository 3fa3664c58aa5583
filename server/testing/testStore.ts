import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { embeddedEngine } from '../store/embedded.js'
import type { Engine } from '../store/engine.js'
import { migrate } from '../store/migrate.js'
import { migrations } from '../store/migrations/index.js'
import { postgresEngine } from '../store/postgres.js'
import type { Tx } from '../store/store.js'
import { oneConversation } from './oneConversation.js'
import { copyOfTemplate, onDatabase } from './postgresTemplate.js'
import { recorded } from './statementRecord.js'

/** The PostgreSQL to test on; without it the tests run on the embedded store. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? null

/** One for each text of the migrations, which have run in it. */
const imageFile = fileURLToPath(
  new URL(`../../node_modules/.cache/careplus/store-${sha256(JSON.stringify(migrations))}.tar`, import.meta.url),
)

/** Making an embedded database takes seconds, unpacking one a fraction: made once, then kept. */
const emptyImage = async (): Promise<Blob> => {
  if (!existsSync(imageFile)) {
    const engine = await embeddedEngine('memory://')
    await migrate(engine, new Date())
    const image = Buffer.from(await (await engine.image()).arrayBuffer())
    await engine.close()
    mkdirSync(dirname(imageFile), { recursive: true })
    const aside = `${imageFile}.${randomUUID()}`
    writeFileSync(aside, image)
    renameSync(aside, imageFile)
  }
  return new Blob([readFileSync(imageFile)])
}

/** A migrated embedded store in memory that holds nothing. */
export const emptyEmbedded = async (): Promise<Engine> => embeddedEngine('memory://', await emptyImage())

export interface TestPlace {
  /** Another connection to the same data, as another process would have; on the embedded store there is only one. */
  readonly open: () => Promise<Engine>
  readonly url: string | null
  readonly remove: () => Promise<void>
}

/** An empty schema of its own in that database, so that whoever uses it meets nobody else's data. */
export const ownSchema = async (url: string): Promise<TestPlace> => {
  const schema = `t_${randomUUID().replaceAll('-', '')}`
  const run = (statement: string) => onDatabase(url, async (client) => void (await client.query(statement)))
  await run(`create schema ${schema}`)
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  return {
    open: async () => postgresEngine({ url: inside.href, poolSize: 10 }),
    url: inside.href,
    remove: () => run(`drop schema ${schema} cascade`),
  }
}

/** A database of its own on PostgreSQL, with every migration in it. */
const ownDatabase = async (url: string): Promise<TestPlace> => {
  const database = await copyOfTemplate(url)
  return {
    open: async () => oneConversation(recorded(postgresEngine({ url: database.url, poolSize: 10 }))),
    url: database.url,
    remove: database.remove,
  }
}

/** A migrated store of its own that holds nothing: a database on PostgreSQL, else an embedded one in memory. */
export const testPlace = async (): Promise<TestPlace> =>
  testDatabaseUrl !== null
    ? ownDatabase(testDatabaseUrl)
    : { open: emptyEmbedded, url: null, remove: async () => undefined }

/**
 * Until another transaction waits for what this one holds. On the embedded store, whose one connection gives turns, it
 * waits already.
 */
export const untilWaitedFor = async (tx: Tx): Promise<void> => {
  if (testDatabaseUrl === null) return
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await waiting.execute(tx)).rows.length === 0);
}
