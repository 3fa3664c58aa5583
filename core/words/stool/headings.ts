import { isWatchedForColourAlone, type StoolAssessment } from '../../domain/stool/assessStool.js'
import type { StoolLevel } from '../../domain/stool/levels.js'

/** The texts over a result. */
export interface Heading {
  readonly heading: string
  /** null: the heading or the colour gives the reason. */
  readonly decided: string | null
}

/** These headings are for a colour rule as strict as any other. */
const byColour: Readonly<Record<StoolLevel, string>> = {
  normal: 'สีนี้ปกติ',
  watch: 'เฝ้าดูต่อ แล้วเช็กอีกครั้งพรุ่งนี้',
  'doctor-24h': 'พบแพทย์ภายใน 24 ชั่วโมง',
  'doctor-today': 'พบแพทย์วันนี้',
  emergency: 'โทร 1669 หรือไปห้องฉุกเฉินตอนนี้',
}

/** An emergency gives the action only. */
const bySigns: Readonly<Record<Exclude<StoolLevel, 'normal' | 'emergency'>, string>> = {
  watch: 'มีอาการที่ควรเฝ้าดู',
  'doctor-24h': 'มีอาการที่ควรให้แพทย์ดูภายใน 24 ชั่วโมง',
  'doctor-today': 'มีอาการที่ควรให้แพทย์ดูวันนี้',
}
/** A black stool explained by iron or bismuth is not called normal. */
const blackFromMedicine = 'สีดำน่าจะมาจากยาที่กินอยู่'
const watchedForColour = 'เฝ้าดูสี แล้วเช็กอีกครั้งเมื่อสีเปลี่ยน'
const cannotWait = 'มีอาการที่รอไม่ได้'
const colourIsNormal = 'สีอุจจาระปกติ แต่'

/** The heading of a result names the reason: the colour, or signs with a milder colour.
 * @example
 * headingOf({ level: 'doctor-today', colourLevel: 'doctor-today', reasons: [] }) // => { heading: 'พบแพทย์วันนี้', decided: null }
 */
export const headingOf = ({
  level,
  colourLevel,
  reasons,
}: Pick<StoolAssessment, 'level' | 'colourLevel' | 'reasons'>): Heading => {
  const onIron = reasons.some(({ rule }) => rule === 'black-on-iron')
  if (level === 'normal' && onIron) return { heading: blackFromMedicine, decided: null }
  if (isWatchedForColourAlone({ level, reasons })) return { heading: watchedForColour, decided: null }
  if (level === colourLevel || level === 'normal') return { heading: byColour[level], decided: null }
  const before = colourLevel === 'normal' && !onIron ? colourIsNormal : ''
  if (level === 'emergency') return { heading: byColour.emergency, decided: `${before}${cannotWait}` }
  return { heading: `${before}${bySigns[level]}`, decided: null }
}
