import type { NoticeTopic } from '@careplus/core/notices'
import { namesOf } from '@careplus/core/internal/text'

export type NoticeFilter = 'all' | 'unread' | NoticeTopic
const topics: Readonly<Record<NoticeFilter, NoticeTopic | null>> = {
  all: null,
  unread: null,
  growth: 'growth',
  points: 'points',
  news: 'news',
  account: 'account',
}
export const noticeFilters = namesOf(topics)

const isFilter = (text: string | null): text is NoticeFilter => noticeFilters.includes(text as NoticeFilter)

export const filterOf = (search: string): NoticeFilter => {
  const asked = new URLSearchParams(search).get('show')
  return isFilter(asked) ? asked : 'all'
}

export const topicOf = (show: NoticeFilter): NoticeTopic | null => topics[show]
