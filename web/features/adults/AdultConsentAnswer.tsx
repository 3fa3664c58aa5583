import { useState } from 'react'
import { dayText } from '../../shared/account/instants'
import { adultsCopy } from '../../copy/adults.th'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { AdultPair } from './AdultPair'
import { NotSent, type AnswerProps } from './AdultConsentQuestion'

const copy = adultsCopy.confirm

export const AdultConsentAnswer = ({ asked, busy, notSent, onAnswer }: AnswerProps) => {
  const [asks, setAsks] = useState(false)
  if (asked.state === 'refused')
    return (
      <>
        <div role="status">
          <h1>{copy.refusedTitle}</h1>
          <p>{copy.refusedText}</p>
        </div>
        <NotSent notSent={notSent} />
        {!asked.asked_here && (
          <Button tone="second" busy={busy} busyLabel={copy.busy} onClick={() => onAnswer(true)}>
            {copy.change}
          </Button>
        )}
      </>
    )
  const since = asked.agreed_at === null ? null : dayText(asked.agreed_at)
  return (
    <>
      <div className="confirm__art">
        <AdultPair />
      </div>
      <div role="status">
        <h1>{copy.agreedTitle}</h1>
        <p>{copy.agreedText(asked.member, since)}</p>
      </div>
      <NotSent notSent={notSent} />
      <Button tone="outline" onClick={() => setAsks(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.withdrawTitle}
        busy={busy}
        confirm={copy.withdrawYes}
        keep={copy.keep}
        onConfirm={() => {
          setAsks(false)
          onAnswer(false)
        }}
      >
        {copy.withdrawText}
      </ConfirmDialog>
    </>
  )
}
