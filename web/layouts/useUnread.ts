import { useSyncExternalStore } from 'react'
import { onUnread, unreadCount } from '../calls/notices/unreadNotices'
import { useSession } from '../calls/session/useSession'

/** null: not known yet. */
export const useUnread = (): number | null => {
  const { user } = useSession()
  const unread = useSyncExternalStore(onUnread, unreadCount, () => null)
  return user !== null && unread?.memberId === user.id ? unread.count : null
}
