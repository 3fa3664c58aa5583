import type { DueKind } from '@careplus/core/reminders'
import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const todayCopy = {
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
  and: (action: string) => `และ${action}`,
  look: {
    title: (name: string) => `ได้เวลาดูสีอุจจาระ${name}`,
    askedYesterday: 'ผลเมื่อวานให้ดูซ้ำวันนี้',
    asked: (day: string) => `ผลเมื่อ ${day} ให้ดูซ้ำในวันถัดมา`,
    weekly: (day: string) => `ดูครั้งล่าสุด ${day} ช่วง 3${nb}เดือนแรกดูสัปดาห์ละครั้ง`,
    neverChecked: `ยังไม่เคยดู ช่วง 3${nb}เดือนแรกดูสัปดาห์ละครั้ง`,
    milestone: { day60: `อายุครบ 60${nb}วัน เป็นวันที่ควรดูสีอีกครั้ง`, day90: `อายุครบ 90${nb}วัน เป็นวันที่ควรดูสีอีกครั้ง` },
    go: 'เช็กสีอุจจาระ',
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
  children: 'ลูกของเรา',
  draws: 'ใกล้วันจับรางวัล',
} as const
