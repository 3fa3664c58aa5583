import type { Notices } from '@careplus/core/ports'
import { contractData, type Carrier } from './call.js'
import { changeNoticeMutes, listNotices, markAllNoticesRead, markNoticeRead, readNotice } from './contract/notices.js'

/** The member's notices on the server. */
export const httpNotices = (client: Carrier): Notices => {
  const data = contractData(client)
  return {
    list: ({ topic, unread, from }) => {
      const query = {
        ...(topic === null ? {} : { topic }),
        ...(unread ? { unread: '1' } : {}),
        ...(from === 0 ? {} : { from: String(from) }),
      }
      return data(listNotices, { query })
    },
    open: (id) => data(readNotice, { params: { id } }),
    markRead: (id, key) => data(markNoticeRead, { params: { id }, key }),
    markAllRead: (key) => data(markAllNoticesRead, { key }),
    mute: (topics, key) => data(changeNoticeMutes, { body: { topics: [...topics] }, key }),
  }
}
