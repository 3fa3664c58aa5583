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

/** A connection; its statements run one after another. */
export interface Conversation {
  readonly query: (sql: string, values: ReadonlyArray<unknown>) => Promise<Answer>
  /** Sent without waiting for its answer, which nobody reads; that it failed is told by the next `query`. */
  readonly send: (sql: string, values: ReadonlyArray<unknown>) => void
  readonly release: () => void
}

/** Connections that run something, those that do not, and callers who wait for one. */
export interface Connections {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/**
 * A PostgreSQL, wherever it runs. Instants come back as `Date`, dates (without time) as ISO text.
 * `connect` waits for its turn where there are fewer connections than callers.
 */
export interface Engine {
  readonly connect: () => Promise<Conversation>
  readonly close: () => Promise<void>
  /** Absent where there is one connection, which all take turns at. */
  readonly connections?: () => Connections
  /** Everything in it at one moment, as a tar file; absent where another program makes such a thing. */
  readonly image?: () => Promise<Blob>
}

/** Runs one statement on a connection of its own. */
export const runQuery = async (engine: Engine, sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
  const { query, release } = await engine.connect()
  try {
    return await query(sql, values)
  } finally {
    release()
  }
}

/** A compiled statement that need not be waited for: the transaction's end tells whether it was done. */
export type Deferrable<R = unknown> = CompiledQuery<R> & { readonly deferred?: boolean }

class EngineConnection implements DatabaseConnection {
  constructor(readonly conversation: Conversation) {}

  async executeQuery<R>({ sql, parameters, deferred }: Deferrable): Promise<QueryResult<R>> {
    if (deferred === true) {
      this.conversation.send(sql, parameters)
      return { rows: [] }
    }
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
    connection.conversation.send('begin', [])
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

const ignored = (): undefined => undefined

/**
 * `query` and `send` over one way to run statements in the order they are given. Of several that failed the first is told:
 * those after it only say that the transaction is over.
 */
export const talk = (
  run: (sql: string, values: ReadonlyArray<unknown>) => Promise<Answer>,
): Pick<Conversation, 'query' | 'send'> => {
  let sent: Promise<unknown> | null = null
  // Until a failure is told nobody listens to it, and Node would take it for unhandled.
  const unheard = (promise: Promise<unknown>): void => void promise.catch(ignored)
  return {
    query: async (sql, values) => {
      if (sent === null) return run(sql, values)
      const before = sent
      sent = null
      const answer = run(sql, values)
      unheard(answer)
      await before
      return answer
    },
    send: (sql, values) => {
      const running = run(sql, values)
      unheard(running)
      sent = sent === null ? running : sent.then(() => running)
      unheard(sent)
    },
  }
}

/** kysely over any engine: one dialect, so that one SQL text reaches both. */
export const engineDialect = (engine: Engine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EngineDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
