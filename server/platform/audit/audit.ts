import type { AuditAction } from '@careplus/adapters/internal/contract'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

/** Contains ids only: never a name, an address or a text. */
export interface AuditEntry {
  /** A member's id; `nobody` before sign-in. */
  readonly actor: string
  readonly action: AuditAction
  /** Id of the object; for a consent about no child, its purpose. */
  readonly subject: string
  readonly detail?: string
}

const write = prepared(
  (db, actor: string, action: AuditEntry['action'], subject: string, detail: string | null, at: Date) =>
    db.insertInto('audit').values({ actor, action, subject, detail, at }),
)

/** Must run in the audited transaction; only failed sign-ins are ever deleted. */
export const audit = async (db: Db, { actor, action, subject, detail }: AuditEntry, at: Date): Promise<void> => {
  await write(db, actor, action, subject, detail ?? null, at)
}
