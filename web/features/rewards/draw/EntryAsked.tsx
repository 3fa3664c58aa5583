import { counted } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { drawEnteringCopy as copy } from '../../../copy/drawEntering.th'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { DrawTerms } from './DrawTerms'
import type { Entering } from './useEntering'

interface Props {
  readonly entering: Entering
  readonly page: Pick<ItemPage, 'item' | 'draw'>
}

/** Spending points on chance is confirmed once more, with its cost and the terms. */
export const EntryAsked = ({ entering, page: { item, draw } }: Props) => {
  const { state, drop, confirm } = entering
  const tickets = state.context.wish?.tickets ?? 1
  const points = counted(item.point * tickets, loyaltyCopy.points)
  return (
    <ConfirmDialog
      open={state.hasTag('asking')}
      onClose={drop}
      title={copy.askTitle(points, counted(tickets, rewardsDrawCopy.ticket))}
      tone="mango"
      confirm={copy.confirm(points)}
      keep={copy.back}
      onConfirm={confirm}
    >
      <p>{copy.askText}</p>
      {draw !== null && <DrawTerms item={item} draw={draw} again />}
    </ConfirmDialog>
  )
}
