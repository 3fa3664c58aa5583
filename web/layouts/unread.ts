import type { SessionUser } from '@careplus/core/ports'

/** How many notices are unread, as the user told by the server says; 0 where it does not say. */
export const unreadOf = (user: SessionUser | null): number => {
  const count = user?.['unread_notices']
  return typeof count === 'number' && count > 0 ? count : 0
}
