import { visitWithin } from '../../domain/health/figures.js'
import { isSeen, type Urgency } from '../../domain/growth/referral.js'
import { heightName } from './figures.js'

const { weeks, weightFalling, infantDays } = visitWithin

/** From six years on the pink book of mother and child is closed, or lost. */
const pinkBookDays = 2192
/**
 * What is taken along.
 * @example
 * paperAt(861) // => 'พร้อมสมุดสีชมพู'
 */
export const paperAt = (ageInDays: number): string =>
  ageInDays < pinkBookDays ? 'พร้อมสมุดสีชมพู' : 'พร้อมสมุดสุขภาพหรือผลที่พิมพ์จากหน้านี้'

/**
 * Where a referral is due, and when: the same words wherever a child's growth is told.
 * @example
 * visitAt(861) // => 'พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1–2 สัปดาห์'
 */
export const visitAt = (ageInDays: number): string =>
  `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดู${paperAt(ageInDays)} ภายใน ${weeks.from}–${weeks.to} สัปดาห์`

/**
 * Weight that falls or does not rise.
 * @example
 * visitThisWeekAt(861) // => 'พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1 สัปดาห์ ถ้าซึมหรือกินน้อยลง ไปวันนี้'
 */
export const visitThisWeekAt = (ageInDays: number): string =>
  `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดู${paperAt(ageInDays)} ภายใน ${weightFalling} สัปดาห์ ถ้าซึมหรือกินน้อยลง ไปวันนี้`

/**
 * A child does not shrink: a lower height is measured again first.
 * @example
 * measureThenVisitAt(861) // => 'ลองวัดส่วนสูงซ้ำก่อน ถ้าได้เท่าเดิม พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1–2 สัปดาห์'
 */
export const measureThenVisitAt = (ageInDays: number): string =>
  `ลองวัด${heightName(ageInDays)}ซ้ำก่อน ถ้าได้เท่าเดิม ${visitAt(ageInDays)}`

/**
 * A figure far from what is found at this age.
 * @example
 * measureAgainAt(861).startsWith('วัดซ้ำตอนลูกสบายตัว') // => true
 */
export const measureAgainAt = (ageInDays: number): string =>
  `วัดซ้ำตอนลูกสบายตัว ไม่ใส่รองเท้า และใส่เสื้อผ้าบาง แล้วกรอกใหม่ ถ้าได้เท่าเดิม ${visitAt(ageInDays)}`

/** Weight that is lower than the time before: scales err more often than children lose weight. */
export const weighAndVisit = 'ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ ถ้าซึมหรือกินน้อยลง ไปวันนี้'

/** From ten years on a loss may be an eating disorder too. */
const adolescentDays = 3653

/**
 * From two years on: drinking and passing much water beside it may be diabetes.
 * @example
 * weighAndVisitBigger(861).endsWith('ไปวันนี้') // => true
 */
export const weighAndVisitBigger = (ageInDays: number): string =>
  `ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ แม้ตั้งใจลด ถ้าซึม กินน้อยลง ${
    ageInDays < adolescentDays ? '' : 'หน้ามืด เป็นลม ไม่ยอมกิน '
  }หรือดื่มน้ำและปัสสาวะบ่อยกว่าเดิม ไปวันนี้`

/** A thin infant. */
export const visitInDays = `พาไปให้แพทย์หรือพยาบาลดูการให้นมภายใน ${infantDays.from}–${infantDays.to} วัน ถ้าซึมหรือไม่ยอมดูดนม ไปทันที`

/** An infant that is light for its age may have been small from birth, and be under care. */
export const seenAlready = 'ถ้าแพทย์ดูอยู่แล้ว ไปตามนัดนั้น'

/** An infant that is rather thin. */
export const weighSoon: string = /*#__PURE__*/ `ชั่งซ้ำใน 1–2 สัปดาห์ หากน้ำหนักยังไม่ขึ้น ${visitInDays}`

/** Weighed and not measured, and very light: to five years. */
export const visitInTwoDays = 'พาไปให้แพทย์ดูภายใน 1–2 วัน ถ้าซึม ไม่กิน อาเจียน หรือท้องเสีย ไปทันที'

const dangerOfInfants = 'ถ้าซึม ไม่ยอมดูดนม อาเจียน หรือท้องเสีย ไปทันที'

/** A baby under three months that lost weight, or did not gain. */
export const weighThenHospital: string = /*#__PURE__*/ `ชั่งซ้ำตอนนี้ ถ้าได้เท่าเดิม พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้ ${dangerOfInfants}`

/** One of three to six months. */
export const weighThenInDays: string = /*#__PURE__*/ `ชั่งซ้ำวันนี้ ถ้าได้เท่าเดิม พาไปให้แพทย์หรือพยาบาลดูการให้นมภายใน ${infantDays.from}–${infantDays.to} วัน ${dangerOfInfants}`

/** Growing faster before the age of puberty. */
export const askPuberty = 'ถ้ามีเต้านม ขนที่ลับ หรือกลิ่นตัวก่อนอายุ 8 ปี (ชาย 9 ปี) พบแพทย์ภายใน 1–2 สัปดาห์ ถ้าไม่มี วัดอีกครั้งตามนัด'

/** Far above the lines of height. */
export const askTall = 'เด็กที่สูงมากมักสูงตามพ่อแม่ ถ้าพ่อแม่ไม่ได้สูงกว่าคนทั่วไป ถามแพทย์ในนัดครั้งหน้า'

const measureNow = {
  body: 'ชั่งและวัดใหม่วันนี้ เพื่อดูผลตามวัยตอนนี้',
  head: 'วัดรอบศีรษะใหม่วันนี้ เพื่อดูผลตามวัยตอนนี้',
} as const
/**
 * Of a finding of another time: what holds now is measured first. `urgency`: of then, where somebody was to look.
 * @example
 * outdatedNext('body', 'weighAgain', 861) // => 'ชั่งและวัดใหม่วันนี้ เพื่อดูผลตามวัยตอนนี้'
 */
export const outdatedNext = (part: 'body' | 'head', urgency: Urgency, ageInDays: number): string =>
  isSeen({ urgency })
    ? `${measureNow[part]} ถ้ายังไม่ได้ให้แพทย์ดูเรื่องนี้ ${(urgency === 'weeks' ? visitAt : visitThisWeekAt)(ageInDays)}`
    : measureNow[part]

/**
 * Weight alone was taken.
 * @example
 * heightMissing(861) // => 'ยังไม่ได้วัดส่วนสูง วัดแล้วจะบอกได้ว่าสมส่วนไหม'
 */
export const heightMissing = (ageInDays: number): string => `ยังไม่ได้วัด${heightName(ageInDays)} วัดแล้วจะบอกได้ว่าสมส่วนไหม`

/** Severe wasting. */
export const hospital = 'พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้ ถ้าซึม ไม่กิน อาเจียน หรือท้องเสีย ไปทันที'

const newbornSigns = 'ถ้าซึม ไม่ดูดนม มีไข้ หรือตัวเหลือง'

/** The Thai sentence that sends parents to a nurse or doctor today. */
export const seeToday = `พาลูกไปให้พยาบาลหรือแพทย์ดูวันนี้ ${newbornSigns} ไปทันที`

/** Beside the day on which a newborn that lost more than most is weighed once more: it regains by milk, not by waiting. */
export const untilWeighed = `ให้นมบ่อย ๆ ทั้งกลางวันและกลางคืน ${newbornSigns} ไปทันที`

const headSigns = 'ถ้าอาเจียนพุ่งหรือตามองลงล่างตลอด ไปโรงพยาบาลวันนี้ ถ้าซึมหรือกระหม่อมโป่ง โทร 1669'

/** A head outside the lines is measured again first: a tape errs by a centimetre. */
export const headVisit = {
  weeks: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม นัดกุมารแพทย์ภายใน ${weeks.from}–${weeks.to} สัปดาห์ ${headSigns}`,
  thisWeek: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม พาไปพบกุมารแพทย์ภายในสัปดาห์นี้ ${headSigns}`,
} as const
