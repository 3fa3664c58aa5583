import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { talk, type Answer, type Conversation, type Engine } from './engine.js'
import { isStoreUnavailable, waitedLong } from './storeUnavailable.js'

/** PostgreSQL's type number of `date`: parsed as ISO text, so that no time zone can shift a birthday. */
const dateType = 1082

/** The database keeps named statements for the life of the connection, so further ones stay unnamed. */
const maxNamed = 400

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

export const postgresName = 'careplus'

const control = /^(begin|commit|rollback)$/

/** Delays a stream's writes until the current task ends, so that statements sent together leave in one write. */
const delayWrites = (stream: Writable): void => {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Text and name are passed separately, because the driver copies a config object property by property, which costs more. */
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

const longestConnectMs = 5_000
const probeEveryMs = 100

/** A standby counts as unavailable. Warnings are enabled: only a warning reports that no standby has a commit. */
const prepareConnection = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set client_min_messages = warning')
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on')
    throw Object.assign(new Error('This database only reads, as a standby does'), { code: '25006' })
}

/** Committed on the primary only. Recognized by the warning's source file, because its text is translated. */
const warnsOfWait = ({ file }: { readonly file?: string | undefined }): boolean => file === 'syncrep.c'

/** Source of the code: PostgreSQL 15's manual, appendix A, transaction_resolution_unknown. */
const notReplicated = (): Error =>
  Object.assign(new Error('Committed on the primary, and perhaps on no standby'), { code: '08007' })

/** A failover takes a second or two, so callers wait at most `patienceMs` after the first failure. */
const patient = (pool: pg.Pool, timeoutMs: number): (() => Promise<pg.PoolClient>) => {
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
    while (missed.since !== null && performance.now() - missed.since < timeoutMs) {
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
  /** Milliseconds until an idle connection is closed. */
  readonly idleMs?: number
  /** Milliseconds to wait for an unavailable database, from the first failure. */
  readonly patienceMs?: number
}

export const postgresEngine = ({
  url,
  poolSize,
  idleMs = 10_000,
  patienceMs: timeoutMs = 4_000,
}: PostgresSettings): Engine => {
  const nameOf = namer()
  const types = {
    getTypeParser: ((id: number, format: 'text') =>
      id === dateType ? (value: string) => value : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // One idle connection stays open, so that a restore can see that a server uses the database.
    min: 1,
    idleTimeoutMillis: idleMs,
    types,
    connectionTimeoutMillis: longestConnectMs,
    onConnect: prepareConnection,
    // Detects a dead machine on an idle connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    pipeline: true,
    application_name: postgresName,
  })
  // Without listeners a broken connection would end the process; its statements or the next use report it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const unreplicated = new WeakSet<pg.ClientBase>()
  pool.on('connect', (client) =>
    client.on('notice', (notice) => {
      if (warnsOfWait(notice)) unreplicated.add(client)
    }),
  )
  const connectPatiently = patient(pool, timeoutMs)

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
        // The connection survives the database's refusals, unless the connection itself ended or became a standby's.
        broken ||= !(failure instanceof pg.DatabaseError) || failure.severity === 'FATAL' || isStoreUnavailable(failure)
        // The driver's stack leads to a socket; the log needs the statement.
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

/** A pooler with several backends hands them out in turn, so connections are compared several times. */
const comparisons = 6

/** A pooler in transaction mode gives our prepared statements and session locks to other callers. */
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
