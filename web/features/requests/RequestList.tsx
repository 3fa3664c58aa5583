import type { CareRequest } from '@careplus/core/ports'
import { requestTopicWords } from '@careplus/core/requests'
import { clockText, dayText } from '../../shared/account/instants'
import { requestCopy } from '../../copy/requests.th'
import { OlderButton } from '../../shared/list/OlderButton'
import type { Parts } from '../../calls/parts'
import { CardLink } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { OfflineNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { requestPath } from './requestPath'
import { RequestTag } from './RequestTag'
import talk from '../../ui/drawings/empty/talk.svg'

const copy = requestCopy.list

const Asked = ({ request: { id, topic, state, messages, changed_at } }: { readonly request: CareRequest }) => {
  const last = messages.at(-1)
  return (
    <CardLink href={requestPath(id)} className="request-card">
      <div className="request-card__head">
        <h3>{requestTopicWords[topic]}</h3>
        <RequestTag state={state} />
      </div>
      <p className="request-card__words">{last?.words}</p>
      <p className="second">
        {last?.by === 'staff' ? requestCopy.thread.team : requestCopy.thread.you} ·{' '}
        <span className="nowrap">{dayText(changed_at)}</span> <span className="nowrap">{clockText(changed_at)}</span>
      </p>
    </CardLink>
  )
}

export const RequestList = ({ parts: { list, reload, older } }: { readonly parts: Parts<CareRequest> }) => {
  if (list._tag === 'loading') return <Skeleton shapes={['card', 'card']} />
  if (list._tag === 'failed')
    return (
      <ErrorState title={copy.failed.title} onRetry={reload}>
        {copy.failed[list.failure._tag]}
      </ErrorState>
    )
  if (list.value.length === 0)
    return (
      <EmptyState drawing={talk} title={copy.empty.title} headingLevel={3}>
        {copy.empty.text}
      </EmptyState>
    )
  return (
    <>
      {list.stale !== null && <OfflineNote>{copy.stale}</OfflineNote>}
      <ul className="request-list">
        {list.value.map((request) => (
          <li key={request.id}>
            <Asked request={request} />
          </li>
        ))}
      </ul>
      <OlderButton of={older} />
    </>
  )
}
