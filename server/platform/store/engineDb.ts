import { Kysely } from 'kysely'
import { engineDialect, type Engine } from './engine.js'
import type { Schema } from './schema.js'

/** The store outside a transaction: what is compiled already reaches the engine past the builder's own machinery. */
export class EngineDb extends Kysely<Schema> {
  constructor(readonly engine: Engine) {
    super({ dialect: engineDialect(engine) })
  }
}
