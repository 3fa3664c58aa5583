import { isRight } from 'fp-ts/Either'
import type { MemberNotice } from '@careplus/core/notices'
import { useCallback, useSyncExternalStore } from 'react'
import {
  unmarkRead,
  markNoticesRead,
  setUnreadCount,
  onUnread,
  readOnThisPage,
  unreadCount,
} from '../../calls/notices/unreadNotices'
import { useNotices, useServices } from '../../calls/useServices'
import { useSession } from '../../calls/session/useSession'

const nothing: ReadonlySet<string> = new Set()

/** Marked at once on this page, and at the server when it can be reached. */
export const useReadNotices = () => {
  const notices = useNotices()
  const { random } = useServices()
  const memberId = useSession().user?.id ?? ''
  const readLocally = useSyncExternalStore(onUnread, readOnThisPage, () => nothing)
  const isRead = useCallback(({ id, read }: MemberNotice): boolean => read || readLocally.has(id), [readLocally])
  const markRead = useCallback(
    async ({ id, read }: MemberNotice): Promise<void> => {
      if (read || readOnThisPage().has(id)) return
      const unread = unreadCount()
      markNoticesRead([id])
      if (unread?.memberId === memberId) setUnreadCount(memberId, Math.max(0, unread.count - 1))
      const answer = await notices.markRead(id, random.uuid())
      if (isRight(answer)) return setUnreadCount(memberId, answer.right.unread)
      unmarkRead(id)
      if (unread?.memberId === memberId) setUnreadCount(memberId, unread.count)
    },
    [notices, random, memberId],
  )
  return { isRead, markRead }
}
