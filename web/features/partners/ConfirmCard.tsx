import type { Invite } from '@careplus/core/ports'
import { faceOfMember } from '../../shared/account/memberFace'
import { useCareServices } from '../../calls/useServices'
import { calledAs, childCalled, partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useAttempts } from '../../calls/form/useStoredForm'
import { useSending } from '../../calls/useSending'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { useToast } from '../../ui/Toast'

const copy = partnerCopy.confirm

export const ConfirmCard = ({ invite, onDecided }: { readonly invite: Invite; readonly onDecided: () => void }) => {
  const { invites } = useCareServices()
  const attempts = useAttempts(`invite.${invite.id}`)
  const { busy, failure, run } = useSending()
  const showToast = useToast()
  const answeredBy = invite.answered_by ?? { name: null, contact: null }
  const decide = (outcome: 'confirmed' | 'refused'): void =>
    run(
      () => attempts.once(outcome, (key) => invites.decide(invite.id, outcome, key)),
      () => {
        showToast({ text: outcome === 'confirmed' ? copy.done(calledAs(answeredBy)) : copy.refused })
        onDecided()
      },
    )
  return (
    <Card tone="mango" as="section" className="partner-confirm" label={copy.text}>
      <div role="status">
        <h2>{answeredBy.name === null ? copy.unnamed : copy.title(answeredBy.name)}</h2>
        <p>{copy.text}</p>
      </div>
      <div className="partner-confirm__who">
        <Avatar face={faceOfMember(answeredBy.name)} tone="pandan" />
        <p>
          <strong>{answeredBy.name ?? copy.noName}</strong>
          <br />
          <span className="partner-confirm__contact">{answeredBy.contact}</span>
        </p>
      </div>
      <p>
        {copy.sees}{' '}
        {invite.children.map(({ nickname, role }) => partnerCopy.people.share(childCalled(nickname), role)).join(' · ')}
      </p>
      <FailureNote failure={failure} textOf={partnerFailedText} />
      <div className="partner-confirm__ways">
        <Button wide busy={busy} onClick={() => decide('confirmed')}>
          {copy.yes}
        </Button>
        <Button wide tone="light" onClick={() => decide('refused')}>
          {copy.no}
        </Button>
      </div>
    </Card>
  )
}
