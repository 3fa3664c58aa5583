import { sql } from 'kysely'
import type { OfMember } from '../../platform/store/store.js'

export const exportedNotices = async ({ db, member }: OfMember): Promise<unknown> => ({
  own: await db
    .selectFrom('notices')
    .select(['at', 'topic', 'title', 'body', 'path', 'read_at'])
    .where('member_id', '=', member)
    .orderBy('at')
    .execute(),
  read: await db
    .selectFrom('notice_reads')
    .leftJoin('publications', (to) =>
      to.onRef('publications.key', '=', 'notice_reads.key').on('publications.kind', '=', 'notice'),
    )
    .select(['notice_reads.key', 'notice_reads.read_at'])
    .select(sql<string | null>`publications.card->>'title'`.as('title'))
    .where('member_id', '=', member)
    .orderBy('read_at')
    .execute(),
  muted: (
    await db.selectFrom('notice_mutes').select('topic').where('member_id', '=', member).orderBy('topic').execute()
  ).map(({ topic }) => topic),
})
