import { sql } from 'kysely'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { missionMonth } from '@careplus/core/loyalty'
import type { Tx } from '../../platform/store/store.js'

/** False: another account earned it with the same identity. Claims at once wait for each other at the first mark. */
export const markClaim = async (tx: Tx, member: string, task: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ readonly marks: number; readonly made: number }>`
    with own as (
      select distinct mission_mailbox_mark(${task}::text, issuer, subject) as mark
      from identities where member_id = ${member}::uuid
    ), made as (
      insert into mission_marks (mark, earned_at)
      select mark, ${now}::timestamptz from own order by mark
      on conflict do nothing returning mark
    )
    select (select count(*)::integer from own) as marks, (select count(*)::integer from made) as made
  `.execute(tx)
  return rows.every(({ marks, made }) => marks === made)
}

/** A returning member must not earn this month's tasks again. */
export const saveMissionMarks = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const since = new Date(startOfBangkokDay(`${missionMonth(todayInBangkok(now.getTime()))}-01` as IsoDate))
  await sql`
    insert into mission_marks (mark, earned_at)
    select mission_mailbox_mark(claim.task_id, identity.issuer, identity.subject), claim.claimed_at
    from mission_claims claim join identities identity on identity.member_id = claim.member_id
    where claim.member_id = ${member}::uuid and claim.claimed_at >= ${since}::timestamptz
    on conflict do nothing
  `.execute(tx)
}
