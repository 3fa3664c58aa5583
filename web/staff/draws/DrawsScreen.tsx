import { thaiDate } from '@careplus/core/calendar'
import { grouped } from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffCalls, type StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { EmptyState } from '../../ui/EmptyState'
import { RemoteView } from '../RemoteView'
import { ScreenFrame } from '../ScreenFrame'
import type { SummaryFigure } from '../Summary'
import { Table, type Column } from '../Table'
import { useAnswer } from '../useAnswer'
import { DrawTag } from './DrawTag'
import { entryDays } from './entryDays'
import ticket from '../../ui/drawings/empty/ticket.svg'

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

const figuresOf = (draws: ReadonlyArray<StaffDraw>): ReadonlyArray<SummaryFigure> => {
  const [open, closed] = (['open', 'closed'] as const).map((state) => draws.filter((draw) => draw.state === state))
  const tickets = [...(open ?? []), ...(closed ?? [])].reduce((sum, draw) => sum + draw.tickets, 0)
  return [
    { words: copy.sum.open, figure: grouped(open?.length ?? 0) },
    { words: copy.sum.closed, figure: grouped(closed?.length ?? 0), urgent: (closed?.length ?? 0) > 0 },
    { words: copy.sum.tickets, figure: grouped(tickets) },
  ]
}

export const DrawsScreen = () => {
  const [answer, reload] = useAnswer('draws', () => staffCalls.listDraws({}))
  return (
    <ScreenFrame title={copy.title} summary={answer._tag === 'ready' ? figuresOf(answer.value) : undefined}>
      <RemoteView answer={answer} retry={reload}>
        {(draws) =>
          draws.length > 0 ? (
            <Table label={copy.table} columns={columns} rows={draws} keyOf={({ item_id }) => item_id} />
          ) : (
            <EmptyState drawing={ticket} title={copy.none} />
          )
        }
      </RemoteView>
    </ScreenFrame>
  )
}
