import { sql } from 'kysely'
import type { ConsentPurpose } from '@careplus/core/consents'
import { withdrawAdult } from '../family/exports/adults.js'
import { recordConsent } from '../family/exports/consents.js'
import { erasureDelayMs } from '../family/exports/children.js'
import type { Tx } from '../platform/store/store.js'
import { changed, count, was } from './carriedRows.js'

interface Withdrawal {
  readonly member_id: string
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly version: string
  readonly recorded_at: Date
}

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
  await sql`
    update adult_questions set agreed = false, answered_at = was.answered_at from ${was('adult_questions')}
    where was.id = adult_questions.id
  `.execute(tx)
  const { rows } = await sql<{ id: string; member_id: string; erase_at: Date }>`
    select adults.id, adults.member_id, was.erase_at from ${was('adults')} join adults on adults.id = was.id
    where adults.erase_at is null and was.erase_at is not null
  `.execute(tx)
  for (const { id: adult, member_id: member, erase_at } of rows)
    await withdrawAdult(tx, { member, adult }, new Date(erase_at.getTime() - erasureDelayMs))
  return rows.length
}

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
      and was.calendar_hash is distinct from reminder_settings.calendar_hash
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
    delete from line_topics where member_id in ${changed('line.changed')} and not exists (
      select from ${was('line_topics')} where was.member_id = line_topics.member_id and was.topic = line_topics.topic
    )`,
  )) +
  (await count(
    tx,
    sql`
    update staff_tokens set ended_at = was.ended_at from ${was('staff_tokens')}
    where was.id = staff_tokens.id and staff_tokens.ended_at is null`,
  )) +
  (await count(
    tx,
    sql`
    update staff_people set ended_at = was.ended_at from ${was('staff_people')}
    where was.id = staff_people.id and staff_people.ended_at is null`,
  )) +
  (await count(
    tx,
    sql`
    update staff_grants set ended_at = was.ended_at from ${was('staff_grants')}
    where was.id = staff_grants.id and staff_grants.ended_at is null`,
  ))

/** The next cleanup deletes their files. */
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

export const repeatWithdrawals = async (tx: Tx): Promise<number> =>
  (await consents(tx)) + (await adults(tx)) + (await settings(tx)) + (await pictures(tx))
