import { sql } from 'kysely'
import type { Tx } from '../platform/store/store.js'
import { was } from './carriedRows.js'
import { repeatSignInMethodChanges } from './repeatSignInMethodChanges.js'
import { repeatWithdrawals } from './repeatWithdrawals.js'

/** The stored responses to idempotency keys stay, without content. */
const ends = async (tx: Tx, now: Date): Promise<void> => {
  await tx.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  for (const table of [
    'access_tokens',
    'refresh_tokens',
    'one_time_codes',
    'join_tokens',
    'staff_sessions',
    'staff_person_sessions',
    'staff_sign_ins',
  ] as const)
    await tx.deleteFrom(table).execute()
  await tx.deleteFrom('letter_links').where('purpose', '!=', 'end-reminders').execute()
  await sql`
    insert into letter_links select was.* from ${was('letter_links')} where was.member_id in (select id from members)
    on conflict do nothing
  `.execute(tx)
  await tx.updateTable('staff_invitations').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await tx.deleteFrom('partner_invites').where('decided_at', 'is', null).execute()
  await tx.deleteFrom('adult_questions').where('answered_at', 'is', null).execute()
  await tx.updateTable('legacy_accounts').set({ proof_hash: null, proof_expires_at: null }).execute()
  await tx.deleteFrom('outbox').where('sent_at', 'is', null).where('expires_at', 'is not', null).execute()
  await tx.updateTable('idempotency_keys').set({ answer: '{"data":null}' }).execute()
  await sql`insert into used_social_tokens select was.* from ${was('used_social_tokens')} on conflict do nothing`.execute(
    tx,
  )
}

/** The audit action if a restore is not completed yet; null: no restore. */
export const becameOf = async (tx: Tx): Promise<'store.restored' | 'store.took-place' | null> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from carried_over where kind in ('restore', 'place') order by kind limit 1`.execute(tx)
  const [first] = rows
  if (first === undefined) return null
  return first.kind === 'place' ? 'store.took-place' : 'store.restored'
}

export const noteCarried = async (tx: Tx): Promise<void> => {
  await sql`insert into removals select was.* from ${was('removals')} on conflict do nothing`.execute(tx)
}

export const carryOver = async (tx: Tx, now: Date): Promise<number> => {
  const repeated = (await repeatSignInMethodChanges(tx)) + (await repeatWithdrawals(tx))
  await ends(tx, now)
  // Recorded in this store too, for the next restore.
  await sql`
    insert into audit (at, actor, action, subject, detail)
    select was.at, was.actor, was.action, was.subject, was.detail from ${was('audit')}
    where not exists (select from audit as own where own.seq = was.seq and own.at = was.at and own.action = was.action)
    order by was.seq
  `.execute(tx)
  await sql`delete from carried_over`.execute(tx)
  return repeated
}
