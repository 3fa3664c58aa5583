import { type Band } from '../../domain/growth/bands.js'
import type { Built } from '../../domain/growth/build.js'
import { severelyThin } from '../../domain/growth/followUp.js'
import type { NoScoreReason } from '../../domain/growth/assessGrowth.js'
import { positionForAge } from '../../domain/growth/position.js'
import type { Indicator } from '../../domain/growth/reference.js'

type Words = Readonly<Record<Band, string>>

const ofBuild: Words = {
  farBelow: 'ผอม',
  below: 'ค่อนข้างผอม',
  middle: 'สมส่วน',
  above: 'ท้วม',
  farAbove: 'เริ่มอ้วน',
  beyond: 'อ้วน',
}

/** The official words of the Department of Health. It has no head table, so those words are our own. */
const bandWords: Readonly<Record<Indicator, Words>> = {
  lengthHeightForAge: {
    farBelow: 'เตี้ย',
    below: 'ค่อนข้างเตี้ย',
    middle: 'สูงตามเกณฑ์',
    above: 'ค่อนข้างสูง',
    farAbove: 'สูง',
    beyond: 'สูง',
  },
  weightForLengthHeight: ofBuild,
  bmiForAge: ofBuild,
  weightForAge: {
    farBelow: 'น้อย',
    below: 'ค่อนข้างน้อย',
    middle: 'ตามเกณฑ์',
    above: 'ค่อนข้างมาก',
    farAbove: 'มาก',
    beyond: 'มาก',
  },
  headCircumferenceForAge: {
    farBelow: 'เล็กกว่าเกณฑ์',
    below: 'ตามเกณฑ์',
    middle: 'ตามเกณฑ์',
    above: 'ตามเกณฑ์',
    farAbove: 'ใหญ่กว่าเกณฑ์',
    beyond: 'ใหญ่กว่าเกณฑ์',
  },
}

/** The Thai word of a band.
 * @example
 * bandWord('lengthHeightForAge', 'middle') // => 'สูงตามเกณฑ์'
 * bandWord('weightForLengthHeight', 'beyond') // => 'อ้วน' */
export const bandWord = (indicator: Indicator, band: Band): string => bandWords[indicator][band]

/** The Thai name of each indicator. */
export const indicatorNames: Readonly<Record<Indicator, string>> = {
  weightForAge: 'น้ำหนักตามเกณฑ์อายุ',
  lengthHeightForAge: 'ส่วนสูงตามเกณฑ์อายุ',
  weightForLengthHeight: 'น้ำหนักตามเกณฑ์ส่วนสูง',
  bmiForAge: 'ดัชนีมวลกายตามเกณฑ์อายุ',
  headCircumferenceForAge: 'รอบศีรษะตามเกณฑ์อายุ',
}

const lyingNames: { readonly [I in Indicator]?: string } = {
  lengthHeightForAge: 'ความยาวตามเกณฑ์อายุ',
  weightForLengthHeight: 'น้ำหนักตามเกณฑ์ความยาว',
}

export const indicatorName = (indicator: Indicator, ageInDays: number): string =>
  (positionForAge(ageInDays) === 'l' ? lyingNames[indicator] : undefined) ?? indicatorNames[indicator]

/** Names on the buttons that choose a chart. */
export const indicatorShortNames: Readonly<Record<Indicator, string>> = {
  lengthHeightForAge: 'ส่วนสูง',
  weightForLengthHeight: 'น้ำหนักตามเกณฑ์ส่วนสูง',
  weightForAge: 'น้ำหนัก',
  bmiForAge: 'ดัชนีมวลกาย',
  headCircumferenceForAge: 'รอบศีรษะ',
}

/** The text for each reason without a score. */
export const noScoreWords: Readonly<Record<NoScoreReason, string>> = {
  missing: 'ยังไม่ได้วัด',
  oedema: 'มีอาการบวม น้ำหนักจึงยังบอกไม่ได้',
  outOfAgeRange: 'เกณฑ์นี้ไม่มีสำหรับอายุนี้',
  outOfLengthRange: 'ส่วนสูงอยู่นอกช่วงของเกณฑ์นี้',
  beforeDueDay: 'ยังไม่ถึงวันครบกำหนดเดิม',
}

const heightPart: Words = {
  farBelow: 'ส่วนสูงน้อยกว่าเกณฑ์',
  below: 'ค่อนข้างเตี้ย',
  middle: 'สูงตามเกณฑ์',
  above: 'ค่อนข้างสูง',
  farAbove: 'ตัวสูง',
  beyond: 'ตัวสูง',
}
const lengthPart: Words = {
  farBelow: 'ความยาวน้อยกว่าเกณฑ์',
  below: 'ความยาวค่อนข้างน้อย',
  middle: 'ความยาวตามเกณฑ์',
  above: 'ความยาวค่อนข้างมาก',
  farAbove: 'ตัวยาว',
  beyond: 'ตัวยาว',
}
const buildPart: Words = {
  farBelow: 'น้ำหนักยังตามไม่ทัน',
  below: 'น้ำหนักเบาไปนิด',
  middle: 'สมส่วน',
  above: 'น้ำหนักเกินเล็กน้อย',
  farAbove: 'น้ำหนักเกิน',
  beyond: 'น้ำหนักเกินมาก',
}

const severe = 'น้ำหนักน้อยกว่าเกณฑ์มาก'

/** A gentle heading that agrees with both bands. The official words are beside the values.
 * @example
 * heading({ classNumber: 8, ageInDays: 861, height: 'middle', build: { zScore: 0.12, band: 'middle' } }) // => 'สูงดี สมส่วน'
 */
export const heading = ({ classNumber, ageInDays, height, build: { zScore, band } }: Built): string => {
  const part = (positionForAge(ageInDays) === 'l' ? lengthPart : heightPart)[height]
  if (classNumber === 8) return 'สูงดี สมส่วน'
  if (classNumber === 16) return `สมส่วน แต่${part}`
  return `${part} ${zScore < severelyThin ? severe : buildPart[band]}`
}

/** Replaces the heading if the head circumference decides. */
export const headHeading = 'ลองวัดรอบศีรษะซ้ำ'

/** Replaces a comforting heading if there is another reason for a referral. */
export const toBeSeenHeading = 'มีเรื่องที่ต้องให้แพทย์ดู'

export const notYetDue = {
  heading: 'ยังไม่ถึงวันครบกำหนด',
  advice: 'น้องมาก่อนวันครบกำหนด ตัวเลขที่วัดไว้เก็บต่อได้',
  next: 'ให้แพทย์หรือพยาบาลที่ดูแลน้องอ่านด้วยกราฟของเด็กเกิดก่อนกำหนด ภายใน 1 สัปดาห์',
} as const

export const measureAgain = {
  heading: 'ลองวัดอีกครั้งนะคะ',
  advice: 'ตัวเลขนี้ยังบอกผลได้ไม่ชัด อาจมีตัวใดคลาดเคลื่อนไป',
  oedema: 'หากลูกเท้าบวมทั้งสองข้าง พาไปพบแพทย์วันนี้ แล้วค่อยชั่งน้ำหนักใหม่ภายหลัง',
} as const
