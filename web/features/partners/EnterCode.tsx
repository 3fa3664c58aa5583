import { codeText, isFull } from '@careplus/core/internal/otp'
import { inviteCodeDigits } from '@careplus/core/partners'
import type { CallFailure, InviteSecret } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices } from '../../calls/useServices'
import { partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { CodeInput, useCodeInput } from '../../ui/CodeInput'

const copy = partnerCopy.enter

const attemptsLeft = (failure: CallFailure): number | null => {
  const body = failure._tag === 'ApiError' ? (failure.body as { readonly tries_left?: unknown } | null) : null
  return typeof body?.tries_left === 'number' ? body.tries_left : null
}

const textOf = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && failure.code === 'code_invalid'
    ? copy.wrong(attemptsLeft(failure))
    : partnerFailedText(failure)

export const EnterCode = ({
  autoFocus,
  onFound,
}: {
  readonly autoFocus: boolean
  readonly onFound: (secret: InviteSecret) => void
}) => {
  const { invitations } = useCareServices()
  const [input, change] = useCodeInput({ length: inviteCodeDigits })
  const { busy, failure, run, changed } = useSending()
  const [pressed, setPressed] = useState(false)
  const code = codeText(input)
  const submit = (): void => {
    setPressed(true)
    if (!isFull(input) || busy) return
    run(
      () => invitations.look({ code }),
      () => onFound({ code }),
    )
  }
  const error = failure !== null ? textOf(failure) : pressed && !isFull(input) ? copy.short : undefined
  return (
    <form
      className="partner-enter"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <CodeInput
        label={copy.label}
        input={input}
        onEvent={(event) => {
          if (busy) return
          if (failure !== null) changed()
          setPressed(false)
          change(event)
        }}
        error={error}
        autoFocus={autoFocus}
      />
      <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </form>
  )
}
