import type { GrowthDraft } from '../../ports/drafts.js'
import { draftOwner } from './growthDraft.js'
import type { UploadFailure } from './sendDraft.js'

/**
 * What has to be asked of the parent before anything of a draft is sent; null: nothing. `memberId` null: signed out.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ memberId: fc.constant(null) }), 1)
 * draftLacks(draft, 'member-1')?._tag // => 'OwnerUnknown'
 */
export const draftLacks = (draft: GrowthDraft, memberId: string | null): UploadFailure | null => {
  if (memberId === null) return { _tag: 'SignInNeeded' }
  const owner = draftOwner(memberId)(draft)
  if (owner === 'unclaimed') return { _tag: 'OwnerUnknown' }
  if (owner === 'anothers') return { _tag: 'NotYours' }
  // A chosen child may have its consent already: that is asked of the server.
  return draft.consentVersion === null && draft.childId === null ? { _tag: 'ConsentNeeded' } : null
}
