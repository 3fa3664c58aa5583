import { isRight } from 'fp-ts/Either'
import type { Notices } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { onTab } from '../../page/onReturn'
import { whenIdle } from '../../page/whenIdle'
import { onPointsChanged } from '../../composition/pointsChanges'
import { readOnce } from '../readings'
import { isToldSince, keepUnread, unreadName, unreadOf } from './unreadNotices'

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
  const ask = async (since: number): Promise<void> => {
    const asking = member
    // A page that lists them has asked already.
    if (asking === null || !navigator.onLine || isToldSince(asking, since)) return
    askedAt = Date.now()
    const read = readOnce(asking, unreadName, unreadOf(await unasked(notices)), since)
    if (member !== asking) return
    const answer = await read()
    if (isRight(answer) && member === asking) keepUnread(asking, answer.right.unread)
  }
  const begin = (): void => {
    const since = Date.now()
    whenIdle(() => void ask(since).catch(() => undefined), withinMs)
  }
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
