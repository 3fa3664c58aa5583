import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { runQuery, type Deferrable } from './engine.js'
import { EngineDb } from './engineDb.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

type Value = string | number | boolean | Date | Uint8Array | null

/** Values by name, so that they cannot be swapped. An optional field does not compile. */
type Named = Readonly<Record<string, Value>>

/** Placeholder that the builder passes through, to find each value among the statement's parameters. */
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

/** Compiled once; the builder must not inspect its arguments. `deferred`: not awaited, a failure is reported later. */
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

export type NoRow = Readonly<Record<string, never>>
