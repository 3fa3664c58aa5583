import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

export interface Answer {
  readonly rows: unknown[]
  readonly affected: number
}

/** One conversation with the database; statements on it run one after another. */
export interface Conversation {
  readonly query: (sql: string, values: ReadonlyArray<unknown>) => Promise<Answer>
  readonly release: () => void
}

/**
 * A PostgreSQL, wherever it runs. Instants come back as `Date`, dates (without time) as ISO text.
 * `connect` waits for its turn where there are fewer connections than callers.
 */
export interface Engine {
  readonly connect: () => Promise<Conversation>
  readonly close: () => Promise<void>
}

class EngineConnection implements DatabaseConnection {
  constructor(readonly conversation: Conversation) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.conversation.query(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store reads whole results only')
  }
}

class EngineDriver implements Driver {
  constructor(private readonly engine: Engine) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(await this.engine.connect())
  }

  async releaseConnection(connection: EngineConnection): Promise<void> {
    connection.conversation.release()
  }

  async beginTransaction(connection: EngineConnection): Promise<void> {
    await connection.conversation.query('begin', [])
  }

  async commitTransaction(connection: EngineConnection): Promise<void> {
    await connection.conversation.query('commit', [])
  }

  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    await connection.conversation.query('rollback', [])
  }

  async destroy(): Promise<void> {
    await this.engine.close()
  }
}

/** kysely over any engine: one dialect, so that one SQL text reaches both. */
export const engineDialect = (engine: Engine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EngineDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
