import type { Partner } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices, useServices } from '../../composition/useServices'
import { calledAs, partnerCopy, partnerFailedText } from '../../copy/partner.th'
import { FailureNote } from '../../family/FailureNote'
import { useAttempts } from '../../forms/useKeptForm'
import { useSending } from '../../forms/useSending'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useToast } from '../../ui/Toast'

const copy = partnerCopy.people

/** Ends a partner's access to everything; asked first. */
export const EndSharing = ({ partner, onEnded }: { readonly partner: Partner; readonly onEnded: () => void }) => {
  const { random } = useServices()
  const { partners } = useCareServices()
  const attempts = useAttempts(`partner.${partner.id}.end`, random.uuid)
  const { busy, failure, run } = useSending()
  const showToast = useToast()
  const [asks, setAsks] = useState(false)
  const name = calledAs(partner)
  const end = (): void =>
    run(partners.remove(partner.id, attempts.keyOf(partner.id)), () => {
      attempts.sent()
      setAsks(false)
      showToast({ text: copy.ended(name) })
      onEnded()
    })
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        className="partner-end"
        aria-label={copy.endAria(name)}
        onClick={() => setAsks(true)}
      >
        {copy.end}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.endTitle(name)}
        alert
        actions={
          <>
            <Button tone="danger" wide busy={busy} onClick={end}>
              {copy.endYes}
            </Button>
            <Button tone="second" wide onClick={() => setAsks(false)}>
              {copy.keep}
            </Button>
          </>
        }
      >
        {copy.endText}
        <FailureNote failure={failure} textOf={partnerFailedText} />
      </Dialog>
    </>
  )
}
