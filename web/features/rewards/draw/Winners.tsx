import { counted } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { drawWinnersCopy as copy } from '../../../copy/drawWinners.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Star } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Tag } from '../../../ui/Tag'

/** What the reader wants to know first, said plainly. */
const Mine = ({ draw: { state, winners, my_tickets } }: { readonly draw: DrawFile }) => {
  const won = winners.find(({ mine }) => mine)
  if (won !== undefined)
    return (
      <Note icon={Star}>
        <b>{copy.won(won.place)}</b> {copy.wonText}
      </Note>
    )
  const notMine = state === 'recorded' ? copy.lookAbove : copy.notThisTime
  return (
    <p className="second">{my_tickets === 0 ? copy.notIn : notMine(counted(my_tickets, rewardsDrawCopy.ticket))}</p>
  )
}

/** Who won, each masked, in the order they were drawn. */
const Winners = ({ draw, signedIn }: { readonly draw: DrawFile; readonly signedIn: boolean }) => (
  <section className="draw-winners" aria-labelledby="draw-winners">
    <h2 id="draw-winners">{copy.title}</h2>
    {draw.winners.length === 0 ? (
      <p>{copy.none}</p>
    ) : (
      <ol className="ui-card ui-card--plain">
        {draw.winners.map(({ place, name, number, mine }) => (
          <li key={place}>
            <span className="draw-winners__place">{place}</span>
            <span>
              <b>{name}</b>
              {number !== null && <small>{number}</small>}
            </span>
            {mine && <Tag tone="mango">{copy.mine}</Tag>}
          </li>
        ))}
      </ol>
    )}
    {signedIn && <Mine draw={draw} />}
  </section>
)

export default Winners
