import { draftOwner } from '@careplus/core/growth'
import type { DraftStore } from '@careplus/core/ports'
import { useEffect, useState } from 'react'

type Drafts = Pick<DraftStore, 'list' | 'onChange'>

const waiting = (drafts: Drafts, memberId: string): number =>
  drafts.list().filter((draft) => draft.state._tag !== 'sent' && draftOwner(memberId)(draft) !== 'anothers').length

export const useWaitingDrafts = (drafts: Drafts, memberId: string): number => {
  const [count, setCount] = useState(() => waiting(drafts, memberId))
  useEffect(() => drafts.onChange(() => setCount(waiting(drafts, memberId))), [drafts, memberId])
  return count
}
