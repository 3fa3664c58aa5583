import type { CareRequest } from '@careplus/core/ports'
import { mostRequestPictures } from '@careplus/core/requests'
import type { SubmitEvent } from 'react'
import { requestCopy as copy, requestFailedText } from '../../copy/requests.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { PictureTray } from '../../shared/pictures/PictureTray'
import { SentPictures } from '../../shared/pictures/SentPictures'
import { Button } from '../../ui/Button'
import { useProblems } from '../../shared/growth/useProblems'
import { ErrorNote } from '../../ui/Note'
import { TextArea } from '../../ui/TextArea'
import { CountedHint } from './CountedHint'
import { refusedAt, requestProblems, type RequestField } from './requestTyped'
import { TopicChips } from './TopicChips'
import { useRequestForm } from './useRequestForm'

export const RequestForm = ({ onSent }: { readonly onSent: (request: CareRequest) => void }) => {
  const { typed, pictures, busy, failure, shares, change, picturesChanged, send } = useRequestForm()
  const { form, shown, enter, tried } = useProblems<RequestField>(requestProblems(typed))
  const serverProblems = failure?._tag === 'ApiError' && failure.fields.length > 0 ? refusedAt(failure.fields) : null
  const error = (field: RequestField): string | undefined => shown(field)?.text ?? serverProblems?.at[field]?.text
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (tried() && !pictures.opening) send(onSent)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="request-form">
      <div data-field>
        <TopicChips chosen={typed.topic} error={error('topic')} onChoose={(topic) => change({ topic })} />
      </div>
      <div data-field>
        <TextArea
          label={copy.message}
          hint={<CountedHint hint={copy.messageHint} message={typed.message} />}
          name="message"
          rows={5}
          value={typed.message}
          error={error('message')}
          onChange={({ target }) => {
            enter('message')
            change({ message: target.value })
          }}
        />
      </div>
      <div data-field>
        {shares === null ? (
          <PictureTray
            label={copy.pictures.label}
            hint={copy.pictures.hint}
            max={mostRequestPictures}
            nameOf={copy.pictures.one}
            held={pictures}
            error={error('pictures')}
            onChange={picturesChanged}
          />
        ) : (
          <SentPictures pictures={pictures.pictures} shares={shares} nameOf={copy.pictures.one} />
        )}
      </div>
      {serverProblems === null ? (
        <FailureNote failure={failure} textOf={requestFailedText} />
      ) : (
        <ErrorNote>{serverProblems.others.length > 0 ? serverProblems.others.join(' ') : copy.refused}</ErrorNote>
      )}
      <Button type="submit" wide busy={busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </form>
  )
}
