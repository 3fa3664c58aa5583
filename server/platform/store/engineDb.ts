import { Kysely } from 'kysely'
import { engineDialect, type Engine } from './engine.js'
import type { Schema } from './schema.js'

/** Outside a transaction, compiled statements bypass the query builder on their way to the engine. */
export class EngineDb extends Kysely<Schema> {
  constructor(readonly engine: Engine) {
    super({ dialect: engineDialect(engine) })
  }
}
