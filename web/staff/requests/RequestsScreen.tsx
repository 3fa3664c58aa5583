import { grouped } from '@careplus/core/loyalty'
import { RequestState, requestStateWords, requestTopicWords } from '@careplus/core/request'
import { Link } from 'wouter'
import { staffDesk, type StaffRequestRow } from '../../composition/staff'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import { ageText, momentText } from '../times'
import { useNow } from '../useNow'
import { WaitingList } from '../WaitingList'
import './requests.css'

const states = Object.keys(RequestState.keys) as ReadonlyArray<RequestState>

interface TableProps {
  readonly requests: ReadonlyArray<StaffRequestRow>
  readonly state: RequestState
}

const Table = ({ requests, state }: TableProps) => {
  const now = useNow()
  const { heads } = copy
  return (
    <div className="staff-table-box">
      <table className="staff-table" aria-label={copy.table}>
        <thead>
          <tr>
            <th scope="col">{state === 'waiting' ? heads.age : heads.since}</th>
            <th scope="col">{heads.topic}</th>
            <th scope="col">{heads.words}</th>
            <th scope="col" className="staff-table__n">
              {heads.messages}
            </th>
            <th scope="col" className="staff-table__n">
              {heads.pictures}
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              <td>{state === 'waiting' ? ageText(request.since, now) : momentText(request.since)}</td>
              <td>
                <Link href={`/requests/${request.id}`} className="staff-table__link">
                  {requestTopicWords[request.topic]}
                </Link>
              </td>
              <td className="request-words">{request.last_words}</td>
              <td className="staff-table__n">{grouped(request.messages_count)}</td>
              <td className="staff-table__n">{grouped(request.pictures_count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Requests by state; those that wait, the longest first. */
export const RequestsScreen = () => (
  <WaitingList
    copy={copy}
    states={states}
    words={requestStateWords}
    waits="waiting"
    ask={(state) => staffDesk.listRequests({ query: { state } })}
  >
    {({ requests }, state) => (requests.length > 0 ? <Table requests={requests} state={state} /> : null)}
  </WaitingList>
)
