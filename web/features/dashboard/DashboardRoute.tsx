import { Suspense } from 'react'
import { DeletionNote } from '../../account/DeletionNote'
import { FamilyPage } from '../../family/FamilyPage'
import { LaterMission, LaterPoints } from '../../loyalty/LaterCards'
import { UnreadNotices } from '../../notices/UnreadNotices'
import { useSession } from '../../session/useSession'
import { Skeleton } from '../../ui/Skeleton'
import { Account } from './Account'
import { AdultRows } from './Adults'

/** `/dashboard`: the children and what is due, points, the mission, unread notices, the adults and the account. */
const DashboardRoute = () => {
  const { user } = useSession()
  return (
    <FamilyPage points={<LaterPoints />} mission={<LaterMission inFull />}>
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
