import { sql } from 'kysely'
import type { MemberErasure } from '../platform/module/serverModule.js'
import type { Tx } from '../platform/store/store.js'
import { endSharing } from './partners/sharedRoles.js'

const endAllSharing = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const children = await tx
    .selectFrom('children')
    .select('id')
    .where('member_id', '=', member)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of children) await endSharing(tx, member, id, now)
}

const unname = async (tx: Tx, member: string, anonymousId: string): Promise<void> => {
  await tx.updateTable('child_activity').set({ actor: anonymousId }).where('actor', '=', member).execute()
  await tx.updateTable('child_activity').set({ about: anonymousId }).where('about', '=', member).execute()
  for (const table of ['growth_records', 'stool_checks', 'nutrition_checks'] as const)
    await tx.updateTable(table).set({ created_by: anonymousId }).where('created_by', '=', member).execute()
  await tx.updateTable('growth_records').set({ changed_by: anonymousId }).where('changed_by', '=', member).execute()
  // An ended share must not be restored from a backup either.
  await sql`delete from removals where kind = 'child_partners' and key like ${`% ${member}`}`.execute(tx)
}

export const eraseFamily: MemberErasure = { beforeMember: endAllSharing, afterMember: unname }
