import { centileSpace, zAbove } from './centileSpace.js'
import { scoreOf, type AssessedRecord, type Scored } from './assessedRecord.js'
import type { Indicator } from './reference.js'
import { firstStandingDay } from './ages.js'
import { scales } from './scale.js'

/** Source: Department of Health, WHO 2006 ages. */
const high = 2

/** Build also decides for weight, because a child that slims while growing falls on both. */
const buildOf = (indicator: Indicator): Indicator | null =>
  !scales[indicator].weighed ? null : indicator === 'weightForAge' ? 'bmiForAge' : indicator

const scored = (record: AssessedRecord, indicator: Indicator): ReadonlyArray<Scored> => {
  const score = scoreOf(record, indicator)
  return score === null ? [] : [{ record, z: score.zScore }]
}

const growsOn = (from: AssessedRecord, to: AssessedRecord): boolean => {
  const [then, now] = [scoreOf(from, 'lengthHeightForAge'), scoreOf(to, 'lengthHeightForAge')]
  const [cmThen, cmNow] = [from.assessment.adjustedHeight, to.assessment.adjustedHeight]
  if (then === null || now === null || cmThen === null || cmNow === null) return false
  return cmNow > cmThen && zAbove(then.zScore, now.zScore) <= centileSpace
}

/** From two years on, build comes down from above +2 towards the middle, not past it, while the child grows taller. */
export const isEasing = (indicator: Indicator, last: AssessedRecord, window: ReadonlyArray<Scored>): boolean => {
  const build = buildOf(indicator)
  if (build === null || last.assessment.ageInDays < firstStandingDay) return false
  const now = scoreOf(last, build)
  const peak = window.flatMap(({ record }) => scored(record, build)).toSorted((a, b) => b.z - a.z)[0]
  if (now === null || peak === undefined) return false
  return peak.z > high && now.zScore < peak.z && now.zScore >= 0 && growsOn(peak.record, last)
}
