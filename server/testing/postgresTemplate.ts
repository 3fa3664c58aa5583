import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../store/migrate.js'
import { migrations } from '../store/migrations/index.js'
import { postgresEngine } from '../store/postgres.js'

/** What `work` does in a connection of its own. */
export const onDatabase = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const inDatabase = (url: string, name: string): string => {
  const inside = new URL(url)
  inside.pathname = `/${name}`
  return inside.href
}

/** One for each text of the migrations. */
const textOfAll = createHash('sha256').update(JSON.stringify(migrations)).digest('hex')
const template = `careplus_template_${textOfAll.slice(0, 16)}`

/** Any number will do: it names the lock that lets one process make the template. */
const templateLock = 7_274_412

/** Made under another name, so that one whose making was cut off is taken for none. */
const makeTemplate = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const aside = newName()
    await client.query(`create database ${aside}`)
    const engine = postgresEngine({ url: inDatabase(url, aside), poolSize: 1 })
    await migrate(engine, new Date())
    await engine.close()
    await client.query(`alter database ${aside} rename to ${template}`)
  })

const newName = (): string => `t_${randomUUID().replaceAll('-', '')}`

let made: Promise<void> | null = null

export interface OwnDatabase {
  readonly url: string
  readonly remove: () => Promise<void>
}

/** A database in which every migration has run: they run once for a PostgreSQL, and copying what they made is quick. */
export const copyOfTemplate = async (url: string): Promise<OwnDatabase> => {
  await (made ??= makeTemplate(url))
  const name = newName()
  // By its files: writing all of it into the log takes three times as long.
  const run = (statement: string) => onDatabase(url, async (client) => void (await client.query(statement)))
  await run(`create database ${name} template ${template} strategy file_copy`)
  // The connections of a store that a test has left open go with it.
  return { url: inDatabase(url, name), remove: () => run(`drop database ${name} with (force)`) }
}
