import { Link } from 'wouter'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { ErrorState } from '../ErrorState'
import { Note, OfflineNote } from '../Note'
import { ChildRows } from './ChildRows'
import { DueCard, FirstChildCard } from './DueCard'
import { inFront } from './family'
import { FamilyHero } from './FamilyHero'
import { FamilyWait } from './FamilyWait'
import type { FamilyState } from './useFamily'
import type { ReactNode } from 'react'
import './family.css'

export interface FamilyProps {
  readonly state: FamilyState
  readonly onRetry: () => void
  /** `คุณน้ำฝน`, or ''. */
  readonly parent: string
  /** Checks of this device that wait to be saved. */
  readonly drafts: number
  /** Beside (wide) or under (phones) the children. */
  readonly children?: ReactNode
}

const DraftsNote = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Note tone="warn">
      {copy.drafts.waiting(count)}{' '}
      <Link href="/children-profile/save-growth" className="nowrap">
        {copy.drafts.open}
      </Link>
    </Note>
  )

/** A member's page: the child whose turn it is by the ruler, what to do next, and all children. */
export const Family = ({ state, onRetry, parent, drafts, children }: FamilyProps) => {
  if (state._tag === 'loading')
    return (
      <>
        <h1 className="ui-hidden">{copy.loading}</h1>
        <FamilyWait />
      </>
    )
  if (state._tag === 'failed')
    return (
      <div className="family-failed">
        <ErrorState headingLevel={1} title={copy.failed.title} onRetry={onRetry}>
          {copy.failed.text}
        </ErrorState>
        <DraftsNote count={drafts} />
        {children}
      </div>
    )
  const front = inFront(state.family)
  return (
    <>
      <div className="bleed">
        <FamilyHero parent={parent} member={front} />
      </div>
      <div className="family">
        <div className="family-main">
          {state.stale && <OfflineNote>{copy.offline}</OfflineNote>}
          <DraftsNote count={drafts} />
          {front === null ? <FirstChildCard /> : <DueCard member={front} />}
          {front !== null && <ChildRows family={state.family} />}
        </div>
        <div className="family-side">{children}</div>
      </div>
    </>
  )
}
