import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/store/store.js'
import { auditAccounts } from './auditAccounts.js'
import type { Audited } from './difference.js'
import { auditDraws } from './auditDraws.js'
import { auditItems } from './auditItems.js'

const audits = { members: auditAccounts, items: auditItems, draws: auditDraws } as const

export type AuditPart = keyof typeof audits

/** Each part is one transaction, so it sees one moment. */
export const auditPart = (db: Db, part: AuditPart, after: string | null): Promise<Audited> =>
  db.transaction().execute(async (tx: Tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return audits[part](tx, after)
  })
