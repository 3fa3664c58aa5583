import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Notices } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { changeNoticeMutes, listNotices, markAllNoticesRead, markNoticeRead, readNotice } from './contract/notices.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** What the member is told. */
export const httpNotices = (client: Carrier): Notices => {
  const call = contractCall(client)
  return {
    list: ({ topic, unread, from }) => {
      const query = {
        ...(topic === null ? {} : { topic }),
        ...(unread ? { unread: '1' } : {}),
        ...(from === 0 ? {} : { from: String(from) }),
      }
      return pipe(call(listNotices, { query }), TE.map(dataOf))
    },
    open: (id) => pipe(call(readNotice, { params: { id } }), TE.map(dataOf)),
    markRead: (id, key) => pipe(call(markNoticeRead, { params: { id }, key }), TE.map(dataOf)),
    markAllRead: (key) => pipe(call(markAllNoticesRead, { key }), TE.map(dataOf)),
    mute: (topics, key) => pipe(call(changeNoticeMutes, { body: { topics: [...topics] }, key }), TE.map(dataOf)),
  }
}
