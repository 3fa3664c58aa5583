import { setTimeout as pause } from 'node:timers/promises'
import { migrations as all, type Migration, type NewIndex, type Statements } from './migrations/index.js'
import type { Conversation, Engine } from './engine.js'

/** Arbitrary key of the advisory lock that serializes migrating processes. */
const migrationLock = 7_274_411

/** Gives up after half an hour. */
const pollMs = 250
const maxPolls = 7200

/** Polls instead of waiting: a waiting statement holds a snapshot, and a concurrent index build waits for all snapshots. */
const lockMigrations = async ({ query }: Conversation): Promise<void> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { rows } = await query('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if ((rows[0] as { readonly taken: boolean }).taken) return
    await pause(pollMs)
  }
  throw new Error('Another process has been migrating the store for half an hour')
}

const applied = async ({ query }: Conversation): Promise<ReadonlySet<string>> => {
  await query('create table if not exists migrations (name text primary key, applied_at timestamptz not null)', [])
  const { rows } = await query('select name from migrations', [])
  return new Set(rows.map((row) => (row as { readonly name: string }).name))
}

const note = ({ query }: Conversation, name: string, now: Date) =>
  query('insert into migrations (name, applied_at) values ($1, $2)', [name, now])

/** A statement that waits for a table lock blocks all others behind it, so it times out soon and is retried. */
const longestWaitMs = 2000
const pauseMs = 1000
const maxAttempts = 60
/** Source: PostgreSQL 15's manual, appendix A. */
const lockNotAvailable = '55P03'

const attemptStatements = async (
  conversation: Conversation,
  { name, sql }: Statements,
  now: Date,
): Promise<boolean> => {
  const { query } = conversation
  await query('begin', [])
  try {
    await query(`set local lock_timeout = ${longestWaitMs}`, [])
    await query(sql, [])
    await note(conversation, name, now)
    await query('commit', [])
    return true
  } catch (failure) {
    await query('rollback', [])
    if ((failure as { readonly code?: unknown }).code === lockNotAvailable) return false
    throw failure
  }
}

const applyStatements = async (conversation: Conversation, migration: Statements, now: Date): Promise<void> => {
  for (let attempt = 1; !(await attemptStatements(conversation, migration, now)); attempt += 1) {
    if (attempt === maxAttempts)
      throw new Error(`${migration.name} waited for a table that others hold, ${maxAttempts} times over`)
    await pause(pauseMs)
  }
}

/** An interrupted build leaves an invalid index, which is dropped first. */
const applyIndex = async (conversation: Conversation, { name, index, on }: NewIndex, now: Date): Promise<void> => {
  const { query } = conversation
  const { rows } = await query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [index])
  if (rows.length > 0) await query(`drop index concurrently ${index}`, [])
  await query(`create index concurrently if not exists ${index} on ${on}`, [])
  await note(conversation, name, now)
}

/** A second process waits for the first and then finds nothing to do. */
export const migrate = async (engine: Engine, now: Date, migrations: ReadonlyArray<Migration> = all): Promise<void> => {
  const conversation = await engine.connect()
  try {
    await lockMigrations(conversation)
    try {
      const done = await applied(conversation)
      for (const migration of migrations) {
        if (done.has(migration.name)) continue
        if ('index' in migration) await applyIndex(conversation, migration, now)
        else await applyStatements(conversation, migration, now)
      }
    } finally {
      await conversation.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    conversation.release()
  }
}
