import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useServices } from '../../calls/useServices'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { useSession } from '../../calls/session/useSession'
import { useToday } from '../growth/useToday'
import { Note } from '../../ui/Note'
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

interface Props {
  readonly points: ReactNode
  readonly mission: ReactNode
  /** On a phone, points and mission stand before the children. */
  readonly pointsFirst?: boolean
  /** Stands at the side (wide), or at the end (phones). */
  readonly children?: ReactNode
}

/** A member's page: the child whose turn it is by the ruler, what to do next, all children, points and mission. */
export const FamilyPage = ({ points, mission, pointsFirst = false, children }: Props) => {
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
        {points}
        {mission}
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
  const rows = front !== null && (
    <div className="family-part">
      <ChildRows family={remote.value} today={today} />
      <CheckRows family={remote.value} today={today} />
    </div>
  )
  return (
    <>
      <div className="bleed">
        <FamilyHero parent={copy.parent(user?.name ?? '')} here={front} today={today} />
      </div>
      <div className="family">
        <div className="family-part">
          {remote.stale !== null && <FamilyStale />}
          {waiting}
          {front === null ? <FirstChildCard /> : <DueCard here={front} today={today} />}
        </div>
        {!pointsFirst && rows}
        <div className="family-part family-part--points">{points}</div>
        <div className="family-part">{mission}</div>
        {pointsFirst && rows}
        <div className="family-part family-part--side">{children}</div>
      </div>
    </>
  )
}
