import { isSettled } from '@careplus/core/call'
import type { IsoDate } from '@careplus/core/calendar'
import { useMemo } from 'react'
import { useRewardsServices } from '../../../../calls/useServices'
import { loyaltyCopy } from '../../../../copy/loyalty.th'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { useRemote } from '../../../../calls/remote'
import { EmptyState } from '../../../../ui/EmptyState'
import { ErrorState } from '../../../../ui/ErrorState'
import { LinkButton } from '../../../../ui/LinkButton'
import { OfflineNote } from '../../../../ui/Note'
import { Skeleton } from '../../../../ui/Skeleton'
import { billsPath } from './billPath'
import { BillView } from './BillView'

const copy = rewardsHistoryCopy.bill

export const BillPage = ({ id, today }: { readonly id: string; readonly today: IsoDate }) => {
  const { bills } = useRewardsServices()
  const read = useMemo(() => () => bills.read(id), [bills, id])
  const [remote, reload] = useRemote(`bill ${id}`, read)
  if (remote._tag === 'loading') return <Skeleton shapes={['title', 'card', 'card']} />
  if (remote._tag === 'ready')
    return (
      <>
        {remote.stale !== null && <OfflineNote>{loyaltyCopy.stale}</OfflineNote>}
        <BillView bill={remote.value} today={today} onChanged={reload} />
      </>
    )
  return isSettled(remote.failure) ? (
    <EmptyState title={copy.missing.title} action={<LinkButton href={billsPath}>{copy.all}</LinkButton>}>
      {copy.missing.text}
    </EmptyState>
  ) : (
    <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
      {loyaltyCopy.readFailed[remote.failure._tag]}
    </ErrorState>
  )
}
