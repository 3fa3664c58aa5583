import type { ChildAssessment } from '../../domain/growth/assessChild.js'
import type { Finding, Notice } from '../../domain/growth/assessGrowth.js'
import type { Band } from '../../domain/growth/bands.js'
import { builtOf } from '../../domain/growth/build.js'
import type { FollowUp } from '../../domain/growth/followUp.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { adviceFor } from './advice.js'
import { bandWord, heading, measureAgain, notYetDue } from './growth.js'
import { measureAgainAt } from './referral.js'

/** The texts of a result. */
export interface ResultWords {
  readonly heading: string
  readonly advice: string
  readonly next: string
  /** null: there is no class. */
  readonly followUp: FollowUp | null
  readonly again: boolean
}

type Read = Pick<ChildAssessment, 'assessment' | 'corrected'>

/** The texts of a result: a gentle heading, one thing to do, and the next step. The official words are in the
 * findings.
 * @example
 * const girl = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * const assessment = assessGrowth(loadReferences())(valueOf(measurement(todayInBangkok(Date.UTC(2026, 10, 20)))(girl)))
 * resultWords({ assessment }).heading // => 'สูงดี สมส่วน' */
export const resultWords = ({ assessment, corrected }: Read): ResultWords => {
  if (corrected?._tag === 'beforeDueDay') {
    return { ...notYetDue, followUp: null, again: false }
  }
  const built = builtOf(assessment)
  if (built === null) {
    const swollen = assessment.notices.some(({ _tag }) => _tag === 'oedema')
    return {
      heading: measureAgain.heading,
      advice: measureAgain.advice,
      next: swollen ? measureAgain.oedema : measureAgainAt(assessment.ageInDays),
      followUp: null,
      again: true,
    }
  }
  return { heading: heading(built), ...adviceFor(built), again: false }
}

const notices = {
  positionAssumed: null,
  positionConverted: {
    h: 'วัดแบบยืน เกณฑ์วัยนี้ใช้แบบนอน จึงบวก 0.7 ซม. ให้ก่อนอ่านผล',
    l: 'วัดแบบนอน เกณฑ์วัยนี้ใช้แบบยืน จึงลบ 0.7 ซม. ให้ก่อนอ่านผล',
  },
  tooYoungToStand: 'อายุไม่ถึง 9 เดือนควรนอนวัด ลองวัดแบบนอนแล้วกรอกอีกครั้ง',
  implausible: 'มีตัวเลขที่ต่างจากเด็กวัยเดียวกันมาก อาจพิมพ์คลาดไปหรือวัดไม่ตรง ลองวัดซ้ำ',
  oedema: 'มีอาการบวม น้ำหนักจึงยังบอกไม่ได้',
} as const satisfies Record<Notice['_tag'], unknown>

/** The text of a notice; null: none.
 * @example
 * noticeWords({ _tag: 'positionAssumed', measure: 'h' }) // => null */
export const noticeWords = (notice: Notice): string | null =>
  notice._tag === 'positionConverted' ? notices.positionConverted[notice.from] : notices[notice._tag]

const bandPrefix: Readonly<Record<Indicator, string>> = {
  lengthHeightForAge: '',
  weightForLengthHeight: '',
  weightForAge: 'น้ำหนัก',
  bmiForAge: '',
  headCircumferenceForAge: 'รอบศีรษะ',
}

/** The band's official word, with the measurement if the word alone is unclear: `น้ำหนักตามเกณฑ์`.
 * @example
 * bandPhrase('lengthHeightForAge', 'middle') // => 'สูงตามเกณฑ์' */
export const bandPhrase = (indicator: Indicator, band: Band): string =>
  `${bandPrefix[indicator]}${bandWord(indicator, band)}`

/** Replaces a band's word if the value is probably a mistake. */
export const flaggedWords = 'ตัวเลขนี้ต่างจากที่พบในเด็กวัยเดียวกันมาก ลองวัดอีกครั้ง'

/** The references of the findings, each once: `WHO 2006 และ WHO 2007`.
 * @example
 * const found = assessGrowth(loadReferences())(valueOf(measurementAtAge({ sex: 'male', ageInDays: 861, weight: 12.4, height: 88.5 })))
 * referenceNames(Object.values(found.indicators)) // => 'WHO 2006' */
export const referenceNames = (found: ReadonlyArray<Finding>): string =>
  [...new Set(found.flatMap((one) => (one._tag === 'scored' ? [one.reference] : [])))].join(' และ ')

/** The source of the values and of the bands, under each result and chart. `names`: `WHO 2006 และ WHO 2007`.
 * @example
 * referenceWords('WHO 2006') // => 'เกณฑ์อ้างอิง WHO 2006 แบ่งช่วงตามกรมอนามัย' */
export const referenceWords = (names: string): string => `เกณฑ์อ้างอิง ${names} แบ่งช่วงตามกรมอนามัย`

/** The text under each result that it is no diagnosis. */
export const noDiagnosis = 'ผลนี้ช่วยติดตามการเติบโต ไม่ใช่คำวินิจฉัย หากกังวลเรื่องการกินหรือน้ำ\u2060หนัก ปรึกษาแพทย์หรือพยาบาลใกล้บ้าน'
