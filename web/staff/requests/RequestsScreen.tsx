import { grouped } from '@careplus/core/loyalty'
import { RequestState, requestStateWords, requestTopicWords } from '@careplus/core/requests'
import { Link } from 'wouter'
import { staffDesk, type StaffRequestRow } from '../../composition/staff'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import { Table, type Column } from '../Table'
import { ageText, momentText } from '../times'
import { useNow } from '../useNow'
import { WaitingList } from '../WaitingList'
import './requests.css'

const states = Object.keys(RequestState.keys) as ReadonlyArray<RequestState>

const columnsOf = (state: RequestState, now: number): ReadonlyArray<Column<StaffRequestRow>> => [
  {
    head: state === 'waiting' ? copy.heads.age : copy.heads.since,
    cell: ({ since }) => (state === 'waiting' ? ageText(since, now) : momentText(since)),
  },
  {
    head: copy.heads.topic,
    cell: ({ id, topic }) => (
      <Link href={`/requests/${id}`} className="staff-table__link">
        {requestTopicWords[topic]}
      </Link>
    ),
  },
  { head: copy.heads.words, cell: ({ last_words }) => last_words, className: 'request-words' },
  { head: copy.heads.messages, cell: ({ messages_count }) => grouped(messages_count), kind: 'n' },
  { head: copy.heads.pictures, cell: ({ pictures_count }) => grouped(pictures_count), kind: 'n' },
]

interface RequestsProps {
  readonly requests: ReadonlyArray<StaffRequestRow>
  readonly state: RequestState
}

const Requests = ({ requests, state }: RequestsProps) => {
  return <Table label={copy.table} columns={columnsOf(state, useNow())} rows={requests} keyOf={({ id }) => id} />
}

export const RequestsScreen = () => (
  <WaitingList
    copy={copy}
    states={states}
    words={requestStateWords}
    waits="waiting"
    ask={(state) => staffDesk.listRequests({ query: { state } })}
  >
    {({ requests }, state) => (requests.length > 0 ? <Requests {...{ requests, state }} /> : null)}
  </WaitingList>
)
