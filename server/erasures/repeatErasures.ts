import { sql } from 'kysely'
import { audit } from '../platform/audit/audit.js'
import { recordConsent } from '../family/exports/consents.js'
import { forgetAnswersAbout } from '../platform/http/forgetAnswers.js'
import { childHealthColumns, deleteChildHealth } from '../family/exports/children.js'
import { eraseMember } from '../modules.js'
import type { Db, Tx } from '../platform/store/store.js'
import type { RepeatedErasures } from '../platform/backup/restoreTarget.js'
import { repeatRemovals } from './repeatRemovals.js'
import { becameOf, carryOver, noteCarried } from './carryOver.js'

const eraseMembers = async (tx: Tx, now: Date): Promise<number> => {
  const back = await tx
    .updateTable('members')
    .set({ delete_at: now })
    .where('id', 'in', (of) => of.selectFrom('erasures').select('id').where('kind', '=', 'member'))
    .returning('id')
    .execute()
  for (const { id } of back) await eraseMember(tx, id, now)
  return back.length
}

interface ChildBack {
  readonly id: string
  readonly member_id: string
  readonly at: Date
  /** Version of the owner's consent; null: withdrawn already. */
  readonly version: string | null
}

/** A consent is never older than the erasure, because a late consent erases first, at the same time. */
const eraseChildren = async (tx: Tx): Promise<number> => {
  const recorded = (table: string) => sql`exists (
    select from ${sql.table(table)} as kept where kept.child_id = children.id and kept.created_at < erasures.at
  )`
  const values = sql.join(
    childHealthColumns.map((column) => sql`children.${sql.ref(column)} is not null`),
    sql` or `,
  )
  const { rows } = await sql<ChildBack>`
    select children.id, children.member_id, erasures.at, case when health_consent_at is not null then (
      select version from consents where child_id = children.id and granted order by seq desc limit 1
    ) end as version
    from erasures join children on children.id = erasures.id and erasures.kind = 'child-health'
    where health_consent_at < erasures.at or health_consent_at is null and (${values})
      or ${recorded('growth_records')} or ${recorded('stool_checks')} or ${recorded('nutrition_checks')}
  `.execute(tx)
  for (const { id, member_id, at, version } of rows) {
    const withdrawn = { purpose: 'child_health', child_id: id, granted: false } as const
    if (version !== null) await recordConsent(tx, member_id, { ...withdrawn, version }, at)
    await deleteChildHealth(tx, member_id, id)
  }
  return rows.length
}

const eraseAdults = async (tx: Tx): Promise<number> => {
  const back = await tx
    .deleteFrom('adults')
    .where('id', 'in', (of) => of.selectFrom('erasures').select('id').where('kind', '=', 'adult'))
    .returning(['id', 'member_id'])
    .execute()
  for (const { id, member_id } of back) await forgetAnswersAbout(tx, member_id, id, '/th/adults/')
  return back.length
}

/** Directly after a restore it also repeats withdrawals and changes, and ends every session. */
export const repeatErasures = (db: Db, now: Date): Promise<RepeatedErasures> =>
  db.transaction().execute(async (tx) => {
    const became = await becameOf(tx)
    if (became !== null) await noteCarried(tx)
    const erased = (await eraseMembers(tx, now)) + (await eraseChildren(tx)) + (await eraseAdults(tx))
    const withdrawn = (await repeatRemovals(tx)) + (became === null ? 0 : await carryOver(tx, now))
    if (became !== null) await audit(tx, { actor: 'job', action: became, subject: 'store' }, now)
    return { erased, withdrawn }
  })
