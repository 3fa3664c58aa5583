import { counted } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../../copy/rewardsItem.th'
import { usePoints } from '../../../shared/loyalty/usePoints'
import { Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'

export const ExpiringFirst = ({ cost }: { readonly cost: number }) => {
  const [points] = usePoints()
  const first = points._tag === 'ready' ? points.value.next_expiry : null
  if (first === null || cost === 0) return null
  return (
    <Note tone="warn" icon={Info}>
      {copy.expiringFirst(counted(Math.min(first.points, cost), loyaltyCopy.points))}
    </Note>
  )
}
