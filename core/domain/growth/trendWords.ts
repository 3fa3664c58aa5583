import { thaiDate } from '../calendar/thai.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { bands, type Band } from './bands.js'
import type { Indicator } from './reference.js'
import type { Trend } from './trend.js'
import { bandWord, indicatorNames } from './words.js'

const askGently = 'วัดอีกครั้งตามนัด หากยังไปทางเดิม เล่าให้แพทย์หรือเจ้าหน้าที่สาธารณสุขฟัง'

const fromMiddle = (band: Band): number => Math.abs(bands.indexOf(band) - bands.indexOf('middle'))

/** Towards the middle is good news, and a child that grows taller needs no visit. */
const afterCrossing = (indicator: Indicator, from: Band, to: Band): string => {
  if (fromMiddle(to) < fromMiddle(from)) return 'ใกล้ช่วงกลางขึ้น ทำแบบเดิมต่อได้เลย'
  const isTaller = indicator === 'lengthHeightForAge' && bands.indexOf(to) > bands.indexOf(from)
  return isTaller ? 'วัดอีกครั้งตามนัด' : askGently
}

/** One sentence on where it is going; states it, never frightens, never ranks. null: nothing can be said yet. */
export const trendSentence = (indicator: Indicator, { movement }: Trend): string | null => {
  const name = indicatorNames[indicator]
  const word = (band: Band) => bandWord(indicator, band)
  switch (movement._tag) {
    case 'tooFew':
      return null
    case 'newLines':
      return 'ช่วงอายุนี้ใช้เกณฑ์ชุดใหม่ วัดอีกสักครั้ง แล้วเราจะบอกทิศทางได้'
    case 'steady':
      return `${name}ไปตามทางเดิม อยู่ในช่วง${word(movement.band)}`
    case 'rising':
      return `${name}ขยับขึ้นจากครั้งก่อน ยังอยู่ในช่วง${word(movement.band)}`
    case 'falling':
      return `${name}ขยับลงจากครั้งก่อน ยังอยู่ในช่วง${word(movement.band)} ${askGently}`
    case 'crossedUp':
      return `${name}เลื่อนขึ้นจากช่วง${word(movement.from)}มาช่วง${word(movement.to)} ${afterCrossing(indicator, movement.from, movement.to)}`
    case 'crossedDown':
      return `${name}เลื่อนลงจากช่วง${word(movement.from)}มาช่วง${word(movement.to)} ${afterCrossing(indicator, movement.from, movement.to)}`
  }
}

/** When to measure again. `today`: the Bangkok day. */
export const nextMeasuringSentence = ({ next }: Trend, today: IsoDate): string => {
  if (next === null) return 'เริ่มวัดครั้งแรกเมื่อไรก็ได้'
  if (next.isLate) return `วัดครั้งล่าสุด ${thaiDate(next.lastOn)} ถ้าสะดวก วัดอีกครั้งได้เลย`
  return next.dueOn <= today ? 'ถึงเวลาวัดครั้งใหม่แล้ว' : `วัดครั้งหน้าราว ${thaiDate(next.dueOn)}`
}
