import type { DraftStore } from '@careplus/core/ports'
import { useEffect, useReducer } from 'react'
import { draftLeft } from './check'
import { shownAfter, type ShownDraft } from './shownDrafts'

type Drafts = Pick<DraftStore, 'list' | 'onChange'>

/** The drafts of this device, and those that were sent during this visit; follows other tabs. */
export const useShownDrafts = (drafts: Drafts): ReadonlyArray<ShownDraft> => {
  const [shown, look] = useReducer(
    (before: ReadonlyArray<ShownDraft>, from: Drafts) => shownAfter(before, from.list()),
    drafts,
    (from) => shownAfter([], from.list()),
  )
  useEffect(() => {
    look(drafts)
    return drafts.onChange(() => look(drafts))
  }, [drafts])
  useEffect(() => {
    for (const { draft, sent } of shown) if (sent) draftLeft(draft.id, true)
  }, [shown])
  return shown
}
