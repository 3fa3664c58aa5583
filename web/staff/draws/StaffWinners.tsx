import type { StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { staffWinnersCopy } from '../../copy/staffWinners.th'
import { Permitted } from '../Permitted'
import { PrizeActions } from './PrizeActions'
import { WinnerContact, type LoadContact } from './WinnerContact'

interface Props {
  readonly draw: StaffDraw
  readonly loadContact: LoadContact
  readonly onDone: () => void
}

/** The winners' names are masked as on the public page; their contact is shown only on a press. */
export const StaffWinners = ({ draw: { item_id, winners, note }, loadContact, onDone }: Props) =>
  winners.length === 0 ? null : (
    <section className="ui-card ui-card--pandan staff-stack" aria-label={copy.winners}>
      <h2 className="staff-card-title">{copy.winners}</h2>
      <p className="small">{staffWinnersCopy.told}</p>
      <ol className="staff-winners">
        {winners.map((winner) => {
          const { place, name, number, standing } = winner
          return (
            <li key={place}>
              <span className="second small">{copy.place(place)}</span>
              <strong>{name}</strong>
              <span>{number}</span>
              <span className="second small">{copy.standings[standing]}</span>
              <Permitted to="winners.read" otherwise={null}>
                <WinnerContact place={place} loadContact={loadContact} />
              </Permitted>
              <PrizeActions item={item_id} winner={winner} onDone={onDone} />
            </li>
          )
        })}
      </ol>
      {note !== null && (
        <p className="small">
          {copy.note}: {note}
        </p>
      )}
    </section>
  )
