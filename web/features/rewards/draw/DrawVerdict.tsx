import { counted } from '@careplus/core/loyalty'
import { wasDrawn, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawVerifyCopy as copy } from '../../../copy/drawVerify.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { ShieldCheck, TriangleAlert } from '../../../ui/icons'
import { Layers } from '../../../ui/Layers'
import { LinkButton } from '../../../ui/LinkButton'
import type { Verifying } from './useVerification'

interface Props {
  readonly title: string
  readonly record: DrawRecord
  readonly checked: Extract<Verifying, { readonly _tag: 'checked' }>
}

const reportPath = '/request'

const ticketsIn = ({ entries }: DrawRecord): string =>
  counted(
    entries.reduce((sum, { tickets }) => sum + tickets, 0),
    rewardsDrawCopy.ticket,
  )

const heldText = (record: DrawRecord): string => {
  const tickets = ticketsIn(record)
  if (wasDrawn(record))
    return copy.holdsText(tickets, counted(Math.min(record.winners.length, record.prizes), copy.people))
  const { text, recorded, cancelled } = copy.notDrawn
  return `${text(tickets)} ${record.drawn_at === null ? cancelled : recorded}`
}

export const DrawVerdict = ({ title, record, checked: { verification, seconds } }: Props) => {
  const took = copy.took(Math.max(0.1, seconds).toFixed(1))
  return verification.verified ? (
    <Card tone="dark" className="verdict">
      <Layers kind="card" tone="dark" />
      <div className="verdict__head">
        <span className="verdict__mark">
          <Icon of={ShieldCheck} size={32} />
        </span>
        <span>
          {title}
          <b>{wasDrawn(record) ? copy.holds : copy.notDrawn.holds}</b>
        </span>
      </div>
      <p>{heldText(record)}</p>
      <p className="verdict__took">{took}</p>
    </Card>
  ) : (
    <Card tone="error" className="verdict">
      <div className="verdict__head">
        <span className="verdict__mark verdict__mark--fails">
          <Icon of={TriangleAlert} size={32} />
        </span>
        <span>
          {title}
          <b>{wasDrawn(record) ? copy.fails : copy.notDrawn.fails}</b>
        </span>
      </div>
      <p>{copy.failsText}</p>
      <LinkButton href={reportPath} tone="outline">
        {copy.report}
      </LinkButton>
    </Card>
  )
}
