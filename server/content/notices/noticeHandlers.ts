import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { refuse } from '../../platform/refusal/refused.js'
import { inboxOf, openedNotice, unreadOf } from './inbox.js'
import { markAllRead, markRead, mute } from './markRead.js'

type Names = 'listNotices' | 'readNotice' | 'markNoticeRead' | 'markAllNoticesRead' | 'changeNoticeMutes'

export const noticeHandlers: Pick<Handlers, Names> = {
  listNotices: async ({ db, member, query: { topic, unread, from }, now }) => {
    const inboxQuery = { topic, unread: unread !== undefined, from: Number(from ?? 0) }
    return E.right({ data: await inboxOf(db, member, inboxQuery, now) })
  },
  readNotice: async ({ db, member, params, now }) => {
    const opened = await openedNotice(db, member, params.id, now)
    return opened === null ? refuse('not_found') : E.right({ data: opened })
  },
  markNoticeRead: async ({ db, member, params, now }) =>
    (await markRead(db, member, params.id, now))
      ? E.right({ data: { unread: await unreadOf(db, member, now) } })
      : refuse('not_found'),
  markAllNoticesRead: async ({ db, member, now }) => {
    await markAllRead(db, member, now)
    return E.right({ data: { unread: await unreadOf(db, member, now) } })
  },
  changeNoticeMutes: async ({ db, member, body, now }) => {
    await mute(db, member, body.topics)
    return E.right({ data: { unread: await unreadOf(db, member, now) } })
  },
}
