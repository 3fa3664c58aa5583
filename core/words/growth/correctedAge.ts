import { thaiAge } from '../../domain/calendar/thai.js'
import type { CorrectedAge, Gestation } from '../../domain/growth/correctedAge.js'

const nb = '\u00A0'

/** The length of a pregnancy: `8 สัปดาห์ 3 วัน`, without zero days.
 * @example
 * gestationWords({ weeks: 32, days: 3 }) // => '32\u00A0สัปดาห์ 3\u00A0วัน' */
export const gestationWords = ({ weeks, days }: Gestation): string =>
  days === 0 ? `${weeks}${nb}สัปดาห์` : `${weeks}${nb}สัปดาห์ ${days}${nb}วัน`

/** The corrected age in one line beside the age since birth.
 * @example
 * correctedAgeWords({ _tag: 'corrected', ageInDays: 258, age: { years: 0, months: 8, days: 13 }, daysEarly: 56 })
 * // => 'อายุปรับตามครบกำหนด 8\u00A0เดือน 13\u00A0วัน (เกิดก่อนกำหนด 8\u00A0สัปดาห์)' */
export const correctedAgeWords = (corrected: CorrectedAge): string => {
  const early = gestationWords({ weeks: Math.floor(corrected.daysEarly / 7), days: corrected.daysEarly % 7 })
  return corrected._tag === 'corrected'
    ? `อายุปรับตามครบกำหนด ${thaiAge(corrected.age)} (เกิดก่อนกำหนด ${early})`
    : `อีก ${corrected.daysToGo}${nb}วันจึงถึงวันครบกำหนดเดิม (เกิดก่อนกำหนด ${early})`
}
