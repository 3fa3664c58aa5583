import type { StoredLoyalty } from './storedLoyalty.js'
import type { MemberItem } from './item.js'

/** `hidden`: kept, for its member may come back; `deleted`: somebody else is here now. */
export type Showing = 'shown' | 'hidden' | 'deleted'

/**
 * What becomes on a device of something that belongs to one member, a bill waiting to be sent, say, while `signedIn` (null:
 * nobody) is there.
 * @example
 * showingTo('member-1', 'member-1') // => 'shown'
 * showingTo('member-1', null) // => 'hidden'
 */
export const showingTo = (owner: string, signedIn: string | null): Showing =>
  signedIn === null ? 'hidden' : signedIn === owner ? 'shown' : 'deleted'

/**
 * To be kept from now on: another member's fields are gone as soon as one signs in.
 * @example
 * const kept = { ...nothingStored, mine: { member_id: 'member-1', items: {} } }
 * keptFor(kept, 'member-2').mine // => null
 */
export const keptFor = (kept: StoredLoyalty, signedIn: string | null): StoredLoyalty =>
  kept.mine !== null && showingTo(kept.mine.member_id, signedIn) === 'deleted' ? { ...kept, mine: null } : kept

/**
 * What may be shown of the member's own about an item before the server has answered; null: nothing.
 * @example
 * keptMemberItem(nothingStored, '12', 'member-1') // => null
 */
export const keptMemberItem = (kept: StoredLoyalty, product_id: string, signedIn: string | null): MemberItem | null =>
  kept.mine !== null &&
  showingTo(kept.mine.member_id, signedIn) === 'shown' &&
  Object.hasOwn(kept.mine.items, product_id)
    ? (kept.mine.items[product_id] ?? null)
    : null
