import { counted, grouped } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsCopy } from '../../../copy/rewards.th'
import { usePoints } from '../../../shared/loyalty/usePoints'
import { Progress } from '../../../ui/Progress'
import type { ListedItem } from '../itemState'
import { nearestGoal } from './filteredRewards'

const copy = rewardsCopy.goal

const NearestGoal = ({ items }: { readonly items: ReadonlyArray<ListedItem> }) => {
  const [points] = usePoints()
  if (points._tag !== 'ready') return null
  const { usable } = points.value
  const goal = nearestGoal(items, usable)
  if (goal === null) return null
  const { point, title } = goal
  return (
    <div className="shelf__goal">
      <Progress
        value={usable}
        max={point}
        label={copy.missing(counted(point - usable, loyaltyCopy.points), title)}
        text={copy.of(grouped(usable), grouped(point))}
      />
    </div>
  )
}

export default NearestGoal
