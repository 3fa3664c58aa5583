import type { CareRequest } from '@careplus/core/ports'
import { furtherMessage, messageWords } from '@careplus/core/requests'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { SubmitEvent } from 'react'
import { useRequestServices } from '../../calls/useServices'
import { requestCopy, requestFailedText } from '../../copy/requests.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSentForm } from '../../calls/form/useSentForm'
import { Button } from '../../ui/Button'
import { useProblems } from '../../shared/growth/useProblems'
import { TextArea } from '../../ui/TextArea'
import { useToast } from '../../ui/Toast'
import { CountedHint } from './CountedHint'

const copy = requestCopy.thread

const Typed = t.type({ message: t.string })

interface Props {
  readonly request: CareRequest
  readonly onWritten: () => void
}

export const FurtherForm = ({ request: { id }, onWritten }: Props) => {
  const { requests } = useRequestServices()
  const showToast = useToast()
  const { typed, busy, failure, change, send, clear } = useSentForm(`request.${id}`, Typed, { message: '' })
  const read = furtherMessage(typed.message)
  const problems = isLeft(read) ? { message: { text: messageWords(read.left) } } : {}
  const { form, shown, enter, tried } = useProblems<'message'>(problems)
  const serverMessage = failure?._tag === 'ApiError' ? failure.fields[0]?.message : undefined

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!tried() || busy || !isRight(read)) return
    const message = read.right
    send(
      { message },
      (key) => requests.write(id, message, key),
      () => {
        clear()
        showToast({ text: copy.sent })
        onWritten()
      },
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="request-further">
      <div data-field>
        <TextArea
          label={copy.more}
          hint={<CountedHint hint={copy.moreHint} message={typed.message} />}
          name="message"
          rows={3}
          value={typed.message}
          error={shown('message')?.text ?? serverMessage}
          onChange={({ target }) => {
            enter('message')
            change({ message: target.value })
          }}
        />
      </div>
      {serverMessage === undefined && <FailureNote failure={failure} textOf={requestFailedText} />}
      <Button type="submit" busy={busy} busyLabel={requestCopy.sending}>
        {copy.send}
      </Button>
    </form>
  )
}
