import { counted, grouped } from '@careplus/core/loyalty'
import { ticketNumbersOf, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawVerifyCopy } from '../../../copy/drawVerify.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Card } from '../../../ui/Card'
import { Note } from '../../../ui/Note'

const copy = drawVerifyCopy.mine
const ticketsText = (n: number): string => counted(n, rewardsDrawCopy.ticket)

interface Props {
  readonly record: DrawRecord
  readonly code: string
  readonly own: number
}

const Found = ({ record, code, own }: Props) => {
  const found = ticketNumbersOf(record.entries, code)
  if (found === null) return <Note tone="error">{copy.missing}</Note>
  const listed = found.last - found.first + 1
  return (
    <>
      <p>{copy.range(grouped(found.first), grouped(found.last), ticketsText(listed))}</p>
      {listed !== own && <Note tone="error">{copy.differs(ticketsText(listed), ticketsText(own))}</Note>}
    </>
  )
}

export const MyTickets = (props: Props) => (
  <Card as="section" tone="pandan" className="my-tickets">
    <h2>{copy.title}</h2>
    <p>{copy.code(props.code)}</p>
    <Found {...props} />
  </Card>
)
