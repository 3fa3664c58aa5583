import { sql } from 'kysely'
import type { Tx } from '../platform/store/store.js'

/** Tables whose removals are recorded by id; referencing tables come first. */
const byId = [
  'children',
  'growth_records',
  'stool_checks',
  'nutrition_checks',
  'adults',
  'adult_questions',
  'mobility_checks',
  'member_addresses',
  'request_pictures',
  'files',
] as const

const removed = (kind: string) => sql`(select key from removals where kind = ${kind})`

export const repeatRemovals = async (tx: Tx): Promise<number> => {
  let removedCount = 0
  const remove = async (table: string, key: ReturnType<typeof sql>): Promise<void> => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${key} in ${removed(table)}`.execute(tx)
    removedCount += Number(numAffectedRows)
  }
  for (const table of byId) await remove(table, sql`id::text`)
  await remove('identities', sql`identity_key(issuer, subject)`)
  await remove('child_partners', sql`child_id || ' ' || member_id`)
  return removedCount
}
