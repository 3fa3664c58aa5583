import { sql } from 'kysely'
import { runQuery, type Engine } from '../store/engine.js'
import type { Schema } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { noteErasure } from './noteErasure.js'
import type { Erasing } from './restoreTarget.js'

export interface CarriedEntry {
  readonly kind: string
  readonly told: string
}

/** The engine must have one connection, because the table is temporary. */
export const loadCarried = async (
  engine: Engine,
  madeAt: Date,
  { carryingSql }: Erasing,
): Promise<ReadonlyArray<CarriedEntry>> => {
  await runQuery(engine, carryingSql(madeAt), [])
  return (await runQuery(engine, 'select kind, told::text as told from carried_before', [])).rows as CarriedEntry[]
}

export const saveCarried = async (
  db: Db,
  erasures: ReadonlyArray<Schema['erasures']>,
  carried: ReadonlyArray<CarriedEntry>,
): Promise<void> => {
  for (const { kind, id, at } of erasures) await noteErasure(db, kind, id, at)
  await sql`delete from carried_over`.execute(db)
  for (const { kind, told: content } of carried)
    await sql`insert into carried_over (kind, told) values (${kind}, ${content}::jsonb)`.execute(db)
}
