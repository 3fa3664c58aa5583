import { draftBelongsTo } from '@careplus/core/growth'
import type { Child, GrowthDraft } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'

/** A draft as this visit has seen it. One that was sent has left the device, but not yet the screen. */
export interface ShownDraft {
  readonly draft: GrowthDraft
  readonly sent: boolean
}

/**
 * The list after the device's drafts have changed. A draft that was being sent and is gone was sent, by this tab or by
 * another one; any other that is gone was removed or repaired.
 */
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
  /** Made signed out: whose they are has to be asked. */
  readonly unclaimed: ReadonlyArray<ShownDraft>
  /** Of other members of this device, and still on it: counted, not shown. */
  readonly others: number
}

/** `memberId` null: nobody is signed in, and every member's drafts are another's. */
export const sortedFor = (memberId: string | null, shown: ReadonlyArray<ShownDraft>): Sorted => ({
  mine: memberId === null ? [] : shown.filter(({ draft }) => draftBelongsTo(memberId)(draft)),
  unclaimed: shown.filter(({ draft }) => draft.memberId === null),
  others: shown.filter(({ draft, sent }) => !sent && draft.memberId !== null && draft.memberId !== memberId).length,
})

/** What still needs the parent's yes before anything is sent. */
export const needsConsent = ({ draft, sent }: ShownDraft): boolean =>
  !sent && draft.state._tag !== 'refused' && draft.consentVersion === null && draft.childId === null

/** The account's child that a draft tells of, as far as name and birthday can say. */
export const childOf = (draft: GrowthDraft, children: ReadonlyArray<Child>): Child | undefined =>
  children.find((child) => oneLine(child.nickname) === oneLine(draft.name) && child.birthDate === draft.birthDate)
