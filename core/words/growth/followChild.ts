import { thaiDate } from '../../domain/calendar/thai.js'
import { addDays } from '../../domain/calendar/arithmetic.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { builtOf } from '../../domain/growth/build.js'
import {
  classSays,
  type FollowDue,
  type FollowedChild,
  type FollowedRecord,
  type Heading,
} from '../../domain/growth/followChild.js'
import { referralAgeOn, isOutdated } from '../../domain/growth/referral.js'
import type { Reason, Referral, StepName, Urgency } from '../../domain/growth/referral.js'
import { adviceFor } from './advice.js'
import { concernReason } from './concern.js'
import { heightName } from './figures.js'
import { bandWord, headHeading, heading, measureAgain, notYetDue, toBeSeenHeading } from './growth.js'
import * as words from './referral.js'

/** The texts of a referral, or of a request for another measurement. */
export interface ReferralWords {
  readonly reasons: ReadonlyArray<string>
  readonly next: string
  readonly urgency: Urgency
}

const reasonOf = (reason: Reason, ageInDays: number): string => {
  switch (reason._tag) {
    case 'lostSinceBirth':
      return 'น้ำหนักลดลงจากแรกเกิดเกิน 10%'
    case 'notRegained':
      return `อายุ ${reason.ageInDays}\u00A0วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด`
    case 'lostSomeSinceBirth':
      return 'น้ำหนักลดลงจากแรกเกิด 7–10%'
    case 'lightForAge':
      return reason.severe ? 'น้ำหนักน้อยกว่าเกณฑ์มากเมื่อเทียบกับอายุ' : 'น้ำหนักน้อยกว่าเกณฑ์เมื่อเทียบกับอายุ'
    case 'thin':
      return `${reason.severe ? 'น้ำหนักน้อยกว่าเกณฑ์มาก' : 'น้ำหนักน้อย'}เมื่อเทียบกับ${heightName(ageInDays)}`
    case 'ratherThin':
      return `น้ำหนักค่อนข้างน้อยเมื่อเทียบกับ${heightName(ageInDays)}`
    case 'short':
      return `${heightName(ageInDays)}น้อยกว่าเกณฑ์`
    case 'veryTall':
      return `${heightName(ageInDays)}มากกว่าเกณฑ์มาก`
    case 'obese':
      return `น้ำหนักเกินมากเมื่อเทียบกับ${heightName(ageInDays)}`
    case 'headOutside':
      return 'รอบศีรษะอยู่นอกช่วงของวัยนี้'
    case 'beforeDueDay':
      return notYetDue.heading
    case 'doubted':
      return 'มีตัวเลขที่ต่างจากเด็กวัยเดียวกันมาก อาจพิมพ์คลาดไปหรือวัดไม่ตรง'
    case 'trend':
      return concernReason(reason.indicator, reason.concern, ageInDays)
  }
}

type Next = (referral: Referral, ageInDays: number, today: IsoDate) => string

const nextOf: Readonly<Record<StepName, Next>> = {
  seeToday: () => words.seeToday,
  hospital: () => words.hospital,
  weighThenHospital: () => words.weighThenHospital,
  visitInTwoDays: () => words.visitInTwoDays,
  feedingInDays: ({ reasons: [first] }) =>
    first._tag === 'lightForAge' ? `${words.visitInDays} ${words.seenAlready}` : words.visitInDays,
  weighThenInDays: () => words.weighThenInDays,
  visitThisWeek: (_, ageInDays) => words.visitThisWeekAt(ageInDays),
  weighThenThisWeek: () => words.weighAndVisit,
  weighThenThisWeekBigger: (_, ageInDays) => words.weighAndVisitBigger(ageInDays),
  pretermChart: () => notYetDue.next,
  headThisWeek: () => words.headVisit.thisWeek,
  headInWeeks: () => words.headVisit.weeks,
  visit: (_, ageInDays) => words.visitAt(ageInDays),
  measureThenVisit: (_, ageInDays) => words.measureThenVisitAt(ageInDays),
  weighInTwoDays: ({ on }, _, today) => {
    const day = addDays(on, 2)
    return `ชั่งอีกครั้ง${day > today ? `วันที่ ${thaiDate(day)}` : 'วันนี้'} ${words.newbornFeedingAdvice}`
  },
  measureAgain: (_, ageInDays) => words.measureAgainAt(ageInDays),
  weighSoon: () => words.weighSoon,
  askPuberty: () => words.askPuberty,
  askTall: () => words.askTall,
}

/** Ours: after so many days an overdue measurement is mentioned once more at most, and a finding gets its date. */
const graceDays = 14

/** For the child's age today. */
export const referralWords = (referral: Referral, today: IsoDate): ReferralWords => {
  const { _tag, on, part, urgency, measureFirst, ageInDays } = referral
  const seen = referral.reasons.map((reason) => reasonOf(reason, ageInDays))
  const reasons = [...new Set(addDays(on, graceDays) < today ? [`จากที่วัดเมื่อ ${thaiDate(on)}`, ...seen] : seen)]
  const now = referralAgeOn(referral, today)
  const next = `${measureFirst ? 'ชั่งและวัดซ้ำตอนนี้ ถ้าได้เท่าเดิม ' : ''}${nextOf[_tag](referral, now, today)}`
  return { reasons, next: isOutdated(referral, today) ? words.outdatedNext(part, urgency, now) : next, urgency }
}

const headingWords = (followed: Heading): string => {
  switch (followed._tag) {
    case 'none':
      return 'ยังไม่ได้วัด'
    case 'beforeDueDay':
      return notYetDue.heading
    case 'head':
      return headHeading
    case 'lightForAge':
      return reasonOf(followed, 0)
    case 'toBeSeen':
      return toBeSeenHeading
    case 'taken':
      return 'พาไปให้แพทย์ดูแล้ว'
    case 'weighAgain':
      return 'ชั่งน้ำหนักอีกครั้งใน 2 วัน'
    case 'measureAgain':
      return measureAgain.heading
    case 'weightOnly':
      return followed.weight === null ? 'ชั่งน้ำหนักแล้ว' : `น้ำหนัก${bandWord('weightForAge', followed.weight)}`
    case 'body':
      return heading(followed.built)
  }
}

/** Before a date: `วัดครั้งต่อไป`. */
export const dueLabels: Readonly<Record<FollowDue['kind'], string>> = {
  visit: 'พาไปให้แพทย์ดูภายใน',
  weigh: 'ชั่งอีกครั้ง',
  measure: 'วัดครั้งต่อไป',
}

const dueWords = (due: FollowDue | null, referral: Referral | null, today: IsoDate): string => {
  if (due === null) return 'เริ่มวัดครั้งแรกเมื่อไรก็ได้'
  if (referral !== null && isOutdated(referral, today)) return `วัดครั้งล่าสุด ${thaiDate(due.lastOn)} ชั่งและวัดใหม่วันนี้`
  switch (due.kind) {
    case 'visit':
      if (due.on < today) return 'ถึงกำหนดพาไปให้แพทย์ดูแล้ว ถ้ายังไม่ได้ไป พาไปวันนี้'
      if (referral?.urgency === 'hospital') return 'พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้'
      return due.on === today ? 'พาไปให้แพทย์ดูวันนี้' : `${dueLabels.visit} ${thaiDate(due.on)}`
    case 'weigh':
      return due.on > today ? `ชั่งอีกครั้งวันที่ ${thaiDate(due.on)}` : 'ถึงเวลาชั่งอีกครั้งแล้ว'
    case 'measure':
      if (today > addDays(due.on, graceDays)) return `วัดครั้งล่าสุด ${thaiDate(due.lastOn)} ถ้าสะดวก วัดอีกครั้งได้เลย`
      return due.on > today ? `วัดครั้งหน้าราว ${thaiDate(due.on)}` : 'ถึงเวลาวัดครั้งใหม่แล้ว'
  }
}

const adviceOf = ({
  newest,
  concerns,
  taken,
  comforts,
}: FollowedChild<FollowedRecord>): ReturnType<typeof adviceFor> | null => {
  const built = newest === null ? null : builtOf(newest.assessment)
  if (built === null || taken !== null) return null
  const told = concerns.flatMap(({ reasons }) => reasons).every(({ _tag }) => classSays[_tag] !== null)
  const advice = adviceFor(built)
  return told && (comforts || !advice.comforts) ? advice : null
}

/** The texts for a child's newest measurement. */
export interface FollowWords {
  readonly heading: string
  readonly concerns: ReadonlyArray<ReferralWords>
  /** null: none is open. */
  readonly referral: string | null
  /** `พาไปแล้วเมื่อ 28 พ.ย. 69`; null: not marked. */
  readonly taken: string | null
  /** null: no advice fits. */
  readonly advice: string | null
  /** null: `concerns` have the next step. */
  readonly next: string | null
  readonly due: string
}

/** The texts for a result of `followChild`. All screens show these.
 * @example
 * const girl = { sex: 'female', birthDate: valueOf(parseIsoDate('2024-07-12')), gestation: null } as const
 * const record = { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * const today = valueOf(parseIsoDate('2026-11-20'))
 * followWords(followChild(loadReferences())(girl, [record], today), today).heading // => 'สูงดี สมส่วน' */
export const followWords = (followed: FollowedChild<FollowedRecord>, today: IsoDate): FollowWords => {
  const concerns = followed.concerns.map((one) => referralWords(one, today))
  const { referral, taken, newest } = followed
  const advice = adviceOf(followed)
  const followUp = referral === null ? null : referralWords(referral, today)
  return {
    heading: headingWords(followed.heading),
    concerns,
    referral: followUp === null ? null : [...followUp.reasons, followUp.next].join(' '),
    taken: taken === null ? null : `พาไปแล้วเมื่อ ${thaiDate(taken.on)}`,
    advice: advice?.advice ?? null,
    next:
      concerns.length > 0
        ? null
        : (advice?.next ??
          (newest !== null && followed.heading._tag === 'weightOnly'
            ? words.heightMissing(newest.assessment.ageInDays)
            : null)),
    due: dueWords(followed.due, referral, today),
  }
}
