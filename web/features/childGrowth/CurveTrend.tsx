import type { IsoDate } from '@careplus/core/calendar'
import { concernReason, nextMeasuringSentence, trendOf, trendSentence, type Indicator } from '@careplus/core/growth'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { RemindersLink } from '../../family/RemindersLink'
import { Card } from '../../ui/Card'
import type { Told } from '../../ui/growth/told'
import { useToday } from '../../ui/growth/useToday'

const copy = childrenGrowthCopy.curve

interface Props {
  readonly dob: IsoDate
  readonly indicator: Indicator
  /** Newest first. */
  readonly told: ReadonlyArray<Told>
}

/** Where it is going, in a sentence where one can be said, and when to measure next. */
export const CurveTrend = ({ dob, indicator, told }: Props) => {
  const today = useToday()
  if (today === null) return null
  const trend = trendOf(dob, today)(indicator, told)
  // What to do about a concern stands once on the page, in its note.
  const sentence = trend.concern === null ? trendSentence(indicator, trend) : concernReason(indicator, trend.concern)
  return (
    <Card tone="pandan" as="section" className="curve__trend">
      <h2>{sentence === null ? copy.next : copy.direction}</h2>
      {sentence !== null && <p>{sentence}</p>}
      <p className="curve__next">{nextMeasuringSentence(trend, today)}</p>
      <RemindersLink />
      <p className="curve__said">{copy.trend}</p>
    </Card>
  )
}
