import { grouped } from '@careplus/core/loyalty'
import { RequestState } from '@careplus/core/internal/requests'
import { requestStateWords, requestTopicWords } from '@careplus/core/requests'
import { Link } from 'wouter'
import { staffCalls, type StaffRequestRow } from '../../composition/staff'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import type { SummaryFigure } from '../Summary'
import { Table, type Column } from '../Table'
import { ageText, momentText } from '../staffTimes'
import { useNow } from '../useNow'
import { WaitingList } from '../WaitingList'
import './requests.css'
import talk from '../../ui/drawings/empty/talk.svg'

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

interface Answer {
  readonly waiting: number
  readonly requests: ReadonlyArray<StaffRequestRow>
}

const oldestOf =
  (now: number) =>
  ({ requests }: Answer): ReadonlyArray<SummaryFigure> => {
    const [oldest] = requests.flatMap(({ state, since }) => (state === 'waiting' ? [since] : [])).sort()
    return oldest === undefined ? [] : [{ words: copy.oldest, figure: ageText(oldest, now) }]
  }

export const RequestsScreen = () => {
  const now = useNow()
  return (
    <WaitingList
      figuresOf={oldestOf(now)}
      copy={copy}
      drawing={talk}
      states={states}
      words={requestStateWords}
      waits="waiting"
      ask={(state) => staffCalls.listRequests({ query: { state } })}
    >
      {({ requests }, state) => (requests.length > 0 ? <Requests {...{ requests, state }} /> : null)}
    </WaitingList>
  )
}
