import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { sessionCopy } from '../../copy/session.th'
import { useSession } from '../../calls/session/useSession'
import { useToast } from '../../ui/Toast'
import { InfoForm } from '../../shared/account/InfoForm'
import '../../shared/account/session.css'

const copy = sessionCopy.info

/** `/user-info`: what was skipped at /welcome. */
const UserInfoRoute = () => {
  const { profile, random, clock, session } = useServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const toast = useToast()
  if (user === null) return null
  return (
    <div className="session-page">
      <InfoForm
        {...{ user, profile, random, clock }}
        submit={copy.submitOnly}
        onSaved={(changed) => {
          session.memberChanged(changed)
          toast({ text: copy.saved })
          navigate('/dashboard', { replace: true })
        }}
      />
    </div>
  )
}

export default UserInfoRoute
