import { Suspense } from 'react'
import { lazyView } from '../../page/lazyView'
import { phoneCopy } from '../../copy/phone.th'
import { StartOver } from './StartOver'
import { useVisit } from './useVisit'
import '../../shared/account/session.css'
import './phone.css'

const LoginCode = lazyView(() => import('./LoginCode'))
const title = phoneCopy.code.opening

const PhoneCodeRoute = () => {
  const visit = useVisit('login', 'code')
  return (
    <div className="session-page">
      {visit ? (
        <Suspense fallback={<StartOver title={title} href={null} />}>
          <LoginCode visit={visit} />
        </Suspense>
      ) : (
        <StartOver title={title} href={visit === null ? '/login-with-phone' : null} />
      )}
    </div>
  )
}

export default PhoneCodeRoute
