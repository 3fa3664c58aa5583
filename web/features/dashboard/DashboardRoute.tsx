import { Suspense } from 'react'
import { DeletionNote } from '../../shared/account/DeletionNote'
import { FamilyPage } from '../../shared/children/FamilyPage'
import { LazyMission, LazyPoints } from '../../shared/loyalty/LazyCards'
import { UnreadNotices } from './UnreadNotices'
import { useSession } from '../../calls/session/useSession'
import { Skeleton } from '../../ui/Skeleton'
import { Account } from './Account'
import { AdultRows } from './Adults'

/** `/dashboard`: the children and what is due, points, the mission, unread notices, adults and the account. */
const DashboardRoute = () => {
  const { user } = useSession()
  return (
    <FamilyPage points={<LazyPoints />} mission={<LazyMission inFull />}>
      {user !== null && (
        <>
          <DeletionNote user={user} />
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <UnreadNotices />
          </Suspense>
          <AdultRows />
          <Account user={user} />
        </>
      )}
    </FamilyPage>
  )
}

export default DashboardRoute
