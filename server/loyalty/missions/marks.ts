import { sql } from 'kysely'
import { startOfBangkokDay, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { missionMonth } from '@careplus/core/loyalty'
import type { Tx } from '../../platform/store/store.js'

/** Of a member who is being erased: what they have earned this month is not earned again by whoever comes back as the same. */
export const keepMissionMarks = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const since = new Date(startOfBangkokDay(`${missionMonth(todayInBangkok(now.getTime()))}-01` as IsoDate))
  await sql`
    insert into mission_marks (mark, earned_at)
    select mission_mark(claim.task_id, identity.issuer, identity.subject), claim.claimed_at
    from mission_claims claim join identities identity on identity.member_id = claim.member_id
    where claim.member_id = ${member}::uuid and claim.claimed_at >= ${since}::timestamptz
    on conflict do nothing
  `.execute(tx)
}
