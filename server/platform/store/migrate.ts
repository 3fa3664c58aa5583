import { migrations as all, type Migration } from './migrations/index.js'
import type { Conversation, Engine } from './engine.js'

/** Any number of ours: names the lock that keeps two starting processes apart. */
const migrationLock = 7_274_411

const applied = async ({ query }: Conversation): Promise<ReadonlySet<string>> => {
  await query('create table if not exists migrations (name text primary key, applied_at timestamptz not null)', [])
  const { rows } = await query('select name from migrations', [])
  return new Set(rows.map((row) => (row as { readonly name: string }).name))
}

const apply = async ({ query }: Conversation, { name, sql }: Migration, now: Date): Promise<void> => {
  await query('begin', [])
  try {
    await query(sql, [])
    await query('insert into migrations (name, applied_at) values ($1, $2)', [name, now])
    await query('commit', [])
  } catch (failure) {
    await query('rollback', [])
    throw failure
  }
}

/** Runs the missing migrations. A second process waits for the first, then finds nothing to do. */
export const migrate = async (engine: Engine, now: Date, migrations: ReadonlyArray<Migration> = all): Promise<void> => {
  const conversation = await engine.connect()
  try {
    await conversation.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      const done = await applied(conversation)
      for (const migration of migrations) {
        if (!done.has(migration.name)) await apply(conversation, migration, now)
      }
    } finally {
      await conversation.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    conversation.release()
  }
}
