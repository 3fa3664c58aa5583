import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { publishedKind, type MemberNotice } from '@careplus/core/notices'

export interface NoticeRow extends Omit<MemberNotice, 'at'> {
  readonly at: Date
}

export const memberNotice = ({ id, topic, kind, title, text, path, at, read }: NoticeRow): MemberNotice => ({
  id,
  topic,
  kind,
  title,
  text,
  path,
  at: at.toISOString(),
  read,
})

/** Published notices from before the member joined count as read. */
export const noticesTo = (member: string, now: Date) => sql`
  select id::text as id, topic, kind, title, body as text, path, at, read_at is not null as read
  from notices where member_id = ${member}::uuid
  union all
  select key, card->>'topic', ${sql.lit(publishedKind)}, card->>'title', card->>'summary', '/n/' || key,
    (card->>'published_on')::timestamp at time zone 'Asia/Bangkok',
    exists (select from notice_reads where member_id = ${member}::uuid and notice_reads.key = publications.key)
      or card->>'published_on' < (
        select to_char(created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') from members where id = ${member}::uuid
      )
  from publications
  where kind = 'notice' and status = 'available' and card->>'published_on' <= ${todayInBangkok(now.getTime())}
`

export const unmutedNoticesTo = (member: string, now: Date) => sql`
  select * from (${noticesTo(member, now)}) as told
  where topic not in (select topic from notice_mutes where member_id = ${member}::uuid)
`
