import type { CallFailure, Child } from '@careplus/core/ports'
import { useState } from 'react'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { nameOf } from '../../../shared/children/childWords'
import { useChildYes } from '../../../shared/children/childYes'
import { ConsentBox } from '../../../shared/consents/ConsentBox'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { Button } from '../../../ui/Button'
import { ChoiceCards } from '../../../ui/ChoiceCards'
import { Dialog } from '../../../ui/Dialog'

const copy = stoolResultCopy.save

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Never empty. */
  readonly candidates: ReadonlyArray<Child>
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly failedText: (failure: CallFailure) => string
  readonly needsConsent: (child: Child) => boolean
  readonly onSave: (child: Child) => void
}

/** Asks for what saving a result needs: the child, and that child's own consent, never ticked beforehand. */
export const AskToSave = ({ open, onClose, candidates, busy, failure, failedText, needsConsent, onSave }: Props) => {
  const only = candidates.length === 1 ? candidates[0] : undefined
  const [chosen, setChosen] = useState<string | null>(null)
  const child = only ?? candidates.find(({ id }) => id === chosen)
  const yes = useChildYes(child?.birthDate ?? null)
  const asksConsent = child !== undefined && needsConsent(child)
  const waiting = child === undefined ? copy.chooseFirst : asksConsent && !yes.agreed ? copy.needed : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={only === undefined ? copy.which : copy.consentTitle}
      actions={
        <>
          <Button
            wide
            busy={busy}
            busyLabel={copy.busy}
            waiting={waiting}
            onClick={() => child !== undefined && onSave(child)}
          >
            {copy.saveLong}
          </Button>
          <Button tone="second" wide onClick={onClose}>
            {copy.notNow}
          </Button>
        </>
      }
    >
      <div className="stack">
        {only === undefined && (
          <ChoiceCards
            label={copy.which}
            value={chosen}
            onChange={(id) => {
              setChosen(id)
              yes.clear()
            }}
            choices={candidates.map((one) => ({ value: one.id, label: nameOf(one) }))}
          />
        )}
        {asksConsent && <ConsentBox name={nameOf(child)} yes={yes} without={copy.without} />}
        <FailureNote failure={failure} textOf={failedText} />
      </div>
    </Dialog>
  )
}
