import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs statements in the database that an address names. */
export const runIn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface Database {
  /** What the server and the programs beside it are told; nothing: they use the embedded store. */
  readonly settings: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

/** An empty database for one worker's app: on the PostgreSQL that `TEST_DATABASE_URL` names, else embedded in its folder. */
export const ownDatabase = async (): Promise<Database> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given === undefined) return { settings: {}, remove: async () => undefined }
  const name = `j_${randomUUID().replaceAll('-', '')}`
  await runIn(given, `create database ${name}`)
  const inside = new URL(given)
  inside.pathname = `/${name}`
  return { settings: { DATABASE_URL: inside.href }, remove: () => runIn(given, `drop database ${name} with (force)`) }
}
