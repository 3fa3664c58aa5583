import { isLeft } from 'fp-ts/Either'
import { furtherMessage, messageLength, messageWords, mostMessageCharacters } from '@careplus/core/requests'
import { useState, type SubmitEvent } from 'react'
import { staffCalls, type StaffRequest } from '../../composition/staff'
import { staffRequestsCopy } from '../../copy/staffRequests.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { TextArea } from '../../ui/TextArea'
import { useDraft } from '../drafts'
import { useAction } from '../useAction'

const copy = staffRequestsCopy.answer

interface Props {
  readonly request: StaffRequest
  readonly onAnswered: () => void
  readonly onNewer: () => void
}

/** Sends the count of messages that were shown: the server refuses the answer where a newer one has come. */
export const AnswerForm = ({ request: { id, messages }, onAnswered, onNewer }: Props) => {
  const action = useAction(`request.${id}`)
  const [words, setWords] = useDraft(`request.${id}`)
  const [tried, setTried] = useState(false)
  const read = furtherMessage(words)
  const error =
    tried && isLeft(read) ? (read.left._tag === 'MessageMissing' ? copy.empty : messageWords(read.left)) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isLeft(read) || action.busy) return
    const body = { message: read.right, read: messages.length }
    action.run(
      [id, body],
      (key) => staffCalls.answerRequest({ params: { id }, body, key }),
      () => {
        setWords('')
        setTried(false)
        onAnswered()
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="ui-card ui-card--pandan staff-stack" aria-label={copy.title}>
      <h2 className="staff-card-title">{copy.title}</h2>
      <TextArea
        label={copy.label}
        optional={`${messageLength(words)} / ${mostMessageCharacters}`}
        hint={copy.hint}
        rows={8}
        value={words}
        error={error}
        onChange={(event) => {
          action.forget()
          setWords(event.target.value)
        }}
      />
      {action.refusal !== null && (
        <Note
          tone="error"
          live
          action={
            <Button tone="outline" size="small" onClick={onNewer}>
              {copy.newer}
            </Button>
          }
        >
          {action.refusal}
        </Note>
      )}
      <Button type="submit" wide busy={action.busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </form>
  )
}
