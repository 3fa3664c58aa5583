import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { embeddedEngine } from '../platform/store/embedded.js'
import type { Conversation, Engine } from '../platform/store/engine.js'
import { postgresEngine } from '../platform/store/postgres.js'
import type { Tx } from '../platform/store/store.js'
import { emptyImage } from './embeddedImage.js'
import { oneConversation } from './oneConversation.js'
import { runIn } from './ownDatabase.js'
import { copyOfTemplate } from './postgresTemplate.js'
import { recorded } from './statementRecord.js'

/** PostgreSQL to test on; unset: the embedded store. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? null

export const emptyEmbedded = async (): Promise<Engine> => embeddedEngine('memory://', await emptyImage())

export interface TestPlace {
  /** Another connection to the same data, as of another process; the embedded store has only one. */
  readonly open: () => Promise<Engine>
  readonly url: string | null
  readonly remove: () => Promise<void>
}

export const ownSchema = async (url: string): Promise<TestPlace> => {
  const schema = `t_${randomUUID().replaceAll('-', '')}`
  await runIn(url, `create schema ${schema}`)
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  return {
    open: async () => postgresEngine({ url: inside.href, poolSize: 10 }),
    url: inside.href,
    remove: () => runIn(url, `drop schema ${schema} cascade`),
  }
}

const ownDatabase = async (url: string): Promise<TestPlace> => {
  const database = await copyOfTemplate(url)
  return {
    open: async () => oneConversation(recorded(postgresEngine({ url: database.url, poolSize: 10 }))),
    url: database.url,
    remove: database.remove,
  }
}

export const testPlace = async (): Promise<TestPlace> =>
  testDatabaseUrl !== null
    ? ownDatabase(testDatabaseUrl)
    : { open: emptyEmbedded, url: null, remove: async () => undefined }

export const placeThrough = async (wrap: (conversation: Conversation) => Conversation): Promise<TestPlace> => {
  const inner = await testPlace()
  const open = async (): Promise<Engine> => {
    const engine = await inner.open()
    return { connect: async () => wrap(await engine.connect()), close: () => engine.close() }
  }
  return { ...inner, open }
}

/** Waits until another transaction waits for a lock of this one. On the embedded store it waits for the connection already. */
export const untilWaitedFor = async (tx: Tx): Promise<void> => {
  if (testDatabaseUrl === null) return
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await waiting.execute(tx)).rows.length === 0);
}
