import type { StoredLoyalty } from './storedLoyalty.js'
import type { MemberItem } from './item.js'

/** `hidden`: kept, for its member may come back; `deleted`: somebody else is here now. */
export type Showing = 'shown' | 'hidden' | 'deleted'

/**
 * What becomes on a device of something that belongs to one member, a bill waiting to be sent, say, while `signedIn` (null:
 * nobody) is there.
 */
export const showingTo = (owner: string, signedIn: string | null): Showing =>
  signedIn === null ? 'hidden' : signedIn === owner ? 'shown' : 'deleted'

/** To be kept from now on: another member's fields are gone as soon as one signs in. */
export const keptFor = (kept: StoredLoyalty, signedIn: string | null): StoredLoyalty =>
  kept.mine !== null && showingTo(kept.mine.member_id, signedIn) === 'deleted' ? { ...kept, mine: null } : kept

/** What may be shown of the member's own about an item before the server has answered; null: nothing. */
export const keptMemberItem = (kept: StoredLoyalty, product_id: string, signedIn: string | null): MemberItem | null =>
  kept.mine !== null &&
  showingTo(kept.mine.member_id, signedIn) === 'shown' &&
  Object.hasOwn(kept.mine.items, product_id)
    ? (kept.mine.items[product_id] ?? null)
    : null
