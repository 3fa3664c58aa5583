import type { IdempotencyKey, Partner } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices, useServices } from '../../calls/useServices'
import { calledAs, partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/Toast'

const copy = partnerCopy.people

export const EndSharing = ({ partner, onEnded }: { readonly partner: Partner; readonly onEnded: () => void }) => {
  const { random } = useServices()
  const { partners } = useCareServices()
  const { busy, failure, run, changed } = useSending()
  const showToast = useToast()
  // A new key for each opening: the partner may have been invited again since an earlier one.
  const [key, setKey] = useState<IdempotencyKey | null>(null)
  const name = calledAs(partner)
  const close = (): void => {
    changed()
    setKey(null)
  }
  const end = (): void => {
    if (key === null) return
    run(
      () => partners.remove(partner.id, key),
      () => {
        close()
        showToast({ text: copy.ended(name) })
        onEnded()
      },
    )
  }
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        className="partner-end"
        aria-label={copy.endAria(name)}
        onClick={() => setKey(random.uuid())}
      >
        {copy.end}
      </Button>
      <ConfirmDialog
        open={key !== null}
        onClose={close}
        title={copy.endTitle(name)}
        busy={busy}
        confirm={copy.endYes}
        keep={copy.keep}
        onConfirm={end}
      >
        {copy.endText}
        <FailureNote failure={failure} textOf={partnerFailedText} />
      </ConfirmDialog>
    </>
  )
}
