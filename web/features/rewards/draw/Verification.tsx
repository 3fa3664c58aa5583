import { wasDrawn, type DrawRecord } from '@careplus/core/loyalty-draw'
import type { ItemPage } from '@careplus/core/ports'
import { useState } from 'react'
import { drawVerifyCopy as copy } from '../../../copy/drawVerify.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { momentText } from '../momentText'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { useToday } from '../../../shared/growth/useToday'
import { Icon } from '../../../ui/Icon'
import { RotateCw } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { DrawChecks } from './DrawChecks'
import { ManualDrawSteps } from './ManualDrawSteps'
import { ListFile } from './ListFile'
import { MyTickets } from './MyTickets'
import { useVerification } from './useVerification'
import { DrawVerdict } from './DrawVerdict'
import DrawWinners from './DrawWinners'

interface Props {
  readonly page: ItemPage
  readonly record: DrawRecord
}

export const Verification = ({ page, record }: Props) => {
  const { item, draw } = page
  const signedIn = useSession().status === 'signedIn'
  const [verifying, repeat] = useVerification(record)
  const [asksHow, setAsksHow] = useState(false)
  const today = useToday()
  return (
    <>
      {verifying._tag === 'checking' && <Skeleton shapes={['card']} label={copy.checking} />}
      {verifying._tag === 'noCrypto' && (
        <Note tone="warn">
          <b>{copy.noCrypto.title}</b> {copy.noCrypto.text}
        </Note>
      )}
      <div className="verify__said" role="status">
        {verifying._tag === 'checked' && <DrawVerdict title={item.title} record={record} checked={verifying} />}
      </div>
      {draw !== null && draw.state !== 'cancelled' && <DrawWinners draw={draw} signedIn={signedIn} />}
      {draw !== null && draw.my_code !== null && (
        <MyTickets record={record} code={draw.my_code} own={draw.my_tickets} />
      )}
      {verifying._tag === 'checked' && <DrawChecks record={record} checked={verifying} />}
      <div className="verify__ways">
        <ListFile record={record} />
        <Button tone="second" onClick={() => setAsksHow(true)}>
          {copy.how.open}
        </Button>
      </div>
      <ManualDrawSteps record={record} open={asksHow} onClose={() => setAsksHow(false)} />
      <p className="draw-small">
        {[
          ...(today === null || record.drawn_at === null || !wasDrawn(record)
            ? []
            : [copy.small(momentText(record.drawn_at, today))]),
          rewardsDrawCopy.small.permit(record.permit_number),
          rewardsDrawCopy.small.masked,
        ].join(' · ')}
      </p>
      {verifying._tag !== 'noCrypto' && (
        <Dock>
          <Button
            wide
            busy={verifying._tag === 'checking'}
            busyLabel={copy.checking}
            icon={<Icon of={RotateCw} size={20} />}
            onClick={repeat}
          >
            {copy.again}
          </Button>
        </Dock>
      )}
    </>
  )
}
