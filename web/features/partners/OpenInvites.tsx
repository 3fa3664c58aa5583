import type { Invite } from '@careplus/core/ports'
import { useCareServices } from '../../calls/useServices'
import { childCalled, partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useAttempts } from '../../calls/form/useStoredForm'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Row, Rows } from '../../ui/Card'
import { useToast } from '../../ui/Toast'
import { momentText } from './inviteTimes'

const copy = partnerCopy.waiting

export const OpenInvites = ({
  open,
  onRevoked,
}: {
  readonly open: ReadonlyArray<Invite>
  readonly onRevoked: () => void
}) => {
  const { invites } = useCareServices()
  const attempts = useAttempts('invite.revoke')
  const { busy, failure, run } = useSending()
  const showToast = useToast()
  if (open.length === 0) return null
  const revoke = (id: string): void =>
    run(
      () => attempts.once(id, (key) => invites.revoke(id, key)),
      () => {
        showToast({ text: copy.revoked })
        onRevoked()
      },
    )
  return (
    <section className="stack partner-section" aria-labelledby="partner-open">
      <h2 id="partner-open">{copy.title}</h2>
      <Rows>
        {open.map(({ id, way, expires_at, children }) => (
          <Row
            key={id}
            title={`${copy[way]} · ${children.map(({ nickname }) => childCalled(nickname)).join(' ')}`}
            second={copy.until(momentText(expires_at))}
            end={
              <Button
                tone="ghost"
                size="small"
                className="partner-end"
                busy={busy}
                aria-label={copy.revokeAria(copy[way], momentText(expires_at))}
                onClick={() => revoke(id)}
              >
                {copy.revoke}
              </Button>
            }
          />
        ))}
      </Rows>
      <FailureNote failure={failure} textOf={partnerFailedText} />
    </section>
  )
}
