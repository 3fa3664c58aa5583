import { futureDayText } from '../futureDayTexts.js'
import { thaiDate, thaiMonths } from '../../domain/calendar/thai.js'
import type { MissionRefusal } from '../../domain/loyalty/mission/mission.js'
import { counted } from './number.js'

const monthName = (month: string): string => thaiMonths[Number(month.slice(5)) - 1]?.full ?? month

export const missionRefusalWords = (refusal: MissionRefusal): string => {
  switch (refusal._tag) {
    case 'MissionToCome':
      return `ภารกิจนี้เริ่มเดือน${monthName(refusal.month)}`
    case 'MissionOver':
      return `ภารกิจเดือน${monthName(refusal.month)}จบแล้ว ดูของเดือนนี้ได้`
    case 'MissionNotMarked':
      return 'ภารกิจนี้นับให้เอง ไม่ต้องแตะวัน'
    case 'MissionClaimed':
      return 'รับคะแนนของภารกิจนี้แล้ว จึงแก้วันไม่ได้'
    case 'DayInFuture':
      return futureDayText
    case 'DayOfOtherMonth':
      return `เลือกวันในเดือน${monthName(refusal.month)}`
    case 'DayBeforeJoining':
      return `นับตั้งแต่วันที่สมัคร ${thaiDate(refusal.joined)} เลือกวันนั้นหรือหลังจากนั้น`
    case 'DayTooOld':
      return 'บันทึกได้ในวันที่ทำ หรือวันถัดไป เลือกวันนี้หรือเมื่อวาน'
    case 'MissionUnproved':
      return `ครบแล้ว รับคะแนนได้เมื่อยืนยันเบอร์โทร หรือมีใบเสร็จที่ผ่านแล้ว ${counted(1, 'ใบ')}`
    case 'MissionNotDone':
      return `เหลืออีก ${counted(refusal.left, 'ครั้ง')} ทำครบแล้วรับคะแนนได้`
  }
}
