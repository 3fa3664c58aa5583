import { visitWithin } from '../../domain/health/figures.js'
import { isSeen, type Urgency } from '../../domain/growth/referral.js'
import { heightName } from './figures.js'

const { weeks, weightFalling, infantDays } = visitWithin

/** The pink book of mother and child ends at six years. */
const pinkBookDays = 2192
export const paperAt = (ageInDays: number): string =>
  ageInDays < pinkBookDays ? 'พร้อมสมุดสีชมพู' : 'พร้อมสมุดสุขภาพหรือผลที่พิมพ์จากหน้านี้'

export const visitAt = (ageInDays: number): string =>
  `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดู${paperAt(ageInDays)} ภายใน ${weeks.from}–${weeks.to} สัปดาห์`

export const visitThisWeekAt = (ageInDays: number): string =>
  `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดู${paperAt(ageInDays)} ภายใน ${weightFalling} สัปดาห์ ถ้าซึมหรือกินน้อยลง ไปวันนี้`

/** Children do not shrink, so a lower height is measured again first. */
export const measureThenVisitAt = (ageInDays: number): string =>
  `ลองวัด${heightName(ageInDays)}ซ้ำก่อน ถ้าได้เท่าเดิม ${visitAt(ageInDays)}`

export const measureAgainAt = (ageInDays: number): string =>
  `วัดซ้ำตอนลูกสบายตัว ไม่ใส่รองเท้า และใส่เสื้อผ้าบาง แล้วกรอกใหม่ ถ้าได้เท่าเดิม ${visitAt(ageInDays)}`

/** Scales err more often than children lose weight. */
export const weighAndVisit = 'ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ ถ้าซึมหรือกินน้อยลง ไปวันนี้'

/** From ten years on, weight loss may be an eating disorder. */
const adolescentDays = 3653

/** From two years on, thirst and frequent urination beside weight loss may be diabetes. */
export const weighAndVisitBigger = (ageInDays: number): string =>
  `ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ แม้ตั้งใจลด ถ้าซึม กินน้อยลง ${
    ageInDays < adolescentDays ? '' : 'หน้ามืด เป็นลม ไม่ยอมกิน '
  }หรือดื่มน้ำและปัสสาวะบ่อยกว่าเดิม ไปวันนี้`

export const visitInDays = `พาไปให้แพทย์หรือพยาบาลดูการให้นมภายใน ${infantDays.from}–${infantDays.to} วัน ถ้าซึมหรือไม่ยอมดูดนม ไปทันที`

/** A light infant may have been small at birth, and be under care already. */
export const seenAlready = 'ถ้าแพทย์ดูอยู่แล้ว ไปตามนัดนั้น'

export const weighSoon: string = `ชั่งซ้ำใน 1–2 สัปดาห์ หากน้ำหนักยังไม่ขึ้น ${visitInDays}`

/** It is for a very low weight without a height, to five years. */
export const visitInTwoDays = 'พาไปให้แพทย์ดูภายใน 1–2 วัน ถ้าซึม ไม่กิน อาเจียน หรือท้องเสีย ไปทันที'

const dangerOfInfants = 'ถ้าซึม ไม่ยอมดูดนม อาเจียน หรือท้องเสีย ไปทันที'

/** It is for infants under three months. */
export const weighThenHospital: string = `ชั่งซ้ำตอนนี้ ถ้าได้เท่าเดิม พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้ ${dangerOfInfants}`

/** It is for infants from three to six months. */
export const weighThenInDays: string = `ชั่งซ้ำวันนี้ ถ้าได้เท่าเดิม พาไปให้แพทย์หรือพยาบาลดูการให้นมภายใน ${infantDays.from}–${infantDays.to} วัน ${dangerOfInfants}`

export const askPuberty = 'ถ้ามีเต้านม ขนที่ลับ หรือกลิ่นตัวก่อนอายุ 8 ปี (ชาย 9 ปี) พบแพทย์ภายใน 1–2 สัปดาห์ ถ้าไม่มี วัดอีกครั้งตามนัด'

export const askTall = 'เด็กที่สูงมากมักสูงตามพ่อแม่ ถ้าพ่อแม่ไม่ได้สูงกว่าคนทั่วไป ถามแพทย์ในนัดครั้งหน้า'

const measureNow = {
  body: 'ชั่งและวัดใหม่วันนี้ เพื่อดูผลตามวัยตอนนี้',
  head: 'วัดรอบศีรษะใหม่วันนี้ เพื่อดูผลตามวัยตอนนี้',
} as const
/** `urgency`: that of the finding. */
export const outdatedNext = (part: 'body' | 'head', urgency: Urgency, ageInDays: number): string =>
  isSeen({ urgency })
    ? `${measureNow[part]} ถ้ายังไม่ได้ให้แพทย์ดูเรื่องนี้ ${(urgency === 'weeks' ? visitAt : visitThisWeekAt)(ageInDays)}`
    : measureNow[part]

export const heightMissing = (ageInDays: number): string => `ยังไม่ได้วัด${heightName(ageInDays)} วัดแล้วจะบอกได้ว่าสมส่วนไหม`

export const hospital = 'พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้ ถ้าซึม ไม่กิน อาเจียน หรือท้องเสีย ไปทันที'

const newbornSigns = 'ถ้าซึม ไม่ดูดนม มีไข้ หรือตัวเหลือง'

export const seeToday = `พาลูกไปให้พยาบาลหรือแพทย์ดูวันนี้ ${newbornSigns} ไปทันที`

/** A newborn that lost more weight than most needs milk meanwhile. */
export const newbornFeedingAdvice = `ให้นมบ่อย ๆ ทั้งกลางวันและกลางคืน ${newbornSigns} ไปทันที`

const headSigns = 'ถ้าอาเจียนพุ่งหรือตามองลงล่างตลอด ไปโรงพยาบาลวันนี้ ถ้าซึมหรือกระหม่อมโป่ง โทร 1669'

/** A tape errs by a centimetre, so the head is measured again first. */
export const headVisit = {
  weeks: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม นัดกุมารแพทย์ภายใน ${weeks.from}–${weeks.to} สัปดาห์ ${headSigns}`,
  thisWeek: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม พาไปพบกุมารแพทย์ภายในสัปดาห์นี้ ${headSigns}`,
} as const
