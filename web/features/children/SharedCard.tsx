import type { Child, PartnerRole } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { useCareServices } from '../../calls/useServices'
import { partnerCopy } from '../../copy/partners.th'
import { nameOf } from '../../shared/children/childWords'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { Card } from '../../ui/Card'
import { useToast } from '../../ui/Toast'

const copy = partnerCopy.shared

export const SharedCard = ({ child, role }: { readonly child: Child; readonly role: PartnerRole }) => {
  const { care } = useCareServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const name = nameOf(child)
  return (
    <Card tone="pandan" as="section" className="child__about">
      <h2>{copy.title}</h2>
      <p>{copy.by(child.shared_by, role)}</p>
      <ConfirmRemoval
        words={{
          label: copy.leave,
          title: copy.leaveTitle(name),
          confirm: copy.leaveYes,
          busy: copy.leaveBusy,
          keep: copy.keep,
        }}
        remove={(key) => care.leave(child.id, key)}
        onRemoved={() => {
          showToast({ text: copy.left(name) })
          navigate('/children', { replace: true })
        }}
      >
        {copy.leaveText}
      </ConfirmRemoval>
    </Card>
  )
}
