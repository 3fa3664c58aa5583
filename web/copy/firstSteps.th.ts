import type { FirstStep } from '@careplus/core/reminders'
import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const firstStepsCopy = {
  of: (step: number) => `เริ่มใช้ ขั้น ${step} จาก${nb}3`,
  label: 'เริ่มต้นใช้',
  left: {
    child: 'เพิ่มลูก',
    measuring: 'วัดครั้งแรก',
    due: 'ดูว่าต้องวัดและเช็กวันไหน',
  } satisfies Record<FirstStep, string>,
  lead: { measuring: 'เหลืออีกสองขั้นสั้น ๆ ทำเมื่อไรก็ได้', due: 'ขั้นสุดท้าย แล้วหน้าแรกจะคอยบอกให้' },
  close: 'ไม่ต้องแสดงขั้นตอนนี้อีก',
  measure: {
    heading: (name: string) => `วัด${name}ครั้งแรก`,
    text: withThaiBreaks('ชั่งน้ำหนักกับวัดความยาวหรือส่วนสูง แล้วเห็นทันทีว่าโตตามเกณฑ์ไหม'),
    go: 'ไปวัดกัน',
  },
  due: {
    heading: 'ต้องวัดและเช็กวันไหน',
    text: withThaiBreaks('หน้าแรกจะบอกเองเมื่อถึงวัน ถ้าอยากให้เตือนทางอีเมลหรือปฏิทิน ตั้งได้ที่นี่'),
    remind: 'ตั้งการเตือน',
    go: 'เสร็จแล้ว ไปหน้าแรก',
    next: 'ขั้นสุดท้าย: ดูว่าต้องวัดและเช็กวันไหน',
  },
  skip: 'ไว้ทีหลัง ไปหน้าแรก',
} as const
