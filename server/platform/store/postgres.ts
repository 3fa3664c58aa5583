import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { talk, type Answer, type Conversation, type Engine } from './engine.js'
import { isStoreUnavailable, waitedLong } from './storeUnavailable.js'

/** PostgreSQL's type number of `date`: read as its ISO text, so that no time zone can move a birthday. */
const dateType = 1082

/** Past this many different statements the rest go unnamed: names are kept by the database for the connection's life. */
const maxNamed = 400

/** A statement sent under a name is parsed and planned once a connection. */
const namer = () => {
  const names = new Map<string, string>()
  return (sql: string): string | undefined => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= maxNamed) return known
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
const delayWrites = (stream: Writable): void => {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The driver is given a text, and its name after that: a config it copies property by property, dearer than the rest of it. */
const execute = (
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

/** Of a connection, whoever waits for it and for what. */
const longestConnectMs = 5_000
const probeEveryMs = 100

/**
 * A standby answers, and refuses to write: so one that an address has led to is as good as nobody. Warnings are asked for, whatever
 * the role or the database has set: of a commit that no standby has, nothing else tells.
 */
const prepareConnection = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set client_min_messages = warning')
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on')
    throw Object.assign(new Error('This database only reads, as a standby does'), { code: '25006' })
}

/**
 * The wait for a standby was cancelled: the transaction is committed on the primary, and lost with it. Told by the source file
 * that warns, because the words are in the database's language.
 */
const warnsOfWait = ({ file }: { readonly file?: string | undefined }): boolean => file === 'syncrep.c'

/** Source of the code: PostgreSQL 15's manual, appendix A, transaction_resolution_unknown. */
const notReplicated = (): Error =>
  Object.assign(new Error('Committed on the primary, and perhaps on no standby'), { code: '08007' })

/**
 * A primary hands over in a second or two, which callers rather wait for than be refused. Whatever they ask, they wait no longer than
 * `patienceMs` after the first was in vain; from then on they are refused at once, until there is a connection again.
 */
const patient = (pool: pg.Pool, patienceMs: number): (() => Promise<pg.PoolClient>) => {
  const missed: { since: number | null } = { since: null }
  let probing: Promise<boolean> | null = null
  const connect = async (): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect()
      missed.since = null
      return client
    } catch (failure) {
      missed.since ??= performance.now()
      throw failure
    }
  }
  const isBack = async (): Promise<boolean> => {
    while (missed.since !== null && performance.now() - missed.since < patienceMs) {
      await pause(probeEveryMs)
      await connect().then(
        (client) => client.release(),
        () => undefined,
      )
    }
    return missed.since === null
  }
  return async () => {
    try {
      return await connect()
    } catch (failure) {
      if (!isStoreUnavailable(failure) || waitedLong(failure) || pool.ending) throw failure
      probing ??= isBack().finally(() => (probing = null))
      if (!(await probing)) throw failure
      return connect()
    }
  }
}

export interface PostgresSettings {
  readonly url: string
  readonly poolSize: number
  /** How long a connection that nobody uses is kept. */
  readonly idleMs?: number
  /** How long a database that is away is waited for, from when it was first missed. */
  readonly patienceMs?: number
}

export const postgresEngine = ({ url, poolSize, idleMs = 10_000, patienceMs = 4_000 }: PostgresSettings): Engine => {
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
    connectionTimeoutMillis: longestConnectMs,
    onConnect: prepareConnection,
    // A machine that is gone without a word is noticed on a connection that rests.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    pipeline: true,
    application_name: postgresName,
  })
  // A connection that breaks while it is idle is replaced at the next use, and one in use tells by its statements. Without
  // listeners either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const unreplicated = new WeakSet<pg.ClientBase>()
  pool.on('connect', (client) =>
    client.on('notice', (notice) => {
      if (warnsOfWait(notice)) unreplicated.add(client)
    }),
  )
  const connectPatiently = patient(pool, patienceMs)

  const connect = async (): Promise<Conversation> => {
    const client = await connectPatiently()
    const { connection } = client as unknown as { readonly connection: pg.Connection }
    let broken = false
    const run = async (sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
      const name = control.test(sql) || (values.length === 0 && sql.includes(';')) ? undefined : nameOf(sql)
      delayWrites(connection.stream)
      try {
        const result = await execute(client, sql, values, name)
        if (unreplicated.delete(client)) throw notReplicated()
        return { rows: result.rows ?? [], affected: result.rowCount ?? 0 }
      } catch (failure) {
        // What the database itself refuses leaves the connection as it is, unless that is what ends, or it has become a standby.
        broken ||= !(failure instanceof pg.DatabaseError) || failure.severity === 'FATAL' || isStoreUnavailable(failure)
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

/** How often two connections are compared: a pooler that has several of the database's hands them out in turn. */
const comparisons = 6

/**
 * Whether a pooler stands before the database that gives a connection to another caller after each transaction: what we keep on one
 * (prepared statements, locks of a session) is another's then. Two connections that are open at once have one backend there sooner
 * or later, or one of them has two.
 */
export const changesConnection = async (url: string): Promise<boolean> => {
  const clients = [0, 1].map(
    () =>
      new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: longestConnectMs,
        application_name: postgresName,
      }),
  )
  for (const client of clients) client.on('error', () => undefined)
  const backendOf = async (client: pg.Client): Promise<unknown> =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  try {
    await Promise.all(clients.map((client) => client.connect()))
    const seen = clients.map(() => new Set<unknown>())
    for (let each = 0; each < comparisons; each += 1)
      for (const [at, client] of clients.entries()) seen[at]?.add(await backendOf(client))
    return new Set(seen.flatMap((backends) => [...backends])).size !== clients.length
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
