import { counted, oddsWords, oneIn } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Card } from '../../../ui/Card'

const copy = rewardsDrawCopy.odds

/** The chance as a number, by the current entries; before the member has any, by `wanted` ones. */
export const DrawOdds = ({ draw, wanted }: { readonly draw: DrawFile; readonly wanted: number }) => {
  const { state, my_tickets, tickets, prizes } = draw
  if (state !== 'open' && !(state === 'closed' && my_tickets > 0)) return null
  const odds =
    my_tickets > 0
      ? copy.mine(oddsWords(oneIn(my_tickets, tickets, prizes)))
      : copy.with(counted(wanted, rewardsDrawCopy.ticket), oddsWords(oneIn(wanted, tickets + wanted, prizes)))
  return (
    <Card tone="pandan" className="draw-odds">
      <b>{odds}</b> {state === 'open' && copy.sure}
    </Card>
  )
}
