import { visitWithin } from '../../domain/health/figures.js'

const { weeks, weightFalling, infantDays } = visitWithin

/** Where a referral is due, and when: the same words wherever a child's growth is told. */
export const visit = `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน ${weeks.from}–${weeks.to} สัปดาห์`

/** Weight that falls or does not rise. */
export const visitThisWeek = `พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน ${weightFalling} สัปดาห์ ถ้าซึมหรือกินน้อยลง ไปวันนี้`

/** Weight that is lower than the time before: scales err more often than children lose weight. */
export const weighAndVisit = 'ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ ถ้าซึมหรือกินน้อยลง ไปวันนี้'

/** From two years on: drinking and passing much water beside it may be diabetes. */
export const weighAndVisitBigger =
  'ลองชั่งซ้ำวันนี้ ถ้าลดจริง พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูภายในสัปดาห์นี้ ถ้าซึม กินน้อยลง หรือดื่มน้ำและปัสสาวะบ่อยกว่าเดิมมาก ไปวันนี้'

/** A thin infant. */
export const visitInDays = `พาไปให้แพทย์หรือพยาบาลดูการให้นมภายใน ${infantDays.from}–${infantDays.to} วัน ถ้าซึมหรือไม่ยอมดูดนม ไปทันที`

/** Severe wasting. */
export const hospital = 'พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้ ถ้าซึม ไม่กิน อาเจียน หรือท้องเสีย ไปทันที'

const newbornSigns = 'ถ้าซึม ไม่ดูดนม มีไข้ หรือตัวเหลือง'

/** The Thai sentence that sends parents to a nurse or doctor today. */
export const seeToday = `พาลูกไปให้พยาบาลหรือแพทย์ดูวันนี้ ${newbornSigns} ไปทันที`

/** Beside the day on which a newborn that lost more than most is weighed once more: it regains by milk, not by waiting. */
export const untilWeighed = `ให้นมบ่อย ๆ ทั้งกลางวันและกลางคืน ${newbornSigns} ไปทันที`

const headSigns = 'ถ้าอาเจียนพุ่ง ซึม กระหม่อมโป่ง หรือตามองลงล่างตลอด ไปโรงพยาบาลวันนี้'

/** A head outside the lines is measured again first: a tape errs by a centimetre. */
export const headVisit = {
  weeks: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม นัดกุมารแพทย์ภายใน ${weeks.from}–${weeks.to} สัปดาห์ ${headSigns}`,
  thisWeek: `ลองวัดรอบศีรษะซ้ำ ถ้าได้เท่าเดิม พาไปพบกุมารแพทย์ภายในสัปดาห์นี้ ${headSigns}`,
} as const
