import type { NoticeTopic } from '@careplus/core/notice'

/** What of the notices is looked at. */
export const shows = ['all', 'unread', 'growth', 'points', 'news', 'account'] as const
export type Show = (typeof shows)[number]

const isShow = (text: string | null): text is Show => shows.includes(text as Show)

/** Of the page's address; anything else is all. */
export const showOf = (search: string): Show => {
  const asked = new URLSearchParams(search).get('show')
  return isShow(asked) ? asked : 'all'
}

export const topicOf = (show: Show): NoticeTopic | null => (show === 'all' || show === 'unread' ? null : show)
