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

/** Its statements run one after another. */
export interface Conversation {
  readonly query: (sql: string, values: ReadonlyArray<unknown>) => Promise<Answer>
  /** Sends without waiting; a failure is reported by the next `query`. */
  readonly send: (sql: string, values: ReadonlyArray<unknown>) => void
  readonly release: () => void
}

/** `waiting`: callers that wait for a connection. */
export interface Connections {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/** Timestamps come back as `Date`, dates as ISO text. */
export interface Engine {
  readonly connect: () => Promise<Conversation>
  readonly close: () => Promise<void>
  /** Missing if there is only one connection. */
  readonly connections?: () => Connections
  /** A consistent copy as a tar file; missing for PostgreSQL, which has its own programs. */
  readonly image?: () => Promise<Blob>
}

export const runQuery = async (engine: Engine, sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
  const { query, release } = await engine.connect()
  try {
    return await query(sql, values)
  } finally {
    release()
  }
}

/** A statement that is not awaited: a failure is reported when the transaction ends. */
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

/** Reports the first of several failures, because later ones only report an aborted transaction. */
export const talk = (
  run: (sql: string, values: ReadonlyArray<unknown>) => Promise<Answer>,
): Pick<Conversation, 'query' | 'send'> => {
  let sent: Promise<unknown> | null = null
  // Until the failure is reported it has no listener, and Node would take it for unhandled.
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

/** One dialect for every engine, so that both stores get the same SQL. */
export const engineDialect = (engine: Engine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EngineDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
