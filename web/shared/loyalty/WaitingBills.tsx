import type { BillUnderWay } from '@careplus/core/loyalty-bills'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useRewardsServices } from '../../calls/useServices'
import { pointsCardCopy as copy } from '../../copy/pointsCard.th'
import { Note } from '../../ui/Note'
import { uploadPath } from './paths'

const none: ReadonlyArray<BillUnderWay> = []

export const WaitingBills = () => {
  const { billSender } = useRewardsServices()
  const bills = useSyncExternalStore(billSender.onChange, billSender.underWay, () => none)
  const toRepair = bills.filter(({ upload }) => upload.hasTag('needsRepair')).length
  const waiting = bills.filter(({ upload }) => !upload.hasTag('sent')).length
  return waiting === 0 ? null : (
    <Note tone="warn">
      {toRepair > 0 ? copy.toRepair(toRepair) : copy.waiting(waiting)}{' '}
      <Link href={uploadPath} className="nowrap">
        {copy.look}
      </Link>
    </Note>
  )
}
