import { sql } from 'kysely'
import type { MutedTopic, NoticePart, NoticeTopic, OpenedNotice } from '@careplus/core/notices'
import { pageOf, partLength } from '../publications/publications.js'
import type { Db } from '../../platform/store/store.js'
import { memberNotice, unmutedNoticesTo, noticesTo, type NoticeRow } from './memberNotices.js'

interface InboxQuery {
  readonly topic: NoticeTopic | undefined
  readonly unread: boolean
  readonly from: number
}

const none = sql<boolean>`true`

const mutesOf = async (db: Db, member: string): Promise<MutedTopic[]> =>
  (await db.selectFrom('notice_mutes').select('topic').where('member_id', '=', member).orderBy('topic').execute()).map(
    ({ topic }) => topic,
  )

export const inboxOf = async (
  db: Db,
  member: string,
  { topic, unread, from }: InboxQuery,
  now: Date,
): Promise<NoticePart> => {
  const wanted = sql<boolean>`${topic === undefined ? none : sql`topic = ${topic}`} and ${unread ? sql`not read` : none}`
  const shown = unmutedNoticesTo(member, now)
  const counts = await sql<{ total: number; unread: number }>`
    select (count(*) filter (where ${wanted}))::int as total, (count(*) filter (where not read))::int as unread
    from (${shown}) as shown
  `.execute(db)
  const { rows } = await sql<NoticeRow>`
    select * from (${shown}) as shown where ${wanted}
    order by at desc, id desc limit ${sql.lit(partLength)} offset ${from}
  `.execute(db)
  const total = counts.rows[0]?.total ?? 0
  const after = from + rows.length
  return {
    total,
    items: rows.map(memberNotice),
    next: rows.length > 0 && after < total ? after : null,
    unread: counts.rows[0]?.unread ?? 0,
    mutes: await mutesOf(db, member),
  }
}

export const unreadOf = async (db: Db, member: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (${unmutedNoticesTo(member, now)}) as shown where not read
  `.execute(db)
  return rows[0]?.unread ?? 0
}

const textBlocks = (text: string): OpenedNotice['blocks'] =>
  text === '' ? [] : [{ kind: 'paragraph', spans: [{ text, strong: false }] }]

/** Null: neither the member's own nor a published one. */
export const openedNotice = async (db: Db, member: string, id: string, now: Date): Promise<OpenedNotice | null> => {
  const { rows } = await sql<NoticeRow>`select * from (${noticesTo(member, now)}) as told where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const notice = memberNotice(row)
  const page = await pageOf(db, 'notice', id)
  if (page === null) return { notice, layout: 'notice', campaign_id: null, action: null, blocks: textBlocks(row.text) }
  const { layout, campaign_id, action, blocks } = page
  return { notice, layout, campaign_id, action, blocks }
}
