import type { StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { staffWinnersCopy } from '../../copy/staffWinners.th'
import { WinnerContact, type LookAtWinner } from './WinnerContact'

interface Props {
  readonly draw: StaffDraw
  readonly look: LookAtWinner
}

/** Who has won, masked as everybody sees it; how they can be reached only on a press. */
export const Winners = ({ draw: { winners, note }, look }: Props) =>
  winners.length === 0 ? null : (
    <section className="ui-card ui-card--pandan staff-stack" aria-label={copy.winners}>
      <h2 className="staff-card-title">{copy.winners}</h2>
      <p className="small">{staffWinnersCopy.told}</p>
      <ol className="staff-winners">
        {winners.map(({ place, name, number, standing }) => (
          <li key={place}>
            <span className="second small">{copy.place(place)}</span>
            <strong>{name}</strong>
            <span>{number}</span>
            <span className="second small">{copy.standings[standing]}</span>
            <WinnerContact place={place} look={look} />
          </li>
        ))}
      </ol>
      {note !== null && (
        <p className="small">
          {copy.note}: {note}
        </p>
      )}
    </section>
  )
