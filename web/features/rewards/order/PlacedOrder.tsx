import { isSettled } from '@careplus/core/call'
import type { Order } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { useRewardsServices } from '../../../calls/useServices'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsOrderCopy as copy } from '../../../copy/rewardsConfirm.th'
import { useRemote } from '../../../calls/remote'
import { historyPath } from '../../../shared/loyalty/paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { useToday } from '../../../shared/growth/useToday'
import { LinkButton } from '../../../ui/LinkButton'
import { OfflineNote } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { OrderView } from './OrderView'

interface Props {
  readonly id: string
  readonly placed: Order | null
}

/** After a cancellation, as answered to it, so that the way to cancel disappears with its question. */
export const PlacedOrder = ({ id, placed }: Props) => {
  const { redemptions } = useRewardsServices()
  const today = useToday()
  const read = useMemo(() => () => redemptions.order(id), [redemptions, id])
  const [remote, reload] = useRemote(`order ${id}`, read)
  const [cancelled, setCancelled] = useState<Order | null>(null)
  const before = remote._tag === 'ready' ? remote.value : placed
  const order = cancelled?.id === id ? cancelled : before
  if (order !== null && today !== null)
    return (
      <>
        {(remote._tag === 'failed' || (remote._tag === 'ready' && remote.stale !== null)) && (
          <OfflineNote>{loyaltyCopy.stale}</OfflineNote>
        )}
        <OrderView order={order} today={today} fresh={placed !== null} onCancelled={setCancelled} onRefused={reload} />
      </>
    )
  if (remote._tag !== 'failed') return <Skeleton shapes={['chart', 'title', 'card']} />
  return isSettled(remote.failure) ? (
    <EmptyState title={copy.missing.title} action={<LinkButton href={historyPath}>{copy.mine}</LinkButton>}>
      {copy.missing.text}
    </EmptyState>
  ) : (
    <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
      {loyaltyCopy.readFailed[remote.failure._tag]}
    </ErrorState>
  )
}
