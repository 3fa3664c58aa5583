import type { DraftStore } from '@careplus/core/ports'
import { useCallback, useEffect, useReducer } from 'react'
import { draftLeft } from './growthCheck'
import { shownAfter, type ShownDraft } from './shownDrafts'

type Drafts = Pick<DraftStore, 'list' | 'remove' | 'onChange'>

interface DraftsChange {
  readonly drafts: Drafts
  readonly removed?: string
}

const applyChange = (before: ReadonlyArray<ShownDraft>, { drafts, removed }: DraftsChange) =>
  shownAfter(before, drafts.list()).filter(({ draft }) => draft.id !== removed)

export const useShownDrafts = (drafts: Drafts): readonly [ReadonlyArray<ShownDraft>, (id: string) => void] => {
  const [shown, refresh] = useReducer(applyChange, drafts, (from) => shownAfter([], from.list()))
  useEffect(() => {
    refresh({ drafts })
    return drafts.onChange(() => refresh({ drafts }))
  }, [drafts])
  useEffect(() => {
    for (const { draft, sent } of shown) if (sent) draftLeft(draft.id, true)
  }, [shown])
  const remove = useCallback(
    (id: string) => {
      drafts.remove(id)
      refresh({ drafts, removed: id })
      draftLeft(id, false)
    },
    [drafts],
  )
  return [shown, remove]
}
