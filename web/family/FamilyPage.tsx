import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useServices } from '../composition/useServices'
import { dashboardCopy as copy } from '../copy/dashboard.th'
import { useSession } from '../session/useSession'
import { useToday } from '../ui/growth/useToday'
import { Note } from '../ui/Note'
import { CheckRows } from './CheckRows'
import { ChildRows } from './ChildRows'
import { inFront } from './due'
import { DueCard, FirstChildCard } from './DueCard'
import { FamilyFailed, FamilyStale } from './FamilyGate'
import { FamilyHero } from './FamilyHero'
import { FamilyWait } from './FamilyWait'
import { useFamily } from './useFamily'
import { useWaitingDrafts } from './useWaitingDrafts'
import './familyPage.css'

const DraftsNote = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Note tone="warn">
      {copy.drafts.waiting(count)}{' '}
      <Link href="/children-profile/save-growth" className="nowrap">
        {copy.drafts.open}
      </Link>
    </Note>
  )

/**
 * A member's page: the child whose turn it is by the ruler, what to do next, and all children. `children` stands beside
 * them (wide) or under them (phones).
 */
export const FamilyPage = ({ children }: { readonly children?: ReactNode }) => {
  const { drafts } = useServices()
  const { user } = useSession()
  const [remote, reload] = useFamily()
  const today = useToday()
  const waiting = <DraftsNote count={useWaitingDrafts(drafts, user?.id ?? '')} />
  if (remote._tag === 'failed')
    return (
      <div className="family-failed">
        <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={1} />
        {waiting}
        {children}
      </div>
    )
  if (remote._tag === 'loading' || today === null)
    return (
      <>
        <h1 className="ui-hidden">{copy.loading}</h1>
        <FamilyWait />
      </>
    )
  const front = inFront(remote.value, today)
  return (
    <>
      <div className="bleed">
        <FamilyHero parent={copy.parent(user?.name ?? '')} here={front} today={today} />
      </div>
      <div className="family">
        <div className="family-main">
          {remote.stale !== null && <FamilyStale />}
          {waiting}
          {front === null ? <FirstChildCard /> : <DueCard here={front} today={today} />}
          {front !== null && (
            <>
              <ChildRows family={remote.value} today={today} />
              <CheckRows family={remote.value} today={today} />
            </>
          )}
        </div>
        <div className="family-side">{children}</div>
      </div>
    </>
  )
}
