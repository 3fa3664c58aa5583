import type { GrowthDraft } from '../../ports/drafts.js'
import { draftOwner } from './growthDraft.js'
import type { UploadFailure } from './sendDraft.js'

/** The next question to the parent before a draft is sent; null: none. `memberId` null: signed out.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ memberId: fc.constant(null) }), 1)
 * draftLacks(draft, 'member-1')?._tag // => 'OwnerUnknown' */
export const draftLacks = (draft: GrowthDraft, memberId: string | null): UploadFailure | null => {
  if (memberId === null) return { _tag: 'SignInNeeded' }
  const owner = draftOwner(memberId)(draft)
  if (owner === 'unclaimed') return { _tag: 'OwnerUnknown' }
  if (owner === 'anothers') return { _tag: 'NotYours' }
  return draft.consentVersion === null && draft.childId === null ? { _tag: 'ConsentNeeded' } : null
}
