import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { runQuery, type Deferrable } from './engine.js'
import { EngineDb } from './engineDb.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/** What a statement may be given at one place. */
type Value = string | number | boolean | Date | Uint8Array | null

/** Values by their names, so that no two of them change places. A field that may be left out does not compile. */
type Named = Readonly<Record<string, Value>>

/** What a builder carries through in the place of a value, to find it again among what the statement is sent with. */
class Mark {
  constructor(
    readonly position: number,
    readonly name: string | null,
  ) {}

  valueIn(args: ReadonlyArray<Value | Named>): unknown {
    const arg = args[this.position]
    return this.name === null ? arg : (arg as Named)[this.name]
  }
}

const isNamed = (arg: Value | Named): arg is Named =>
  typeof arg === 'object' && arg !== null && Object.getPrototypeOf(arg) === Object.prototype

const marksOf = (arg: Value | Named, position: number): unknown =>
  isNamed(arg)
    ? Object.fromEntries(Object.keys(arg).map((name) => [name, new Mark(position, name)]))
    : new Mark(position, null)

/**
 * A statement that is built and compiled once, at its first run, and from then on only sent: building one costs more than
 * most of them take in the database. The builder must not look at its arguments, only place them: values, or records of
 * values by their names. A `deferred` one is not waited for: the next statement of its transaction, or the transaction's
 * end, tells whether it was done.
 */
export const prepared = <Args extends ReadonlyArray<Value | Named>, Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
  { deferred = false }: { readonly deferred?: boolean } = {},
): ((db: Db, ...args: Args) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | null = null
  return async (db, ...args) => {
    if (compiled === null) compiled = build(db, ...(args.map(marksOf) as unknown as Args)).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Mark ? value.valueIn(args) : value))
    if (db instanceof EngineDb) return (await runQuery(db.engine, compiled.sql, parameters)).rows as Row[]
    const { sql, query: node, queryId } = compiled
    const query: Deferrable<Row> = { sql, query: node, queryId, parameters, deferred }
    return (await db.executeQuery<Row>(query)).rows
  }
}

/** Of a statement that writes and answers nothing. */
export type NoRow = Readonly<Record<string, never>>
