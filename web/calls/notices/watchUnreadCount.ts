import { isRight } from 'fp-ts/Either'
import type { Notices } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { onTab } from '../../page/onReturn'
import { whenIdle } from '../../page/whenIdle'
import { onPointsChanged } from '../../composition/pointsChanges'
import { loadOnce } from '../memberCache'
import { isReceivedSince, setUnreadCount, unreadName, unreadOf } from './unreadNotices'

/** Sooner after the last time, a tab that returns has nothing new to be told. */
const restMs = 60_000

/** The bell can wait as long for its number. */
const withinMs = 5000

/**
 * Asks how many notices the member who is here has not read: once the page has come to rest, when its tab returns, and
 * when points were spent or earned. Where it cannot be had, the bell has no number.
 */
export const watchUnreadCount = ({ actor }: Pick<Session, 'actor'>, notices: () => Promise<Notices>): void => {
  let member: string | null = null
  let loadedAt = 0
  const load = async (since: number): Promise<void> => {
    const memberId = member
    // A page that lists them has asked already.
    if (memberId === null || !navigator.onLine || isReceivedSince(memberId, since)) return
    loadedAt = Date.now()
    const loadUnread = loadOnce(memberId, unreadName, unreadOf(await unasked(notices)), since)
    if (member !== memberId) return
    const answer = await loadUnread()
    if (isRight(answer) && member === memberId) setUnreadCount(memberId, answer.right.unread)
  }
  const begin = (): void => {
    const since = Date.now()
    whenIdle(() => void load(since).catch(() => undefined), withinMs)
  }
  actor.subscribe(({ context: { user } }) => {
    const known = member
    member = user?.id ?? null
    if (member !== null && member !== known) begin()
  })
  onTab(() => {
    if (Date.now() - loadedAt > restMs) begin()
  })
  onPointsChanged(begin)
}
