import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/store/store.js'
import { lookAtAccounts } from './auditAccounts.js'
import type { Looked } from './difference.js'
import { lookAtDraws } from './auditDraws.js'
import { lookAtItems } from './auditItems.js'

const looks = { members: lookAtAccounts, items: lookAtItems, draws: lookAtDraws } as const

export type AuditPart = keyof typeof looks

/** What a look sees is of one moment, whatever goes on meanwhile; the next look has another. */
export const lookAt = (db: Db, part: AuditPart, after: string | null): Promise<Looked> =>
  db.transaction().execute(async (tx: Tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return looks[part](tx, after)
  })
