import { counted } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { useEffect } from 'react'
import { drawEnteringCopy as copy } from '../../../copy/drawEntering.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { useToast } from '../../../ui/Toast'
import { EntryAsked } from './EntryAsked'
import { useEntering, type Entering } from './useEntering'

const ticketsText = (n: number): string => counted(n, rewardsDrawCopy.ticket)

interface Props {
  readonly page: ItemPage
  readonly onRetry: () => void
  /** How to take part at present; null when this part is unmounted. Has to be stable, as a state's setter is. */
  readonly onEntering: (entering: Entering | null) => void
}

/** A member's part of a draw. It passes its state up, so that the page stays as it is when this chunk arrives. */
const MemberDraw = ({ page, onRetry, onEntering }: Props) => {
  const showToast = useToast()
  const entering = useEntering(page.item.product_id, {
    onRefused: onRetry,
    onDone: ({ tickets, my_tickets }) => {
      showToast({ text: copy.done(ticketsText(tickets), ticketsText(my_tickets)) })
      onRetry()
    },
  })
  useEffect(() => onEntering(entering), [entering, onEntering])
  useEffect(() => () => onEntering(null), [onEntering])
  return <EntryAsked entering={entering} page={page} />
}

export default MemberDraw
