import { useSyncExternalStore } from 'react'
import { onUnread, toldUnread } from '../composition/unreadNotices'
import { useSession } from '../session/useSession'

/** How many notices the member who is here has not read; null: not known yet. */
export const useUnread = (): number | null => {
  const { user } = useSession()
  const told = useSyncExternalStore(onUnread, toldUnread, () => null)
  return user !== null && told?.memberId === user.id ? told.count : null
}
