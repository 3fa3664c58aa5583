import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './store.js'

/** A value that a builder carries through untouched, to be found again among a statement's parameters. */
class Mark {
  constructor(readonly position: number) {}
}

/**
 * A statement that is built and compiled once, at its first run, and from then on only sent: building one costs more than
 * most of them take in the database. The builder must not look at its arguments, only place them.
 */
export const prepared = <Args extends ReadonlyArray<unknown>, Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): ((db: Db, ...args: Args) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | null = null
  return async (db, ...args) => {
    if (compiled === null) {
      const marks = args.map((_, position) => new Mark(position))
      compiled = build(db, ...(marks as unknown as Args)).compile()
    }
    const parameters = compiled.parameters.map((value) => (value instanceof Mark ? args[value.position] : value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
