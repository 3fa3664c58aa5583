import type { HealthConsent } from '../../ports/children.js'
import type { DraftStore, GrowthDraft } from '../../ports/drafts.js'

interface Deps {
  readonly drafts: Pick<DraftStore, 'list' | 'put'>
}

const change = ({ drafts }: Deps, draftId: string, to: (draft: GrowthDraft) => GrowthDraft): void => {
  const draft = drafts.list().find(({ id }) => id === draftId)
  if (draft !== undefined) drafts.put(to(draft))
}

/** Gives an unclaimed draft to the member. The owner of a claimed one does not change.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ memberId: fc.constant(null) }), 1)
 * const drafts = memoryDraftStore([draft])
 * claimDraft({ drafts })(draft.id, 'member-1')
 * drafts.list()[0]?.memberId // => 'member-1' */
export const claimDraft =
  (deps: Deps) =>
  (draftId: string, memberId: string): void =>
    change(deps, draftId, (draft) => (draft.memberId === null ? { ...draft, memberId } : draft))

/** Stores the parent's consent to the given text version, and that of a child of ten or more.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ memberId: fc.constant('member-1') }), 1)
 * const drafts = memoryDraftStore([draft])
 * agreeToKeep({ drafts })(draft.id, { version: consentVersions.child_health })
 * drafts.list()[0]?.consentVersion === consentVersions.child_health // => true */
export const agreeToKeep =
  (deps: Deps) =>
  (draftId: string, { version, child_agrees }: HealthConsent): void =>
    change(deps, draftId, (draft) => ({
      ...draft,
      consentVersion: version,
      ...(child_agrees === undefined ? {} : { childAgrees: child_agrees }),
    }))

export const chooseChild =
  (deps: Deps) =>
  (draftId: string, childId: string): void =>
    change(deps, draftId, (draft) => (draft.childId === null ? { ...draft, childId } : draft))
