import { embeddedEngine } from '../store/embedded.js'
import { runQuery, type Engine } from '../store/engine.js'
import { migrate } from '../store/migrate.js'
import { migrations } from '../store/migrations/index.js'

const madeIn = `
select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
union
select proname from pg_proc
where pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
order by name
`

const namesIn = async (engine: Engine, sql: string): Promise<ReadonlyArray<string>> =>
  (await runQuery(engine, sql, [])).rows.map((row) => (row as { readonly name: string }).name)

const madeByUs = async (): Promise<ReadonlySet<string>> => {
  const fresh = await embeddedEngine('memory://')
  try {
    await migrate(fresh, new Date())
    return new Set(await namesIn(fresh, madeIn))
  } finally {
    await fresh.close()
  }
}

/** Whether our migrations ran: another program may also have a table named `members` or `migrations`. */
const wasMigrated = async (engine: Engine): Promise<boolean> => {
  const done = await namesIn(engine, 'select name from migrations').catch((): ReadonlyArray<string> => [])
  return done.includes(migrations[0]?.name ?? '')
}

/** An object that CarePlus did not create; null: none. */
export const foreignIn = async (engine: Engine): Promise<string | null> => {
  const made = await namesIn(engine, madeIn)
  if (made.length === 0) return null
  const ours = await madeByUs()
  const foreign = made.find((name) => !ours.has(name))
  return foreign ?? ((await wasMigrated(engine)) ? null : (made[0] ?? null))
}
