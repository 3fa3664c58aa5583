import type { AuditAction } from '@careplus/adapters/contract'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

/** Who did what, by ids only: never a name, an address or a text. */
export interface AuditEntry {
  /** A member's id; `nobody` before anyone is signed in. */
  readonly actor: string
  readonly action: AuditAction
  /** The id of what it was done to; for a consent that is about no child, its purpose. */
  readonly subject: string
  /** Ids and numbers too. */
  readonly detail?: string
}

const write = prepared(
  (db, actor: string, action: AuditEntry['action'], subject: string, detail: string | null, at: Date) =>
    db.insertInto('audit').values({ actor, action, subject, detail, at }),
)

/** Written in the transaction that did it; only failed sign-ins are ever removed. */
export const audit = async (db: Db, { actor, action, subject, detail }: AuditEntry, at: Date): Promise<void> => {
  await write(db, actor, action, subject, detail ?? null, at)
}
