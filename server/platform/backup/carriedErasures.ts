import { sql } from 'kysely'
import { ask, type Engine } from '../store/engine.js'
import type { Schema } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { noteErasure } from './noteErasure.js'
import type { Erasing } from './target.js'

export interface Carried {
  readonly kind: string
  readonly told: string
}

/** What must also hold in the store that takes the place of this one. The engine has one connection. */
export const carriedIn = async (
  engine: Engine,
  madeAt: Date,
  { carryingSql }: Erasing,
): Promise<ReadonlyArray<Carried>> => {
  await ask(engine, carryingSql(madeAt), [])
  return (await ask(engine, 'select kind, told::text as told from carried_before', [])).rows as Carried[]
}

/** Notes it in that store, for `eraseAgain` to do. */
export const carryInto = async (
  db: Db,
  erasures: ReadonlyArray<Schema['erasures']>,
  carried: ReadonlyArray<Carried>,
): Promise<void> => {
  for (const { kind, id, at } of erasures) await noteErasure(db, kind, id, at)
  await sql`delete from carried_over`.execute(db)
  for (const { kind, told } of carried)
    await sql`insert into carried_over (kind, told) values (${kind}, ${told}::jsonb)`.execute(db)
}
