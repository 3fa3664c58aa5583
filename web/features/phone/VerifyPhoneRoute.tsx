import { spokenNumber } from '@careplus/core/identity'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { phoneCopy } from '../../copy/phone.th'
import { useSession } from '../../calls/session/useSession'
import { useToast } from '../../ui/Toast'
import { useProof } from '../../shared/proof/useProof'
import { StartOver } from './StartOver'
import { PhoneCode } from './PhoneCode'
import { changeOf, saveVisit } from './phoneVisit'
import { useVisit } from './useVisit'
import '../../shared/account/session.css'
import './phone.css'

const words = { ...phoneCopy.code, help: phoneCopy.change.help }

const VerifyPhone = ({ member }: { readonly member: string }) => {
  const { phoneChange, session } = useServices()
  const purpose = changeOf(member)
  const visit = useVisit(purpose, 'code')
  const [, navigate] = useLocation()
  const toast = useToast()
  const { withProof, proofDialog } = useProof()
  if (!visit)
    return (
      <div className="session-page">
        <StartOver title={phoneCopy.change.title} href={visit === null ? '/edit-my-phone' : null} />
      </div>
    )
  return (
    <div className="session-page">
      <PhoneCode
        purpose={purpose}
        visit={visit}
        to={spokenNumber(visit.phone)}
        words={words}
        ask={(phone) => withProof(() => phoneChange.askCode(phone))}
        prove={(given) => withProof(() => phoneChange.verify(given))}
        onChange={() => navigate('/edit-my-phone', { replace: true })}
        onProved={(user) => {
          saveVisit(purpose, null)
          session.memberChanged(user)
          toast({ text: phoneCopy.change.done })
          navigate('/user-profile', { replace: true })
        }}
      />
      {proofDialog}
    </div>
  )
}

const VerifyPhoneRoute = () => {
  const { user } = useSession()
  return user === null ? null : <VerifyPhone member={user.id} />
}

export default VerifyPhoneRoute
