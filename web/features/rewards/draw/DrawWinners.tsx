import { counted } from '@careplus/core/loyalty'
import type { DrawFile, ShownWinner } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { drawWinnersCopy as copy } from '../../../copy/drawWinners.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Fold } from '../../../ui/Card'
import { Star } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Spoken } from '../../../ui/Spoken'
import { Tag } from '../../../ui/Tag'
import '../../../ui/fold.css'

const Mine = ({
  draw: { state, winners, my_tickets, prizes },
  children,
}: {
  readonly draw: DrawFile
  readonly children: ReactNode
}) => {
  const own = winners.find(({ mine }) => mine)
  if (own?.standing === 'winner')
    return (
      <>
        <Note icon={Star}>
          <b>{own.place > prizes ? copy.movedUp : copy.won(own.place)}</b>
        </Note>
        {children}
      </>
    )
  if (own?.standing === 'reserve') return <Note>{copy.myReserve(own.place - prizes)}</Note>
  if (own !== undefined) return <p className="second">{copy.myEnd[own.standing]}</p>
  const notMine = state === 'recorded' ? copy.lookAbove : copy.notThisTime
  return (
    <p className="second">{my_tickets === 0 ? copy.notIn : notMine(counted(my_tickets, rewardsDrawCopy.ticket))}</p>
  )
}

const ends: Readonly<Record<ShownWinner['standing'], boolean>> = {
  winner: false,
  reserve: false,
  declined: true,
  gone: true,
  lapsed: true,
}
const isEnd = (standing: ShownWinner['standing']): standing is keyof typeof copy.ended => ends[standing]

const Row = ({ winner, at }: { readonly winner: ShownWinner; readonly at: number }) => {
  const { name, number, mine, standing } = winner
  return (
    <li>
      <span className="draw-winners__place">{at}</span>
      <span>
        <b>
          <Spoken>{name}</Spoken>
        </b>
        {number !== null && (
          <small>
            <Spoken>{number}</Spoken>
          </small>
        )}
        {isEnd(standing) && <small>{copy.ended[standing]}</small>}
      </span>
      {mine && <Tag tone="mango">{copy.mine}</Tag>}
    </li>
  )
}

interface Props {
  readonly draw: DrawFile
  readonly signedIn: boolean
  readonly children?: ReactNode
}

const DrawWinners = ({ draw, signedIn, children }: Props) => {
  const { prizes } = draw
  const of = (holds: (winner: ShownWinner) => boolean): ReadonlyArray<ShownWinner> => draw.winners.filter(holds)
  const first = of(({ place, standing }) => place <= prizes || standing === 'winner')
  const reserves = of((winner) => !first.includes(winner))
  return (
    <section className="draw-winners" aria-labelledby="draw-winners">
      <h2 id="draw-winners">{copy.title}</h2>
      {first.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ol className="ui-card ui-card--plain">
          {first.map((winner) => (
            <Row key={winner.place} winner={winner} at={winner.place} />
          ))}
        </ol>
      )}
      {signedIn && <Mine draw={draw}>{children}</Mine>}
      {reserves.length > 0 && (
        <Fold className="draw-reserves" title={copy.reserves(reserves.length)}>
          <p className="second small">{copy.reservesText}</p>
          <ol className="ui-card ui-card--plain">
            {reserves.map((winner) => (
              <Row key={winner.place} winner={winner} at={winner.place - prizes} />
            ))}
          </ol>
        </Fold>
      )}
    </section>
  )
}

export default DrawWinners
