import type { PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { useMinute } from '../../../shared/growth/useToday'
import { Timeline } from '../../../ui/Timeline'
import { drawMoments } from './drawMoments'

const copy = rewardsDrawCopy.steps

export const DrawSteps = ({ item, draw }: { readonly item: PublicItem; readonly draw: DrawFile }) => {
  const now = useMinute()
  return (
    now !== null && (
      <section className="draw-steps" aria-labelledby="draw-steps">
        <h2 id="draw-steps">{copy.title}</h2>
        <Timeline label={copy.title} moments={drawMoments(draw, item, now)} />
      </section>
    )
  )
}
