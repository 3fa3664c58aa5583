import { thaiDate } from '../../domain/calendar/thai.js'
import type { Concern } from '../../domain/growth/concern.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { bandWord, indicatorName } from './growth.js'

/** What the records show, never what it may mean. */
export const concernReason = (indicator: Indicator, concern: Concern, ageInDays: number): string => {
  const name = indicatorName(indicator, ageInDays)
  switch (concern._tag) {
    case 'weightFell':
      return `น้ำหนักลดลง ${concern.times} ครั้งติดกัน`
    case 'weightStood':
      return `น้ำหนักยังไม่ขึ้นเลยตั้งแต่ ${thaiDate(concern.since)}`
    case 'gainedLittle':
      return `น้ำหนักขึ้นเพียง ${concern.grams}\u00A0กรัมตั้งแต่ ${thaiDate(concern.since)}`
    case 'weightLower':
      return 'น้ำหนักลดลงจากครั้งก่อน'
    case 'weightLost':
      return `น้ำหนักลดลง ${concern.percent}% จากเมื่อ ${thaiDate(concern.since)}`
    case 'headMoved':
      return concern.way === 'up' ? 'รอบศีรษะโตเร็วกว่าแนวเดิม' : 'รอบศีรษะโตช้ากว่าแนวเดิม'
    case 'fellFromFirst':
      return `${name}ห่างลงมาจากแนวแรกเมื่อ ${thaiDate(concern.since)}`
    case 'grewSlowly':
      return `สูงขึ้นราว ${concern.cmAYear}\u00A0ซม. ต่อปี ช้ากว่าที่เด็กวัยนี้มักสูง`
    case 'heightFell':
      return `${name}เลื่อนลงจากแนวเดิม`
    case 'grewFast':
      return `สูงเร็วกว่าแนวเดิมตั้งแต่ ${thaiDate(concern.since)}`
    case 'lowAndFalling':
      return `${name}อยู่ในช่วง${bandWord(indicator, concern.band)} และยังเลื่อนลงอีก`
  }
}
