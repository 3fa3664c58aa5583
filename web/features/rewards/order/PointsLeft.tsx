import { grouped } from '@careplus/core/loyalty'
import { rewardsOrderCopy as copy } from '../../../copy/rewardsConfirm.th'
import { usePoints } from '../../../shared/loyalty/usePoints'

export const PointsLeft = () => {
  const [points] = usePoints()
  return (
    points._tag === 'ready' && (
      <p className="order__left">
        {copy.left} <b>{grouped(points.value.usable)}</b>
      </p>
    )
  )
}
