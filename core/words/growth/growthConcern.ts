import { daysBetween } from '../../domain/calendar/arithmetic.js'
import { thaiDate } from '../../domain/calendar/thai.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { sixMonthsDay } from '../../domain/growth/ages.js'
import type { Score } from '../../domain/growth/assessGrowth.js'
import type { AssessedRecord } from '../../domain/growth/assessedRecord.js'
import { buildScore } from '../../domain/growth/build.js'
import { concernAsk, firstWeeksReason, urgencies, type Ask, type Urgency } from './concern.js'
import { firstWeeks } from '../../domain/growth/firstWeeks.js'
import { severelyThin, thin } from '../../domain/growth/followUp.js'
import { oneADay } from '../../domain/growth/recordOrder.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { headVisit, hospital, seeToday, untilWeighed, visitInDays, visitThisWeek } from './referral.js'
import { trendOf } from '../../domain/growth/trend.js'

/** What a child's records ask for beside the usual next measuring. */
export interface GrowthConcern {
  /** What was seen, each a short sentence. At least one. */
  readonly reasons: ReadonlyArray<string>
  /** One thing to do, and by when. */
  readonly next: string
  readonly urgency: Urgency
}

/** The most urgent of the requests decides what to do. */
const concernOf = (asks: ReadonlyArray<Ask>): ReadonlyArray<GrowthConcern> => {
  const [first] = asks.toSorted(sooner)
  return first === undefined
    ? []
    : [{ reasons: [...new Set(asks.map(({ reason }) => reason))], next: first.next, urgency: first.urgency }]
}
const sooner = (a: Pick<Ask, 'urgency'>, b: Pick<Ask, 'urgency'>): number =>
  urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency)

const measureAgainFirst = 'ชั่งและวัดซ้ำตอนนี้ ถ้าได้เท่าเดิม '

/** Of the newest measuring. A figure that is in doubt is measured once more first, and never left alone. */
const buildAsks = ({ assessment: { ageInDays, indicators } }: AssessedRecord): ReadonlyArray<Ask> => {
  const build = buildScore(indicators)
  const { weightForAge, lengthHeightForAge } = indicators
  const doubted = [weightForAge, lengthHeightForAge, build].some((one) => one?._tag === 'scored' && one.flagged)
  const next = (words: string): string => `${doubted ? measureAgainFirst : ''}${words}`
  if (build === null) {
    // Weighed and not measured. Source: WHO, IMCI: very low weight for age; under six months WHO guideline on wasting, 2023.
    if (weightForAge._tag !== 'scored' || weightForAge.zScore >= severelyThin) return []
    const reason = 'น้ำหนักน้อยกว่าเกณฑ์มากเมื่อเทียบกับอายุ'
    return ageInDays < sixMonthsDay
      ? [{ reason, next: next(visitInDays), urgency: 'days' }]
      : [{ reason, next: next(visitThisWeek), urgency: 'week' }]
  }
  if (build.zScore < severelyThin)
    return [{ reason: 'น้ำหนักน้อยกว่าเกณฑ์มากเมื่อเทียบกับส่วนสูง', next: next(hospital), urgency: 'hospital' }]
  return ageInDays < sixMonthsDay && build.zScore < thin
    ? [{ reason: 'น้ำหนักน้อยเมื่อเทียบกับความยาว', next: next(visitInDays), urgency: 'days' }]
    : []
}

/** Source: WHO, head circumference for age, small or large beyond 2; days after which a head is of another time: ours. */
const headLines = { outside: 2, far: 3 } as const
const headLastsDays = 183

/** Of the newest head there is, believed or not: a head that is far outside may well be one. */
const headAsks = (records: ReadonlyArray<AssessedRecord>, newest: AssessedRecord): ReadonlyArray<Ask> => {
  const scoreOfHead = ({ assessment: { indicators } }: AssessedRecord): Score | null =>
    indicators.headCircumferenceForAge._tag === 'scored' ? indicators.headCircumferenceForAge : null
  const last = oneADay(records.filter((record) => scoreOfHead(record) !== null)).at(-1)
  const z = last === undefined ? 0 : Math.abs(scoreOfHead(last)?.zScore ?? 0)
  if (last === undefined || z <= headLines.outside || daysBetween(last.date, newest.date) > headLastsDays) return []
  const reason = 'รอบศีรษะอยู่นอกช่วงของวัยนี้'
  return z > headLines.far
    ? [{ reason, next: headVisit.thisWeek, urgency: 'week' }]
    : [{ reason, next: headVisit.weeks, urgency: 'weeks' }]
}

/** Weight and build move together: one of them as the reason is enough. */
const ofWeight: ReadonlyArray<Indicator> = ['weightForAge', 'weightForLengthHeight', 'bmiForAge']

const newbornAsks = (birthDate: IsoDate, on: IsoDate, records: ReadonlyArray<AssessedRecord>): ReadonlyArray<Ask> => {
  const found = firstWeeks(birthDate, on, records)
  if (found === null) return []
  const reason = firstWeeksReason(found)
  if (found._tag === 'seeToday') return [{ reason, next: seeToday, urgency: 'today' }]
  const when = found.on <= on ? 'ชั่งอีกครั้งได้เลย' : `ชั่งอีกครั้งวันที่ ${thaiDate(found.on)}`
  return [{ reason, next: `${when} ${untilWeighed}`, urgency: 'weighAgain' }]
}

/**
 * Everything in a child's records, in any order, that asks for more than the next measuring: of the body, and of the head in
 * a sentence of its own; the more urgent first, at the same urgency the head. It stands wherever a child's newest measuring is
 * told, whichever indicator is being looked at. `on`: the Bangkok day.
 * @example
 * const born = rightOf(isoDate('2024-07-12'))
 * growthConcerns(born, rightOf(isoDate('2026-11-20')), []) // => []
 */
export const growthConcerns = (
  birthDate: IsoDate,
  on: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): ReadonlyArray<GrowthConcern> => {
  const past = records.filter(({ date }) => date >= birthDate && date <= on)
  const newest = oneADay(past).at(-1)
  if (newest === undefined) return []
  const trend = trendOf(birthDate, on)
  const trendAsks = (indicators: ReadonlyArray<Indicator>): ReadonlyArray<Ask> =>
    indicators
      .flatMap((indicator) => {
        const { concern } = trend(indicator, past)
        return concern === null ? [] : [concernAsk(indicator, concern)]
      })
      .slice(0, 1)
  const newborn = newbornAsks(birthDate, on, past)
  const weight = newborn.some(({ urgency }) => urgency === 'today') ? [] : trendAsks(ofWeight)
  const body = [...newborn, ...buildAsks(newest), ...weight, ...trendAsks(['lengthHeightForAge'])]
  const toBeSeen = body.filter(({ urgency }) => urgency !== 'weighAgain')
  const head = [...headAsks(past, newest), ...trendAsks(['headCircumferenceForAge'])]
  return [...concernOf(head), ...concernOf(toBeSeen.length > 0 ? toBeSeen : body)].toSorted(sooner)
}

/**
 * Sooner than the day to measure again has a meaning.
 * @example
 * isSoon([]) // => false
 */
export const isSoon = (concerns: ReadonlyArray<GrowthConcern>): boolean =>
  concerns.some(({ urgency }) => urgency !== 'weeks')

/**
 * Somebody is to look, beside the parent.
 * @example
 * isReferred([]) // => false
 */
export const isReferred = (concerns: ReadonlyArray<GrowthConcern>): boolean =>
  concerns.some(({ urgency }) => urgency !== 'weighAgain')
