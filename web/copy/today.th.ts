import type { DueKind } from '@careplus/core/reminders'
import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const todayCopy = {
  /** Besides what stands large. */
  more: 'วันนี้และสัปดาห์นี้',
  title: {
    visit: (name: string) => `พา${name}ไปให้แพทย์ดู`,
    weighing: (name: string) => `วัด${name}`,
    looking: (name: string) => `ดูสีอุจจาระ${name}`,
    day60: (name: string) => withThaiBreaks(`${name}ครบ 60${nb}วัน ดูสีอุจจาระ`),
    day90: (name: string) => withThaiBreaks(`${name}ครบ 90${nb}วัน ดูสีอุจจาระ`),
    mobility: (name: string) => `เช็กแรง ${name}`,
  } satisfies Record<DueKind, (name: string) => string>,
  today: 'ครบกำหนดวันนี้',
  since: (day: string) => `ครบกำหนดตั้งแต่ ${day}`,
  tomorrow: (day: string) => `พรุ่งนี้ ${day}`,
  inDays: (days: number, day: string) => `อีก ${days}${nb}วัน ${day}`,
  firstMeasuring: (name: string) => `วัด${name}ครั้งแรก`,
  anytime: 'พร้อมเมื่อไรก็ได้',
  look: {
    title: (name: string) => `ได้เวลาดูสีอุจจาระ${name}`,
    text: withThaiBreaks('เทียบกับการ์ดสี ตอบสั้น ๆ ไม่กี่ข้อ แล้วรู้ว่าเมื่อไรควรพบแพทย์'),
    go: 'เช็กสีอุจจาระ',
    late: 'ครบกำหนดแล้ว',
  },
  ways: {
    label: 'ทำได้เลย',
    stool: 'เช็กสีอุจจาระ',
    curve: 'กราฟการเติบโต',
    nutrition: 'เช็กโภชนาการ',
    reading: 'อ่านตามวัย',
    check: 'เช็กการเติบโต',
  },
  slow: withThaiBreaks('ระบบตอบช้ากว่าปกติ ระหว่างนี้ทำสิ่งเหล่านี้ได้เลย'),
  others: 'คนอื่นในบ้าน',
  draws: 'ใกล้วันจับรางวัล',
} as const
