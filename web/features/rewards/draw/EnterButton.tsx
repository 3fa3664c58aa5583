import { counted, type PublicItem } from '@careplus/core/loyalty'
import { drawEntryCopy as copy } from '../../../copy/drawEntry.th'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Button } from '../../../ui/Button'
import { isUnanswered } from './isUnanswered'
import type { DrawEntry } from './useDrawEntry'

interface Props {
  readonly item: PublicItem
  readonly entry: DrawEntry
  readonly tickets: number
  readonly can: boolean
}

/** An attempt with an unknown outcome has to be settled before another one. */
const EnterButton = ({ item, entry, tickets, can }: Props) => {
  const { state, again, want } = entry
  const busy = { busy: state.hasTag('busy'), busyLabel: copy.busy }
  return isUnanswered(entry, can) ? (
    <Button wide {...busy} onClick={again}>
      {state.context.failure === null ? copy.unsure.see : copy.unsure.again}
    </Button>
  ) : (
    <Button tone="mango" wide {...busy} onClick={() => want(tickets)}>
      {copy.button(counted(item.point * tickets, loyaltyCopy.points), counted(tickets, rewardsDrawCopy.ticket))}
    </Button>
  )
}

export default EnterButton
