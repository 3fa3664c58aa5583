import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { ask, type Deferrable } from './engine.js'
import { EngineDb } from './engineDb.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/** A value that a builder carries through untouched, to be found again among a statement's parameters. */
class Mark {
  constructor(readonly position: number) {}
}

/**
 * A statement that is built and compiled once, at its first run, and from then on only sent: building one costs more than
 * most of them take in the database. The builder must not look at its arguments, only place them. A `deferred` one is not
 * waited for: the next statement of its transaction, or the transaction's end, tells whether it was done.
 */
export const prepared = <Args extends ReadonlyArray<unknown>, Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
  { deferred = false }: { readonly deferred?: boolean } = {},
): ((db: Db, ...args: Args) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | null = null
  return async (db, ...args) => {
    if (compiled === null) {
      const marks = args.map((_, position) => new Mark(position))
      compiled = build(db, ...(marks as unknown as Args)).compile()
    }
    const parameters = compiled.parameters.map((value) => (value instanceof Mark ? args[value.position] : value))
    if (db instanceof EngineDb) return (await ask(db.engine, compiled.sql, parameters)).rows as Row[]
    const { sql, query: node, queryId } = compiled
    const query: Deferrable<Row> = { sql, query: node, queryId, parameters, deferred }
    return (await db.executeQuery<Row>(query)).rows
  }
}

/** Of a statement that writes and answers nothing. */
export type NoRow = Readonly<Record<string, never>>
