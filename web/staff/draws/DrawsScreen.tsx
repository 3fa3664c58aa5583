import { thaiDate } from '@careplus/core/calendar'
import { grouped } from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffDesk, type StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { EmptyState } from '../../ui/EmptyState'
import { AskedView } from '../AskedView'
import { Frame } from '../Frame'
import { useAsked } from '../useAsked'
import { DrawTag } from './DrawTag'
import { entryDays } from './entryDays'

const Table = ({ draws }: { readonly draws: ReadonlyArray<StaffDraw> }) => (
  <div className="staff-table-box">
    <table className="staff-table" aria-label={copy.table}>
      <thead>
        <tr>
          <th scope="col">{copy.heads.draw}</th>
          <th scope="col">{copy.heads.state}</th>
          <th scope="col">{copy.heads.entries}</th>
          <th scope="col">{copy.heads.announced}</th>
          <th scope="col" className="staff-table__n">
            {copy.heads.tickets}
          </th>
          <th scope="col" className="staff-table__n">
            {copy.heads.people}
          </th>
        </tr>
      </thead>
      <tbody>
        {draws.map((draw) => (
          <tr key={draw.item_id}>
            <td>
              <Link href={`/draws/${draw.item_id}`} className="staff-table__link">
                {draw.title}
              </Link>
            </td>
            <td>
              <DrawTag draw={draw} />
            </td>
            <td>{entryDays(draw)}</td>
            <td>{draw.announcement_date === null ? copy.unset : thaiDate(draw.announcement_date)}</td>
            <td className="staff-table__n">{grouped(draw.tickets)}</td>
            <td className="staff-table__n">{grouped(draw.entrants)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Every draw, the latest to begin first. */
export const DrawsScreen = () => {
  const [asked, again] = useAsked('draws', () => staffDesk.listDraws({}))
  return (
    <Frame title={copy.title}>
      <AskedView asked={asked} again={again}>
        {(draws) => (draws.length > 0 ? <Table draws={draws} /> : <EmptyState title={copy.none} />)}
      </AskedView>
    </Frame>
  )
}
