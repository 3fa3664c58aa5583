import { outcomeOf } from '@careplus/core/call'
import type { Order } from '@careplus/core/ports'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import ItemNotFound from '../ItemNotFound'
import { orderPath } from '../../../shared/loyalty/paths'
import { useItem } from '../useRewards'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeleton } from '../../../ui/Skeleton'
import { PlacedOrder } from '../order/PlacedOrder'
import { RedeemSteps } from './RedeemSteps'
import type { ScreenProps } from '../../../page/route'
import './confirmRedemption.css'

interface Props {
  readonly id: string
  readonly onPlaced: (order: Order) => void
}

const Confirm = ({ id, onPlaced }: Props) => {
  const [page, reload] = useItem(id)
  if (page._tag === 'loading') return <Skeleton shapes={['card', 'title', 'card', 'card']} />
  if (page._tag === 'failed')
    return outcomeOf(page.failure) === 'missing' ? (
      <ItemNotFound headingLevel={2} />
    ) : (
      <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
        {loyaltyCopy.readFailed[page.failure._tag]}
      </ErrorState>
    )
  if (page.value.item.type === 'luckydraw') return <ItemNotFound headingLevel={2} />
  return <RedeemSteps page={page.value} onPlaced={onPlaced} onRefused={reload} />
}

const ConfirmRedemptionRoute = ({ params }: ScreenProps<'id'>) => {
  const [, navigate] = useLocation()
  const order = new URLSearchParams(useSearch()).get('order')
  const [placed, setPlaced] = useState<Order | null>(null)
  if (order !== null) return <PlacedOrder key={order} id={order} placed={placed?.id === order ? placed : null} />
  return (
    <Confirm
      id={params.id}
      onPlaced={(made) => {
        setPlaced(made)
        navigate(orderPath(made), { replace: true })
      }}
    />
  )
}

export default ConfirmRedemptionRoute
