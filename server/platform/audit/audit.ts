import type { AuditAction } from '@careplus/core/internal/audit'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'
import { actingRoles } from './actingRoles.js'

/** Contains ids and codes only: never a member's name, an address or a text. */
export interface AuditEntry {
  /** A member's id; `staff:` and a name; `nobody` before sign-in. */
  readonly actor: string
  readonly action: AuditAction
  /** Id of the object; for a consent about no child, its purpose. */
  readonly subject: string
  readonly detail?: string | null
  /** Whom an entry of staff concerns; null: an erased member. */
  readonly member?: string | null
  /** State or balance of the subject. */
  readonly before?: string | null
  readonly after?: string | null
  /** Points, or a number of rows. */
  readonly amount?: number | null
}

interface Row {
  readonly actor: string
  readonly action: AuditAction
  readonly subject: string
  readonly detail: string | null
  readonly staff_name: string | null
  readonly staff_roles: string | null
  readonly member: string | null
  readonly before: string | null
  readonly after: string | null
  readonly amount: number | null
}

const write = prepared((db, row: { readonly [K in keyof Row]: Row[K] }, at: Date) =>
  db.insertInto('audit').values({ ...row, at }),
)

const staffNameOf = (actor: string): string | null => /^staff:(.*)$/s.exec(actor)?.[1] ?? null

/** Must run in the audited transaction. The store refuses any later change but those that migration 0069 names. */
export const audit = async (
  db: Db,
  { actor, action, subject, detail = null, member = null, before = null, after = null, amount = null }: AuditEntry,
  at: Date,
): Promise<void> => {
  const staff_name = staffNameOf(actor)
  const staff_roles = staff_name === null ? null : (actingRoles()?.join(',') ?? null)
  await write(db, { actor, action, subject, detail, staff_name, staff_roles, member, before, after, amount }, at)
}
