import type { IsoDate } from '@careplus/core/calendar'
import {
  isReferred,
  isSoon,
  nextMeasuringSentence,
  trendOf,
  trendSentence,
  type GrowthConcern,
  type Indicator,
} from '@careplus/core/growth'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { RemindersLink } from '../../shared/children/RemindersLink'
import { Card } from '../../ui/Card'
import type { Told } from '../../shared/growth/told'
import { useToday } from '../../shared/growth/useToday'

const copy = childrenGrowthCopy.curve

interface Props {
  readonly birthDate: IsoDate
  readonly indicator: Indicator
  /** Newest first. */
  readonly told: ReadonlyArray<Told>
  /** What to do about them stands once on the page, in its notes. */
  readonly concerns: ReadonlyArray<GrowthConcern>
}

/** Where it is going, in a sentence where one can be said, and when to measure next. */
export const CurveTrend = ({ birthDate, indicator, told, concerns }: Props) => {
  const today = useToday()
  if (today === null) return null
  const trend = trendOf(birthDate, today)(indicator, told)
  const sentence = trendSentence(indicator, trend, isReferred(concerns))
  return (
    <Card tone="pandan" as="section" className="curve__trend">
      <h2>{sentence === null && !isSoon(concerns) ? copy.next : copy.direction}</h2>
      {sentence !== null && <p>{sentence}</p>}
      {!isSoon(concerns) && <p className="curve__next">{nextMeasuringSentence(trend, today)}</p>}
      <RemindersLink />
      {!isReferred(concerns) && <p className="curve__said">{copy.trend}</p>}
    </Card>
  )
}
