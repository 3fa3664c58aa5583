import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** What `work` does in a connection of its own to the database that an address names. */
export const onDatabase = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs one text of statements there. */
export const runIn = (url: string, statements: string): Promise<void> =>
  onDatabase(url, async (client) => void (await client.query(statements)))

export interface OwnDatabase {
  readonly name: string
  readonly url: string
  /** The connections that a test has left open go with it. */
  readonly remove: () => Promise<void>
}

/** A database of its own on the PostgreSQL at `url`, empty unless `madeOf` says of what it is made. */
export const newDatabase = async (url: string, madeOf = ''): Promise<OwnDatabase> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await runIn(url, `create database ${name} ${madeOf}`)
  const inside = new URL(url)
  inside.pathname = `/${name}`
  return { name, url: inside.href, remove: () => runIn(url, `drop database ${name} with (force)`) }
}
