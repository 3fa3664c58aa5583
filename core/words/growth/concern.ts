import { thaiDate } from '../../domain/calendar/thai.js'
import type { Concern } from '../../domain/growth/concern.js'
import type { FirstWeeks } from '../../domain/growth/firstWeeks.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { headVisit, visit, visitThisWeek, weighAndVisit, weighAndVisitBigger } from './referral.js'
import { bandWord, indicatorNames } from './growth.js'

/**
 * Why it is to be shown to a professional: what was seen, never what it may mean.
 * @example
 * const born = rightOf(isoDate('2026-01-10'))
 * const weighed = [{ date: rightOf(isoDate('2026-06-10')), kg: 7.2 }, { date: rightOf(isoDate('2026-09-10')), kg: 6.8 }]
 * const concern = weightConcern(born, weighed, false)
 * concern && concernReason('weightForAge', concern) // => 'น้ำหนักลดลงจากครั้งก่อน'
 */
export const concernReason = (indicator: Indicator, concern: Concern): string => {
  const name = indicatorNames[indicator]
  switch (concern._tag) {
    case 'weightFell':
      return `น้ำหนักลดลง ${concern.times} ครั้งติดกัน`
    case 'weightStood':
      return `น้ำหนักยังไม่ขึ้นเลยตั้งแต่ ${thaiDate(concern.since)}`
    case 'weightLower':
      return 'น้ำหนักลดลงจากครั้งก่อน'
    case 'weightLost':
      return `น้ำหนักลดลง ${concern.percent}% จากเมื่อ ${thaiDate(concern.since)}`
    case 'headMoved':
      return concern.way === 'up' ? 'รอบศีรษะโตเร็วกว่าแนวเดิม' : 'รอบศีรษะโตช้ากว่าแนวเดิม'
    case 'fellFromFirst':
      return `${name}ห่างลงมาจากแนวแรกเมื่อ ${thaiDate(concern.since)}`
    case 'lowAndFalling':
      return `${name}อยู่ในช่วง${bandWord(indicator, concern.band)} และยังเลื่อนลงอีก`
  }
}

/** How soon a child is to be seen, the soonest first; `weighAgain`: by the parent, for now. */
export const urgencies = ['today', 'hospital', 'days', 'week', 'weeks', 'weighAgain'] as const
/** How soon a concern is to be acted on. */
export type Urgency = (typeof urgencies)[number]

/** What a concern asks parents to do, in Thai. */
export interface Ask {
  readonly reason: string
  /** One thing to do, and by when. */
  readonly next: string
  readonly urgency: Urgency
}

/**
 * What a concern asks for. Height moves slowly; weight and head do not wait as long.
 * @example
 * const born = rightOf(isoDate('2026-01-10'))
 * const weighed = [{ date: rightOf(isoDate('2026-06-10')), kg: 7.2 }, { date: rightOf(isoDate('2026-09-10')), kg: 6.8 }]
 * const concern = weightConcern(born, weighed, false)
 * concern && concernAsk('weightForAge', concern).urgency // => 'week'
 */
export const concernAsk = (indicator: Indicator, concern: Concern): Ask => {
  const reason = concernReason(indicator, concern)
  if (concern._tag === 'weightLower') return { reason, next: weighAndVisit, urgency: 'week' }
  if (concern._tag === 'weightLost') return { reason, next: weighAndVisitBigger, urgency: 'week' }
  if (indicator === 'headCircumferenceForAge') {
    return concern._tag === 'headMoved'
      ? { reason, next: headVisit.thisWeek, urgency: 'week' }
      : { reason, next: headVisit.weeks, urgency: 'weeks' }
  }
  return indicator === 'lengthHeightForAge'
    ? { reason, next: visit, urgency: 'weeks' }
    : { reason, next: visitThisWeek, urgency: 'week' }
}

/**
 * What was seen of a newborn's weight.
 * @example
 * firstWeeksReason({ _tag: 'seeToday', why: 'notRegained', ageInDays: 22 })
 * // => 'อายุ 22\u00A0วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด'
 */
export const firstWeeksReason = (found: FirstWeeks): string => {
  if (found._tag === 'weighAgain') return 'น้ำหนักลดลงจากแรกเกิด 7–10%'
  return found.why === 'lost' ? 'น้ำหนักลดลงจากแรกเกิดเกิน 10%' : `อายุ ${found.ageInDays}\u00A0วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด`
}
