import type { CallFailure } from '@careplus/core/ports'
import { childrenCopy } from '../../copy/children.th'
import { profileCopy } from '../../copy/profile.th'
import { useChildYes } from '../../shared/children/childYes'
import { ConsentBox } from '../../shared/consents/ConsentBox'
import { FailureNote } from '../../shared/failure/FailureNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

interface Props {
  readonly name: string
  readonly birthDate: string
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly onGive: () => void
  readonly onClose: () => void
}

/** A child's consent takes more than one press: the parent declares parental power and reads which data is stored. */
export const GiveChildConsent = ({ name, birthDate, busy, failure, onGive, onClose }: Props) => {
  const yes = useChildYes(birthDate)
  return (
    <Dialog
      open
      onClose={onClose}
      title={profileCopy.consents.giveTitle}
      actions={
        <>
          <Button wide busy={busy} waiting={yes.agreed ? undefined : childrenCopy.consent.tickFirst} onClick={onGive}>
            {childrenCopy.consent.give}
          </Button>
          <Button tone="second" wide onClick={onClose}>
            {profileCopy.consents.notNow}
          </Button>
        </>
      }
    >
      <ConsentBox name={name} yes={yes} without={childrenCopy.consent.anytime} />
      <FailureNote failure={failure} />
    </Dialog>
  )
}
