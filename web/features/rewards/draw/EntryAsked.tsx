import { counted } from '@careplus/core/loyalty'
import { drawEnteringCopy as copy } from '../../../copy/drawEntering.th'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import type { Entering } from './useEntering'

/** Spending points on chance is asked about once more, with what it costs. */
export const EntryAsked = ({ entering, point }: { readonly entering: Entering; readonly point: number }) => {
  const { state, drop, confirm } = entering
  const { tickets } = state.context
  const points = counted(point * tickets, loyaltyCopy.points)
  return (
    <Dialog
      open={state.hasTag('asking')}
      alert
      onClose={drop}
      title={copy.askTitle(points, counted(tickets, rewardsDrawCopy.ticket))}
      actions={
        <>
          <Button tone="mango" wide onClick={confirm}>
            {copy.confirm(points)}
          </Button>
          <Button tone="second" wide onClick={drop}>
            {copy.back}
          </Button>
        </>
      }
    >
      <p>{copy.askText}</p>
    </Dialog>
  )
}
