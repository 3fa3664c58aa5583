import type { StoredLoyalty } from './storedLoyalty.js'
import type { MemberItem } from './item.js'

/** `hidden`: stored until its member comes back. `deleted`: another member has signed in. */
export type Showing = 'shown' | 'hidden' | 'deleted'

export const showingTo = (owner: string, signedIn: string | null): Showing =>
  signedIn === null ? 'hidden' : signedIn === owner ? 'shown' : 'deleted'

/** Another member's values are deleted at sign-in. */
export const keptFor = (state: StoredLoyalty, signedIn: string | null): StoredLoyalty =>
  state.mine !== null && showingTo(state.mine.member_id, signedIn) === 'deleted' ? { ...state, mine: null } : state

export const keptMemberItem = (state: StoredLoyalty, product_id: string, signedIn: string | null): MemberItem | null =>
  state.mine !== null &&
  showingTo(state.mine.member_id, signedIn) === 'shown' &&
  Object.hasOwn(state.mine.items, product_id)
    ? (state.mine.items[product_id] ?? null)
    : null
