import { erasureDays } from '../domain/consents/erasure.js'

const nb = '\u00A0'

/** What becomes of health data when its consent is withdrawn: the one sentence, wherever it is told. */
export const erasureWords = `ซ่อนทันที ลบเมื่อครบ${nb}${erasureDays.wait}${nb}วัน อย่างช้าไม่เกิน${nb}${erasureDays.most}${nb}วัน`
