import { trendSentence, type Indicator } from '@careplus/core/growth'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { RemindersLink } from '../../shared/children/RemindersLink'
import type { Followed } from '../../shared/growth/followGrowth'
import { Card } from '../../ui/Card'

const copy = childrenGrowthCopy.curve

interface Props {
  readonly indicator: Indicator
  /** The page shows advice about concerns once, in its notes. */
  readonly followed: Followed
}

export const CurveTrend = ({ indicator, followed: { child, words } }: Props) => {
  const isReferred = child.referral !== null
  const sentence = trendSentence(indicator, child.trends[indicator], isReferred)
  return (
    <Card tone="pandan" as="section" className="curve__trend">
      <h2>{sentence === null ? copy.next : copy.direction}</h2>
      {sentence !== null && <p>{sentence}</p>}
      <p className="curve__next">{words.due}</p>
      <RemindersLink />
      {child.concerns.length === 0 && <p className="small second">{copy.trend}</p>}
    </Card>
  )
}
