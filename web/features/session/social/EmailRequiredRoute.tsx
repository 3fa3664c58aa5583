import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { useSession } from '../../../calls/session/useSession'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'
import { saveNewcomer, loadNewcomer, placeOf, type StoredNewcomer } from './newcomer'
import '../../../shared/account/session.css'
import './social.css'

const EmailRequired = lazyView(() => import('./EmailRequired'))
const copy = socialReturnCopy.email

const EmailRequiredRoute = () => {
  const [, navigate] = useLocation()
  const { status } = useSession()
  const [newcomer, setNewcomer] = useState<StoredNewcomer | null | undefined>()
  useEffect(() => setNewcomer(loadNewcomer()), [])

  const go = (next: StoredNewcomer): void => {
    saveNewcomer(next)
    navigate(placeOf(next), { replace: true })
  }
  const wait = <Skeleton shapes={['title', 'line', 'card']} />
  const member = status === 'signedIn'
  return (
    <div className="session-page">
      {newcomer === undefined ? (
        wait
      ) : newcomer === null || member ? (
        <EmptyState
          title={member ? copy.haveOne : copy.nothing}
          action={
            <LinkButton href={member ? '/change-email' : '/login'}>{member ? copy.toChange : copy.toLogin}</LinkButton>
          }
        >
          {member ? copy.haveOneLead : copy.nothingLead}
        </EmptyState>
      ) : (
        <Suspense fallback={wait}>
          <EmailRequired newcomer={newcomer} onProved={go} />
        </Suspense>
      )}
    </div>
  )
}

export default EmailRequiredRoute
