import { thaiDate } from '../calendar/thai.js'
import type { Concern } from './concern.js'
import type { FirstWeeks } from './firstWeeks.js'
import type { Indicator } from './reference.js'
import { bandWord, indicatorNames } from './words.js'

/** Why it is to be shown to a professional: what was seen, never what it may mean. */
export const concernReason = (indicator: Indicator, concern: Concern): string => {
  const name = indicatorNames[indicator]
  switch (concern._tag) {
    case 'weightFell':
      return `น้ำหนักลดลง ${concern.times} ครั้งติดกัน`
    case 'weightStood':
      return `น้ำหนักยังไม่ขึ้นเลยตั้งแต่ ${thaiDate(concern.since)}`
    case 'headMoved':
      return concern.way === 'up' ? 'รอบศีรษะโตเร็วกว่าแนวเดิม' : 'รอบศีรษะโตช้ากว่าแนวเดิม'
    case 'fellFromFirst':
      return `${name}ห่างลงมาจากแนวแรกเมื่อ ${thaiDate(concern.since)}`
    case 'lowAndFalling':
      return `${name}อยู่ในช่วง${bandWord(indicator, concern.band)} และยังเลื่อนลงอีก`
  }
}

/** What was seen of a newborn's weight. */
export const firstWeeksReason = (found: FirstWeeks): string => {
  if (found._tag === 'weighAgain') return 'น้ำหนักลดลงจากแรกเกิด 7–10% มักกลับขึ้นเองในไม่กี่วัน'
  return found.why === 'lost' ? 'น้ำหนักลดลงจากแรกเกิดเกิน 10%' : `อายุ ${found.ageInDays}\u00A0วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด`
}
