import type { SessionUser } from '@careplus/core/ports'
import { Suspense } from 'react'
import { useServices } from '../../calls/useServices'
import { DeletionNote } from '../../shared/account/DeletionNote'
import { ChildRows } from '../../shared/children/ChildRows'
import { DraftsNote } from '../../shared/children/DraftsNote'
import { FirstChildCard } from '../../shared/children/DueCard'
import { FamilyFailed, FamilyStale } from '../../shared/children/FamilyGate'
import { useFamily } from '../../shared/children/useFamily'
import { useToday } from '../../shared/growth/useToday'
import { LazyMission, LazyPoints } from '../../shared/loyalty/LazyCards'
import { LazyUnderWay } from '../../shared/loyalty/LazyUnderWay'
import { UnreadNotices } from './UnreadNotices'
import { useSession } from '../../calls/session/useSession'
import { Skeleton } from '../../ui/Skeleton'
import { Account } from './Account'
import { AccountHead } from './AccountHead'
import { AdultRows } from './Adults'
import '../../shared/children/familyPage.css'

/** Every child with the last figures and the next day; the rest of the page does not wait for them. */
const Children = () => {
  const [remote, reload] = useFamily()
  const today = useToday()
  if (remote._tag === 'failed') return <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={2} />
  if (remote._tag === 'loading' || today === null) return <Skeleton shapes={['title', 'card', 'card']} />
  return (
    <>
      {remote.stale !== null && <FamilyStale />}
      {remote.value.length === 0 ? (
        <FirstChildCard onShared={reload} />
      ) : (
        <ChildRows family={remote.value} today={today} />
      )}
    </>
  )
}

const Whole = ({ user }: { readonly user: SessionUser }) => {
  const { drafts } = useServices()
  return (
    <>
      <AccountHead user={user} />
      <div className="family">
        <div className="family-part">
          <DeletionNote user={user} />
          <DraftsNote drafts={drafts} memberId={user.id} />
          <LazyPoints />
          <LazyUnderWay />
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <UnreadNotices />
          </Suspense>
          <LazyMission inFull />
        </div>
        <div className="family-part">
          <Children />
          <AdultRows />
          <Account user={user} />
        </div>
      </div>
    </>
  )
}

/** `/dashboard`, the account at a glance: points, what is under way, notices, the mission, children, adults, ways in. */
const DashboardRoute = () => {
  const { user } = useSession()
  return user === null ? null : <Whole user={user} />
}

export default DashboardRoute
