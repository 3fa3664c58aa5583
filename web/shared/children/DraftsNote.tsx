import type { DraftStore } from '@careplus/core/ports'
import { Link } from 'wouter'
import { dashboardCopy } from '../../copy/dashboard.th'
import { Note } from '../../ui/Note'
import { useWaitingDrafts } from './useWaitingDrafts'

const copy = dashboardCopy.drafts

interface Props {
  readonly drafts: Pick<DraftStore, 'list' | 'onChange'>
  readonly memberId: string
}

export const DraftsNote = ({ drafts, memberId }: Props) => {
  const count = useWaitingDrafts(drafts, memberId)
  return count === 0 ? null : (
    <Note tone="warn">
      {copy.waiting(count)}{' '}
      <Link href="/children-profile/save-growth" className="nowrap">
        {copy.open}
      </Link>
    </Note>
  )
}
