import type { SessionUser } from '@careplus/core/ports'
import { Suspense } from 'react'
import { useServices } from '../../calls/useServices'
import { DeletionNote } from '../../shared/account/DeletionNote'
import { DraftsNote } from '../../shared/children/DraftsNote'
import { LazyMission, LazyPoints } from '../../shared/loyalty/LazyCards'
import { LazyPending } from '../../shared/loyalty/LazyPending'
import { UnreadNotices } from './UnreadNotices'
import { useSession } from '../../calls/session/useSession'
import { Skeleton } from '../../ui/Skeleton'
import { Account } from './Account'
import { AccountHead } from './AccountHead'
import '../../shared/children/familyPage.css'

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
          <LazyPending />
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <UnreadNotices />
          </Suspense>
        </div>
        <div className="family-part">
          <LazyMission inFull />
          <Account user={user} />
        </div>
      </div>
    </>
  )
}

const DashboardRoute = () => {
  const { user } = useSession()
  return user === null ? null : <Whole user={user} />
}

export default DashboardRoute
