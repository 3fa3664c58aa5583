import * as t from 'io-ts'
import type { Bill, CallFailure } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import type { SubmitEvent } from 'react'
import { useRewardsServices } from '../../../../calls/useServices'
import { refusedText } from '../../../../copy/failedText'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { FailureNote } from '../../../../shared/failure/FailureNote'
import { useSentForm } from '../../../../calls/form/useSentForm'
import { Button } from '../../../../ui/Button'
import { Card } from '../../../../ui/Card'
import { TextField } from '../../../../ui/TextField'
import { useToast } from '../../../../ui/Toast'

const copy = rewardsHistoryCopy.bill.appeal
const maxReasonLength = 500

const Typed = t.type({ words: t.string })

const textOf = (failure: CallFailure): string => refusedText(failure, copy.failed)

export const Appeal = ({ bill, onDone }: { readonly bill: Bill; readonly onDone: () => void }) => {
  const { bills } = useRewardsServices()
  const showToast = useToast()
  const { typed, busy, failure, change, send } = useSentForm(`bill.${bill.id}.appeal`, Typed, { words: '' })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const words = oneLine(typed.words)
    send(
      { words },
      (key) => bills.appeal(bill.id, words, key),
      () => {
        showToast({ text: copy.done })
        onDone()
      },
    )
  }
  return (
    <Card as="section" label={copy.title}>
      <form className="appeal" noValidate onSubmit={submit}>
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
        <TextField
          label={copy.words}
          optional
          name="words"
          maxLength={maxReasonLength}
          value={typed.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <FailureNote failure={failure} textOf={textOf} />
        <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
          {copy.send}
        </Button>
      </form>
    </Card>
  )
}
