import { MobileNumber, spokenNumber } from '@careplus/core/identity'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { phoneCopy } from '../../copy/phone.th'
import { useSession } from '../../calls/session/useSession'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Smartphone } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { useProof } from '../../shared/proof/useProof'
import { requestCode, type NotRequested } from './requestCode'
import { NumberForm } from './NumberForm'
import { changeOf, loadVisit } from './phoneVisit'
import '../../shared/account/session.css'
import './phone.css'

const copy = phoneCopy.change

const EditPhoneRoute = () => {
  const { phoneChange, clock } = useServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const { withProof, proofDialog } = useProof()
  if (user === null) return null
  const now = MobileNumber.is(user['phone']) ? user['phone'] : null

  const onNumber = async (phone: MobileNumber): Promise<NotRequested | null> => {
    if (phone === now) return { _tag: 'field', text: copy.same }
    const refused = await requestCode(changeOf(user.id), phone, (to) => withProof(() => phoneChange.askCode(to)), clock)
    if (refused === null) navigate('/verify-otp')
    return refused
  }
  return (
    <div className="session-page">
      <p className="second">{now === null ? copy.leadFirst : copy.lead}</p>
      {now !== null && (
        <Rows label={copy.now}>
          <Row lead={<Icon of={Smartphone} />} title={spokenNumber(now)} second={copy.now} />
        </Rows>
      )}
      <NumberForm
        label={now === null ? copy.labelFirst : copy.label}
        submit={now === null ? copy.submitFirst : copy.submit}
        before={loadVisit(changeOf(user.id))?.phone ?? ''}
        onTouch={() => undefined}
        onNumber={onNumber}
      >
        {now !== null && <Note>{copy.effect}</Note>}
      </NumberForm>
      {proofDialog}
    </div>
  )
}

export default EditPhoneRoute
