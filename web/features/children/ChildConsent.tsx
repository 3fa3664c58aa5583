import type { Child } from '@careplus/core/ports'
import { thaiDate, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { useState } from 'react'
import { useServices } from '../../calls/useServices'
import { childrenCopy } from '../../copy/children.th'
import { nameOf } from '../../shared/children/childWords'
import { childsWord, useChildYes } from '../../shared/children/childYes'
import { ConsentText, ConsentTicks } from '../../shared/consents/ConsentBox'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/Toast'

const copy = childrenCopy.consent

interface Props {
  readonly child: Child
  /** The day on which withdrawn health data is deleted; null: none. */
  readonly erasedOn: IsoDate | null
  readonly onChanged: (granted: boolean) => void
}

export const ChildConsent = ({ child, erasedOn, onChanged }: Props) => {
  const { random, changeConsent } = useServices()
  const showToast = useToast()
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useSending()
  const name = nameOf(child)
  const given = child.health_consent_at

  const yes = useChildYes(child.birthDate)

  const record = (granted: boolean): void => {
    const word = granted ? childsWord(child.birthDate) : {}
    const key = random.uuid()
    run(
      () => changeConsent({ purpose: 'child_health', childId: child.id, granted, ...word }, key),
      () => {
        setAsks(false)
        showToast({ text: granted ? copy.gaveDone : copy.withdrawnDone })
        onChanged(granted)
      },
    )
  }
  const failed = <FailureNote failure={failure} />
  return (
    <ConsentText name={name}>
      {given === null ? (
        <>
          <p>{copy.notGiven}</p>
          {erasedOn !== null && <p>{copy.kept}</p>}
          <ConsentTicks name={name} yes={yes} without={copy.anytime} />
          {failed}
          <Button
            tone="outline"
            wide
            busy={busy}
            waiting={yes.agreed ? undefined : copy.tickFirst}
            onClick={() => record(true)}
          >
            {copy.give}
          </Button>
        </>
      ) : (
        <>
          <p>{copy.given(thaiDate(todayInBangkok(Date.parse(given))))}</p>
          <Button tone="ghost" size="small" className="child__withdraw" onClick={() => setAsks(true)}>
            {copy.withdraw}
          </Button>
          <ConfirmDialog
            open={asks}
            onClose={() => setAsks(false)}
            title={copy.withdrawTitle(name)}
            busy={busy}
            confirm={copy.withdrawConfirm}
            keep={copy.keep}
            onConfirm={() => record(false)}
          >
            {copy.withdrawText}
            {failed}
          </ConfirmDialog>
        </>
      )}
    </ConsentText>
  )
}
