import type { Db } from '../store/store.js'

/** What is kept of who did what: ids only, never a name, an address or what was said. */
export interface AuditEntry {
  /** A member's id. */
  readonly actor: string
  readonly action:
    | 'member.joined'
    | 'member.signed-in'
    /** A refresh token turned up a second time: its session was ended. */
    | 'session.reuse-detected'
    | 'child.removed'
    | 'consent.granted'
    | 'consent.withdrawn'
  /** The id of what it was done to; for a consent that is about no child, its purpose. */
  readonly subject: string
}

/** Append-only; written in the transaction that did it. */
export const audit = async (db: Db, entry: AuditEntry, at: Date): Promise<void> => {
  await db
    .insertInto('audit')
    .values({ ...entry, at })
    .execute()
}
