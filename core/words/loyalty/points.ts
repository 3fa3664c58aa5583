import { thaiDate } from '../../domain/calendar/thai.js'
import type { PointsSummary } from '../../domain/loyalty/ledger/pointsSummary.js'
import { counted, grouped } from './number.js'

/** The points of a bill not reviewed yet: always "up to".
 * @example
 * forecastWords(125) // => 'ได้สูงสุด 125\u00A0คะแนน' */
export const forecastWords = (points: number): string => `ได้สูงสุด ${counted(points, 'คะแนน')}`

/** The next points to expire; null: nothing expires.
 * @example
 * nextExpiryWords({ usable: 0, pending: 0, held: 0, unproved: 0, next_expiry: null }) // => null */
export const nextExpiryWords = ({ next_expiry }: PointsSummary): string | null =>
  next_expiry === null ? null : `${counted(next_expiry.points, 'คะแนน')}หมดอายุ ${thaiDate(next_expiry.on)}`

/** Points of missions that cannot be spent yet.
 * @example
 * unprovedPointsWords(50).startsWith('50\u00A0คะแนนจากภารกิจ') // => true */
export const unprovedPointsWords = (points: number): string =>
  `${counted(points, 'คะแนน')}จากภารกิจ ใช้ได้เมื่อยืนยันเบอร์โทร หรือมีใบเสร็จที่ผ่านแล้ว ${counted(1, 'ใบ')}`

/** The largest error of a rounded `1 ใน N`; beyond it the odds are given out of ten. */
const roundingError = 0.1

/** The odds from `oneIn`: `1 ใน 1,230`, or `7 ใน 10` if rounding would mislead. null: no entry yet.
 * @example
 * oddsWords(50) // => 'โอกาสประมาณ 1 ใน 50'
 * oddsWords(null) // => 'ยังไม่มีสิทธิ์' */
export const oddsWords = (oneInHowMany: number | null): string => {
  if (oneInHowMany === null) return 'ยังไม่มีสิทธิ์'
  if (oneInHowMany === 1) return 'โอกาส 100%'
  const whole = Math.round(oneInHowMany)
  return whole > 1 && Math.abs(whole - oneInHowMany) <= roundingError * oneInHowMany
    ? `โอกาสประมาณ 1 ใน ${grouped(whole)}`
    : `โอกาสประมาณ ${Math.min(9, Math.round(10 / oneInHowMany))} ใน 10`
}
