import { runQuery, type Engine } from '../store/engine.js'
import type { Schema } from '../store/schema.js'

export interface Survey {
  readonly migrations: ReadonlyArray<string>
  readonly members: number
  readonly pictures: ReadonlyArray<string>
}

const texts = async (engine: Engine, sql: string): Promise<string[]> =>
  (await runQuery(engine, sql, [])).rows.map((row) => (row as { readonly text: string }).text)

const isThere = async (engine: Engine, table: 'members' | 'erasures' = 'members'): Promise<boolean> =>
  (await texts(engine, `select '${table}' as text where to_regclass('${table}') is not null`)).length > 0

export const countMembers = async (engine: Engine): Promise<number> =>
  (await isThere(engine)) ? Number((await texts(engine, 'select count(*)::text as text from members'))[0]) : 0

export const memberIds = async (engine: Engine): Promise<ReadonlyArray<string>> =>
  (await isThere(engine)) ? texts(engine, 'select id::text as text from members') : []

/** Null: the store is older than the table of erasures. */
export const erasuresIn = async (engine: Engine): Promise<ReadonlyArray<Schema['erasures']> | null> =>
  (await isThere(engine, 'erasures'))
    ? ((await runQuery(engine, 'select id, kind, at from erasures', [])).rows as Schema['erasures'][])
    : null

export const surveyOf = async (engine: Engine): Promise<Survey> => ({
  migrations: await texts(engine, 'select name as text from migrations order by name'),
  members: await countMembers(engine),
  pictures: await texts(
    engine,
    `select key as text from (
      select whole_key, thumbnail_key from bill_pictures where deleted_at is null
      union all select whole_key, thumbnail_key from request_pictures where deleted_at is null
    ) as pictures, unnest(array[whole_key, thumbnail_key]) as key order by key`,
  ),
})
