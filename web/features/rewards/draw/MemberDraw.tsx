import { counted } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { useEffect } from 'react'
import { drawEntryCopy as copy } from '../../../copy/drawEntry.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { useToast } from '../../../ui/Toast'
import { ConfirmEntry } from './ConfirmEntry'
import { useDrawEntry, type DrawEntry } from './useDrawEntry'

const ticketsText = (n: number): string => counted(n, rewardsDrawCopy.ticket)

interface Props {
  readonly page: ItemPage
  readonly onRetry: () => void
  /** How to take part at present; null when this part is unmounted. Has to be stable, as a state's setter is. */
  readonly onEntry: (entry: DrawEntry | null) => void
}

const MemberDraw = ({ page, onRetry, onEntry }: Props) => {
  const showToast = useToast()
  const entry = useDrawEntry(page.item.product_id, {
    onRefused: onRetry,
    onDone: ({ tickets, my_tickets }) => {
      showToast({ text: copy.done(ticketsText(tickets), ticketsText(my_tickets)) })
      onRetry()
    },
  })
  useEffect(() => onEntry(entry), [entry, onEntry])
  useEffect(() => () => onEntry(null), [onEntry])
  return <ConfirmEntry entry={entry} page={page} />
}

export default MemberDraw
