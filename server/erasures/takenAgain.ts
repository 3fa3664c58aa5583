import { sql, type RawBuilder } from 'kysely'
import { withdrawAdult, erasureDelayMs } from '../adults/withdrawing.js'
import type { ConsentPurpose } from '@careplus/core/consent'
import { recordConsent } from '../consents/consents.js'
import { memberErasureKind } from '../profile/deletion.js'
import type { Tx } from '../store/store.js'

const count = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n)

/** The rows of a kind as they were in the store that was replaced. */
const was = (table: string) =>
  sql`(
    select row.* from carried_over as over, jsonb_populate_record(null::${sql.table(table)}, over.told) as row
    where over.kind = ${table}
  ) as was`

const changed = (action: string) =>
  sql`(select (told ->> 'subject')::uuid from carried_over where kind = 'audit' and told ->> 'action' = ${action})`

/** An address or number that was left lets nobody in; the one in its place does. */
const waysIn = async (tx: Tx, column: 'email' | 'phone', action: string): Promise<number> => {
  const left = await count(tx, sql`update members set ${sql.ref(column)} = null where id in ${changed(action)}`)
  await sql`delete from identities where issuer = ${column} and member_id in ${changed(action)}`.execute(tx)
  await sql`
    update members set ${sql.ref(column)} = was.${sql.ref(column)} from ${was('members')}
    where was.id = members.id and members.id in ${changed(action)}
  `.execute(tx)
  await sql`
    insert into identities select was.* from ${was('identities')}
    where was.issuer = ${column} and was.member_id in (select id from members) and was.member_id in ${changed(action)}
    on conflict do nothing
  `.execute(tx)
  return left
}

const secrets = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`
    insert into credentials select was.* from ${was('credentials')} where was.member_id in (select id from members)
    on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at
      where excluded.changed_at > credentials.changed_at`,
  )

/** Asked for since, or taken back since. */
const deletions = async (tx: Tx): Promise<number> => {
  const asked = await count(
    tx,
    sql`
    insert into jobs (id, kind, subject, run_at, tries, done_at)
    select gen_random_uuid(), ${memberErasureKind}, members.id, was.delete_at, 0, null
    from ${was('members')} join members on members.id = was.id
    where was.delete_at is not null and members.delete_at is null and members.id in ${changed('deletion.asked')}`,
  )
  await sql`
    update members set delete_at = was.delete_at from ${was('members')} where was.id = members.id
    and (members.id in ${changed('deletion.asked')} or members.id in ${changed('deletion.withdrawn')})
  `.execute(tx)
  return asked
}

interface Withdrawal {
  readonly member_id: string
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly version: string
  readonly recorded_at: Date
}

/** The last word on each, where it was a refusal and the backup has it otherwise. */
const consents = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<Withdrawal>`
    select member_id, purpose, child_id, version, recorded_at from (
      select distinct on (was.member_id, was.purpose, was.child_id) was.* from ${was('consents')}
      order by was.member_id, was.purpose, was.child_id, was.seq desc
    ) as last
    where not granted and member_id in (select id from members) and coalesce((
      select of.granted from consents as of
      where of.member_id = last.member_id and of.purpose = last.purpose and of.child_id is not distinct from last.child_id
      order by of.seq desc limit 1
    ), true)
    order by recorded_at
  `.execute(tx)
  for (const { member_id, recorded_at, ...withdrawn } of rows)
    await recordConsent(tx, member_id, { ...withdrawn, granted: false }, recorded_at)
  return rows.length
}

const adults = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: string; member_id: string; erase_at: Date }>`
    select adults.id, adults.member_id, was.erase_at from ${was('adults')} join adults on adults.id = was.id
    cross join (select (told ->> 'made_at')::timestamptz as at from carried_over where kind = 'restore') as made
    where adults.erase_at is null and was.erase_at - make_interval(secs => ${erasureDelayMs / 1000}) > made.at
  `.execute(tx)
  for (const { id: adult, member_id: member, erase_at } of rows)
    await withdrawAdult(tx, { member, adult }, new Date(erase_at.getTime() - erasureDelayMs))
  return rows.length
}

/** What was switched off, made less, or set a sooner end to. */
const settings = async (tx: Tx): Promise<number> =>
  (await count(
    tx,
    sql`
    update child_partners set role = 'view' from ${was('child_partners')}
    where was.child_id = child_partners.child_id and was.member_id = child_partners.member_id
      and child_partners.role <> 'view'`,
  )) +
  (await count(
    tx,
    sql`
    update reminder_settings set mail_weighing = reminder_settings.mail_weighing and was.mail_weighing,
      mail_looking = reminder_settings.mail_looking and was.mail_looking
    from ${was('reminder_settings')} where was.member_id = reminder_settings.member_id
      and (reminder_settings.mail_weighing and not was.mail_weighing or reminder_settings.mail_looking and not was.mail_looking)`,
  )) +
  (await count(
    tx,
    sql`
    update reminder_settings set calendar_hash = was.calendar_hash, calendar_since = was.calendar_since
    from ${was('reminder_settings')} where was.member_id = reminder_settings.member_id
      and (was.member_id in ${changed('calendar.made')} or was.member_id in ${changed('calendar.ended')})`,
  )) +
  (await count(
    tx,
    sql`
    insert into notice_mutes select was.* from ${was('notice_mutes')} where was.member_id in (select id from members)
    on conflict do nothing`,
  )) +
  (await count(
    tx,
    sql`
    update staff_tokens set ended_at = was.ended_at from ${was('staff_tokens')}
    where was.id = staff_tokens.id and staff_tokens.ended_at is null`,
  ))

/** Their files go with the next round. */
const pictures = async (tx: Tx): Promise<number> => {
  let sooner = 0
  for (const table of ['bill_pictures', 'request_pictures'])
    sooner += await count(
      tx,
      sql`
      update ${sql.table(table)} as own set delete_after = was.delete_after from ${was(table)}
      where was.id = own.id and (own.delete_after is null or own.delete_after > was.delete_after)`,
    )
  return sooner
}

/** Nobody is signed in, and nothing that was sent lets anybody in; kept answers of repeats stay answered, and tell nothing. */
const ends = async (tx: Tx, now: Date): Promise<void> => {
  await tx.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  for (const table of [
    'access_tokens',
    'refresh_tokens',
    'one_time_codes',
    'join_tokens',
    'letter_links',
    'staff_sessions',
  ] as const)
    await tx.deleteFrom(table).execute()
  await tx.deleteFrom('partner_invites').where('decided_at', 'is', null).execute()
  await tx.deleteFrom('adult_questions').where('answered_at', 'is', null).execute()
  await tx.updateTable('legacy_accounts').set({ proof_hash: null, proof_expires_at: null }).execute()
  await tx.deleteFrom('outbox').where('sent_at', 'is', null).where('expires_at', 'is not', null).execute()
  await tx.updateTable('idempotency_keys').set({ answer: '{"data":null}' }).execute()
  await sql`insert into used_social_tokens select was.* from ${was('used_social_tokens')} on conflict do nothing`.execute(
    tx,
  )
}

/** Whether the store has just come out of a backup, and not everything was done yet that this asks for. */
export const isRestored = async (tx: Tx): Promise<boolean> =>
  (await sql`select from carried_over where kind = 'restore' limit 1`.execute(tx)).rows.length > 0

/** Before anything else is taken away: what was noted in the store that was replaced is noted in this one. */
export const noteCarried = async (tx: Tx): Promise<void> => {
  await sql`insert into removals select was.* from ${was('removals')} on conflict do nothing`.execute(tx)
}

/** Does again what made less since the backup, and ends every session. Answers how much. */
export const carryOver = async (tx: Tx, now: Date): Promise<number> => {
  const again =
    (await waysIn(tx, 'email', 'email.changed')) +
    (await waysIn(tx, 'phone', 'member.phone-changed')) +
    (await secrets(tx)) +
    (await deletions(tx)) +
    (await consents(tx)) +
    (await adults(tx)) +
    (await settings(tx)) +
    (await pictures(tx))
  await ends(tx, now)
  // What was done is on record here, too: another restore asks for it.
  await sql`
    insert into audit (at, actor, action, subject, detail)
    select was.at, was.actor, was.action, was.subject, was.detail from ${was('audit')} order by was.seq
  `.execute(tx)
  await sql`delete from carried_over`.execute(tx)
  return again
}
