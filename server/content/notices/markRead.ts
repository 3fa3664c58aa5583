import { sql } from 'kysely'
import type { MutedTopic } from '@careplus/core/notices'
import type { Db } from '../../platform/store/store.js'
import { unmutedNoticesTo, noticesTo } from './memberNotices.js'

type NoticesQuery = ReturnType<typeof noticesTo>

const mark = async (db: Db, member: string, noticesQuery: NoticesQuery, now: Date): Promise<void> => {
  await sql`
    with unread as (select id from (${noticesQuery}) as told where not read),
    own as (
      update notices set read_at = ${now}::timestamptz
      where member_id = ${member}::uuid and read_at is null and id::text in (select id from unread)
    )
    insert into notice_reads (member_id, key, read_at)
    select ${member}::uuid, publications.key, ${now}::timestamptz
    from unread join publications on publications.key = unread.id and publications.kind = 'notice'
    on conflict do nothing
  `.execute(db)
}

/** False: the member has no such notice. */
export const markRead = async (db: Db, member: string, id: string, now: Date): Promise<boolean> => {
  const one = sql`select * from (${noticesTo(member, now)}) as told where id = ${id}`
  const { rows } = await sql`${one}`.execute(db)
  if (rows.length === 0) return false
  await mark(db, member, one, now)
  return true
}

/** Muted notices stay unread, for when they are unmuted. */
export const markAllRead = (db: Db, member: string, now: Date): Promise<void> =>
  mark(db, member, unmutedNoticesTo(member, now), now)

export const mute = async (db: Db, member: string, topics: ReadonlyArray<MutedTopic>): Promise<void> => {
  const wished = [...new Set(topics)]
  await db
    .deleteFrom('notice_mutes')
    .where('member_id', '=', member)
    .$if(wished.length > 0, (query) => query.where('topic', 'not in', wished))
    .execute()
  if (wished.length === 0) return
  await db
    .insertInto('notice_mutes')
    .values(wished.map((topic) => ({ member_id: member, topic })))
    .onConflict((same) => same.doNothing())
    .execute()
}
