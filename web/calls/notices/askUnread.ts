import { isRight } from 'fp-ts/Either'
import type { Notices } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { onTab } from '../../page/onReturn'
import { whenIdle } from '../../page/whenIdle'
import { onPointsChanged } from '../../composition/pointsChanges'
import { keepUnread } from './unreadNotices'

/** Sooner after the last time, a tab that returns has nothing new to be told. */
const restMs = 60_000

/** The bell can wait as long for its number. */
const withinMs = 5000

/**
 * Asks how many notices the member who is here has not read: once the page has come to rest, when its tab returns, and
 * when points were spent or earned. Where it cannot be had, the bell has no number.
 */
export const askUnread = ({ actor }: Pick<Session, 'actor'>, notices: () => Promise<Notices>): void => {
  let member: string | null = null
  let askedAt = 0
  const ask = async (): Promise<void> => {
    const asking = member
    if (asking === null || !navigator.onLine) return
    askedAt = Date.now()
    const { list } = await unasked(notices)
    if (member !== asking) return
    const answer = await list({ topic: null, unread: true, from: 0 })()
    if (isRight(answer) && member === asking) keepUnread(asking, answer.right.unread)
  }
  const begin = (): void => whenIdle(() => void ask().catch(() => undefined), withinMs)
  actor.subscribe(({ context: { user } }) => {
    const known = member
    member = user?.id ?? null
    if (member !== null && member !== known) begin()
  })
  onTab(() => {
    if (Date.now() - askedAt > restMs) begin()
  })
  onPointsChanged(begin)
}
