import { randomUUID } from 'node:crypto'
import { sha256 } from '../platform/crypto/tokens.js'
import type { Counter } from '../platform/limits/limits.js'
import type { TestServer } from './testServer.js'

/** Sets the counters, because making the calls would take most of a test. */
export const countedBefore = async (
  { store, now }: Pick<TestServer, 'store' | 'now'>,
  { rule, subject }: Counter,
  hits: number,
): Promise<void> => {
  const row = { rule, subject: sha256(subject), at: now() }
  const rows = Array.from({ length: hits }, () => ({ ...row, id: randomUUID() }))
  await store.db.insertInto('limit_hits').values(rows).execute()
}
