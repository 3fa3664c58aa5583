import { thaiDate } from '../../calendar/thai.js'
import type { PointsSummary } from '../ledger/pointsSummary.js'
import { counted, grouped } from './number.js'

/** Of a bill nobody has looked at yet: always "up to". */
export const forecastWords = (points: number): string => `ได้สูงสุด ${counted(points, 'คะแนน')}`

/** `180 คะแนนหมดอายุ 31 ธ.ค. 69`; null: nothing expires. */
export const nextExpiryWords = ({ next_expiry }: PointsSummary): string | null =>
  next_expiry === null ? null : `${counted(next_expiry.points, 'คะแนน')}หมดอายุ ${thaiDate(next_expiry.on)}`

/** `1 ใน 1,230`, from `oneIn`; above even odds in hundredths. null: no ticket yet. */
export const oddsWords = (oneInHowMany: number | null): string => {
  if (oneInHowMany === null) return 'ยังไม่มีสิทธิ์'
  if (oneInHowMany === 1) return 'ได้แน่นอน'
  if (oneInHowMany < 2) return `โอกาสประมาณ ${Math.min(99, Math.round(100 / oneInHowMany))}%`
  return `โอกาสประมาณ 1 ใน ${grouped(oneInHowMany)}`
}
