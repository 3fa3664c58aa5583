import type { CareRequest, RequestMessage } from '@careplus/core/ports'
import { requestTopicWords } from '@careplus/core/requests'
import { useCallback, type ReactNode } from 'react'
import { clockText, dayText } from '../../shared/account/instants'
import { usePageTitle } from '../../page/pageTitle'
import { useRequestServices } from '../../calls/useServices'
import { requestCopy } from '../../copy/requests.th'
import { StoredPictures } from '../../shared/pictures/StoredPictures'
import type { PictureSize } from '../../shared/pictures/useStoredPicture'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { MessageSquare } from '../../ui/icons'
import { FurtherForm } from './FurtherForm'
import { requestsPath } from './requestPath'
import { RequestTag } from './RequestTag'

const copy = requestCopy.thread

const Pictures = ({ request: { id, pictures } }: { readonly request: CareRequest }) => {
  const { requests } = useRequestServices()
  const read = useCallback((picture: string, size: PictureSize) => requests.picture(id, picture, size), [requests, id])
  return <StoredPictures read={read} ids={pictures} nameOf={requestCopy.pictures.one} />
}

interface MessageProps {
  readonly message: RequestMessage
  readonly children?: ReactNode
}

const Message = ({ message: { by, words, at }, children }: MessageProps) => (
  <li className={`request-said request-said--${by}`}>
    <p className="small second">
      <b>{by === 'staff' ? copy.team : copy.you}</b>{' '}
      <span className="nowrap">
        {dayText(at)} {clockText(at)}
      </span>
    </p>
    <p className="request-said__words">{words}</p>
    {children}
  </li>
)

interface Props {
  readonly request: CareRequest
  readonly onChanged: () => void
}

export const Thread = ({ request, onChanged }: Props) => {
  usePageTitle(requestTopicWords[request.topic])
  return (
    <div className="request-thread">
      <div>
        <RequestTag state={request.state} />
      </div>
      <ol className="request-said-list" aria-live="polite">
        {request.messages.map((message, index) => (
          <Message key={index} message={message}>
            {index === 0 && request.pictures.length > 0 && <Pictures request={request} />}
          </Message>
        ))}
      </ol>
      {request.state === 'waiting' && <Note icon={MessageSquare}>{copy.waiting}</Note>}
      <FurtherForm request={request} onWritten={onChanged} />
      <LinkButton href={requestsPath} tone="ghost" wide>
        {copy.all}
      </LinkButton>
    </div>
  )
}
