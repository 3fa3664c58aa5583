import { thaiDate } from '@careplus/core/calendar'
import { grouped } from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffDesk, type StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { EmptyState } from '../../ui/EmptyState'
import { AnswerView } from '../AnswerView'
import { Frame } from '../Frame'
import { Table, type Column } from '../Table'
import { useAnswer } from '../useAnswer'
import { DrawTag } from './DrawTag'
import { entryDays } from './entryDays'

const columns: ReadonlyArray<Column<StaffDraw>> = [
  {
    head: copy.heads.draw,
    cell: (draw) => (
      <Link href={`/draws/${draw.item_id}`} className="staff-table__link">
        {draw.title}
      </Link>
    ),
  },
  { head: copy.heads.state, cell: (draw) => <DrawTag draw={draw} /> },
  { head: copy.heads.entries, cell: entryDays },
  {
    head: copy.heads.announced,
    cell: ({ announcement_date }) => (announcement_date === null ? copy.unset : thaiDate(announcement_date)),
  },
  { head: copy.heads.tickets, cell: ({ tickets }) => grouped(tickets), kind: 'n' },
  { head: copy.heads.people, cell: ({ entrants }) => grouped(entrants), kind: 'n' },
]

export const DrawsScreen = () => {
  const [answer, again] = useAnswer('draws', () => staffDesk.listDraws({}))
  return (
    <Frame title={copy.title}>
      <AnswerView answer={answer} again={again}>
        {(draws) =>
          draws.length > 0 ? (
            <Table label={copy.table} columns={columns} rows={draws} keyOf={({ item_id }) => item_id} />
          ) : (
            <EmptyState title={copy.none} />
          )
        }
      </AnswerView>
    </Frame>
  )
}
