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
  /** The way to take part, as it stands; null once it is gone. Stable, as a state's setter is. */
  readonly onEntering: (entering: Entering | null) => void
}

/** A member's taking part: what a draw's page shows of it is handed up, so that the page stands as it is when this comes. */
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
