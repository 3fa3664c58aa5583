import { thaiDate } from '@careplus/core/calendar'
import { counted } from '@careplus/core/loyalty'
import { withThaiBreaks } from '@careplus/core/text'
import { pendingCopy } from '../../copy/pending.th'
import { Row } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Ticket } from '../../ui/icons'
import { itemPath } from './paths'
import type { EnteredDraw } from './usePendingItems'

const copy = pendingCopy.draw

const secondOf = ({ won, tickets, drawnOn }: EnteredDraw): string => {
  if (won) return copy.won
  const mine = counted(tickets, copy.ticket)
  return drawnOn === null ? copy.noDay(mine) : copy.tickets(mine, thaiDate(drawnOn))
}

export const DrawRow = ({ draw }: { readonly draw: EnteredDraw }) => (
  <Row
    href={itemPath({ type: 'luckydraw', product_id: draw.id })}
    lead={<Icon of={Ticket} />}
    title={withThaiBreaks(draw.title)}
    second={secondOf(draw)}
  />
)
