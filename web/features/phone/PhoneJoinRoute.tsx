import { Suspense } from 'react'
import { lazyView } from '../../page/lazyView'
import { phoneCopy } from '../../copy/phone.th'
import { Skeleton } from '../../ui/Skeleton'
import { StartOver } from './StartOver'
import { useVisit } from './useVisit'
import '../../shared/account/session.css'
import './phone.css'

const PhoneJoin = lazyView(() => import('./PhoneJoin'))
const copy = phoneCopy.join

const PhoneJoinRoute = () => {
  const visit = useVisit('login', 'join')
  return (
    <div className="session-page">
      {visit ? (
        <>
          <div className="session-heading phone-heading">
            <h1>{copy.title}</h1>
          </div>
          <Suspense fallback={<Skeleton shapes={['line', 'card', 'card']} />}>
            <PhoneJoin visit={visit} />
          </Suspense>
        </>
      ) : (
        <StartOver title={copy.opening} href={visit === null ? '/login-with-phone' : null} />
      )}
    </div>
  )
}

export default PhoneJoinRoute
