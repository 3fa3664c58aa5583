import { counted } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { drawEntryCopy as copy } from '../../../copy/drawEntry.th'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { DrawTerms } from './DrawTerms'
import type { DrawEntry } from './useDrawEntry'

interface Props {
  readonly entry: DrawEntry
  readonly page: Pick<ItemPage, 'item' | 'draw'>
}

export const ConfirmEntry = ({ entry, page: { item, draw } }: Props) => {
  const { state, drop, confirm } = entry
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
