import { erasureDays } from '../domain/consents/erasure.js'

const nb = '\u00A0'

/** The time of the deletion of health data after a withdrawal. */
export const erasureWords = `ซ่อนทันที ลบเมื่อครบ${nb}${erasureDays.wait}${nb}วัน อย่างช้าไม่เกิน${nb}${erasureDays.most}${nb}วัน`
