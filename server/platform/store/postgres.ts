import type { Writable } from 'node:stream'
import pg from 'pg'
import { talk, type Answer, type Conversation, type Engine } from './engine.js'

/** PostgreSQL's type number of `date`: read as its ISO text, so that no time zone can move a birthday. */
const dateType = 1082

/** Past this many different statements the rest go unnamed: names are kept by the database for the connection's life. */
const mostNamed = 400

/** A statement sent under a name is parsed and planned once a connection. */
const namer = () => {
  const names = new Map<string, string>()
  return (sql: string): string | undefined => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= mostNamed) return known
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

/** By this the database's own lists name our connections. */
export const postgresName = 'careplus'

const control = /^(begin|commit|rollback)$/

/**
 * Holds a stream's writes back until what runs now has run: statements given in one go leave in one write, and wake the
 * database once.
 */
const holdBack = (stream: Writable): void => {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The driver is given a text, and its name after that: a config it copies property by property, dearer than the rest of it. */
const asked = (
  client: pg.PoolClient,
  sql: string,
  values: ReadonlyArray<unknown>,
  name: string | undefined,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new pg.Query(sql, [...values], (failure, result) =>
      failure instanceof Error ? reject(failure) : resolve(result),
    )
    client.query(Object.assign(query, { name }))
  })

export interface PostgresSettings {
  readonly url: string
  readonly poolSize: number
  /** How long a connection that nobody uses is kept. */
  readonly idleMs?: number
}

export const postgresEngine = ({ url, poolSize, idleMs = 10_000 }: PostgresSettings): Engine => {
  const nameOf = namer()
  const types = {
    getTypeParser: ((id: number, format: 'text') =>
      id === dateType ? (value: string) => value : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Whoever would restore over the database sees by a connection that a server runs on it, however little that has to do.
    min: 1,
    idleTimeoutMillis: idleMs,
    types,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    application_name: postgresName,
  })
  // A connection that breaks while it is idle is replaced at the next use, and one in use tells by its statements. Without
  // listeners either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const connect = async (): Promise<Conversation> => {
    const client = await pool.connect()
    const { connection } = client as unknown as { readonly connection: pg.Connection }
    let broken = false
    const run = async (sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
      const name = control.test(sql) || (values.length === 0 && sql.includes(';')) ? undefined : nameOf(sql)
      holdBack(connection.stream)
      try {
        const result = await asked(client, sql, values, name)
        return { rows: result.rows ?? [], affected: result.rowCount ?? 0 }
      } catch (failure) {
        // What the database itself refuses leaves the connection as it is, unless that is what ends.
        broken ||= !(failure instanceof pg.DatabaseError) || failure.severity === 'FATAL'
        // The driver's own frames lead to a socket; a log needs to know which statement of ours it was.
        if (failure instanceof Error) Error.captureStackTrace(failure)
        throw failure
      }
    }
    const { query, send } = talk(run)
    return { query, send, release: () => client.release(broken) }
  }
  return {
    connect,
    close: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}
