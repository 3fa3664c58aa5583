import { house } from './0001-house.js'
import { accounts } from './0002-accounts.js'

export interface Migration {
  readonly name: string
  /** Statements in PostgreSQL 15's SQL; never changed once released. */
  readonly sql: string
}

/** In the order they run; a new one goes to the end. */
export const migrations: ReadonlyArray<Migration> = [
  { name: '0001-house', sql: house },
  { name: '0002-accounts', sql: accounts },
]
