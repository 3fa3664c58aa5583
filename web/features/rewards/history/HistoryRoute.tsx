import { Suspense } from 'react'
import { lazyView } from '../../../page/lazyView'
import { SessionSwitch } from '../../../shared/session/SessionSwitch'
import { useSession } from '../../../calls/session/useSession'
import { Skeleton } from '../../../ui/Skeleton'
import { VisitorHistory } from './VisitorHistory'
import './history.css'

const MemberHistory = lazyView(() => import('./MemberHistory'))

const waiting = <Skeleton shapes={['line', 'card', 'title', 'card']} />

const HistoryRoute = () => {
  const { user } = useSession()
  return (
    <SessionSwitch
      visitor={<VisitorHistory />}
      wait={<div className="history">{waiting}</div>}
      member={
        <div className="history">
          <Suspense fallback={waiting}>
            <MemberHistory key={user?.id} />
          </Suspense>
        </div>
      }
    />
  )
}

export default HistoryRoute
