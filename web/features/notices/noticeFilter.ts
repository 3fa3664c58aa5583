import type { NoticeTopic } from '@careplus/core/notices'
import { namesOf } from '@careplus/core/text'

/** Which notices are shown. */
export type NoticeFilter = 'all' | 'unread' | NoticeTopic
export const noticeFilters = namesOf<NoticeFilter>({ all: 0, unread: 0, growth: 0, points: 0, news: 0, account: 0 })

const isFilter = (text: string | null): text is NoticeFilter => noticeFilters.includes(text as NoticeFilter)

/** The filter in an address; an unknown one shows all. */
export const filterOf = (search: string): NoticeFilter => {
  const asked = new URLSearchParams(search).get('show')
  return isFilter(asked) ? asked : 'all'
}

export const topicOf = (show: NoticeFilter): NoticeTopic | null => (show === 'all' || show === 'unread' ? null : show)
