import { draftBelongsTo } from '@careplus/core/growth'
import type { Child, GrowthDraft } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'

export interface ShownDraft {
  readonly draft: GrowthDraft
  readonly sent: boolean
}

/** A missing draft that was being sent was sent, by any tab; any other one was removed or repaired. */
export const shownAfter = (
  before: ReadonlyArray<ShownDraft>,
  drafts: ReadonlyArray<GrowthDraft>,
): ReadonlyArray<ShownDraft> => {
  const now = new Map(drafts.map((draft) => [draft.id, draft]))
  const remaining = before.flatMap(({ draft, sent }): ReadonlyArray<ShownDraft> => {
    const current = now.get(draft.id)
    if (current !== undefined) return [{ draft: current, sent: false }]
    return sent || draft.state._tag === 'sending' ? [{ draft, sent: true }] : []
  })
  const known = new Set(before.map(({ draft }) => draft.id))
  return [...remaining, ...drafts.filter(({ id }) => !known.has(id)).map((draft) => ({ draft, sent: false }))]
}

export interface Sorted {
  readonly mine: ReadonlyArray<ShownDraft>
  readonly unclaimed: ReadonlyArray<ShownDraft>
  readonly others: number
}

/** `memberId` null: nobody is signed in. */
export const sortedFor = (memberId: string | null, shown: ReadonlyArray<ShownDraft>): Sorted => ({
  mine: memberId === null ? [] : shown.filter(({ draft }) => draftBelongsTo(memberId)(draft)),
  unclaimed: shown.filter(({ draft }) => draft.memberId === null),
  others: shown.filter(({ draft, sent }) => !sent && draft.memberId !== null && draft.memberId !== memberId).length,
})

export const needsConsent = ({ draft, sent }: ShownDraft): boolean =>
  !sent && draft.state._tag !== 'refused' && draft.consentVersion === null && draft.childId === null

export const childOf = (
  draft: Pick<GrowthDraft, 'name' | 'birthDate'>,
  children: ReadonlyArray<Child>,
): Child | undefined =>
  children.find((child) => oneLine(child.nickname) === oneLine(draft.name) && child.birthDate === draft.birthDate)
