import type { NoticeTopic } from '@careplus/core/notices'
import { namesOf } from '@careplus/core/text'

/** Which notices are shown. */
export type Show = 'all' | 'unread' | NoticeTopic
export const shows = namesOf<Show>({ all: 0, unread: 0, growth: 0, points: 0, news: 0, account: 0 })

const isShow = (text: string | null): text is Show => shows.includes(text as Show)

/** The filter in an address; an unknown one shows all. */
export const showOf = (search: string): Show => {
  const asked = new URLSearchParams(search).get('show')
  return isShow(asked) ? asked : 'all'
}

export const topicOf = (show: Show): NoticeTopic | null => (show === 'all' || show === 'unread' ? null : show)
