import { erasureDays } from '../domain/consents/erasure.js'

const nb = '\u00A0'

/** When health data is deleted after a withdrawal. */
export const erasureWords = `ซ่อนทันที ลบเมื่อครบ${nb}${erasureDays.wait}${nb}วัน อย่างช้าไม่เกิน${nb}${erasureDays.most}${nb}วัน`
