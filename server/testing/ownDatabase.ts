import { randomUUID } from 'node:crypto'
import pg from 'pg'

export const onDatabase = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const runIn = (url: string, statements: string): Promise<void> =>
  onDatabase(url, async (client) => void (await client.query(statements)))

export interface OwnDatabase {
  readonly name: string
  readonly url: string
  /** Also ends connections that a test left open. */
  readonly remove: () => Promise<void>
}

/** A new database, empty unless `madeOf` names a template. */
export const newDatabase = async (url: string, madeOf = ''): Promise<OwnDatabase> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await runIn(url, `create database ${name} ${madeOf}`)
  const inside = new URL(url)
  inside.pathname = `/${name}`
  return { name, url: inside.href, remove: () => runIn(url, `drop database ${name} with (force)`) }
}
