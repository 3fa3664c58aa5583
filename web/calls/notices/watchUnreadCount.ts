import { isRight } from 'fp-ts/Either'
import type { Notices } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { onTab } from '../../page/onReturn'
import { whenIdle } from '../../page/whenIdle'
import { onPointsChanged } from '../../composition/pointsChanges'
import { loadOnce } from '../memberCache'
import { isReceivedSince, setUnreadCount, unreadName, unreadOf } from './unreadNotices'

const restMs = 60_000

const withinMs = 5000

/** If the call fails, the bell shows no number. */
export const watchUnreadCount = ({ actor }: Pick<Session, 'actor'>, notices: () => Promise<Notices>): void => {
  let member: string | null = null
  let loadedAt = 0
  const load = async (since: number): Promise<void> => {
    const memberId = member
    if (memberId === null || !navigator.onLine || isReceivedSince(memberId, since)) return
    loadedAt = Date.now()
    const asked = await unasked(notices)
    if (member !== memberId) return
    const answer = await loadOnce(memberId, unreadName, () => unreadOf(asked), since)
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
