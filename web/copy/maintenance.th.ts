import { withThaiBreaks } from '@careplus/core/text'

/** Words of `/maintenance`, and of the page that stands in for any other meanwhile. */
export const maintenanceCopy = {
  page: 'ปิดปรับปรุงชั่วคราว',
  title: 'ปิดปรับปรุงชั่วคราว',
  lead: 'ปรับระบบให้เร็วขึ้น ไม่มีอะไรหาย',
  opens: 'เปิดอีกครั้งราว',
  soon: 'เปิดอีกครั้งเร็ว ๆ นี้',
  soonText: withThaiBreaks('หน้านี้จะพากลับไปที่เดิมให้เองเมื่อเปิด'),
  time: (time: string) => `${time}\u00A0น.`,
  meanwhile: 'ระหว่างนี้',
  works: 'เช็กสีอุจจาระ เช็กการเติบโต บทความ และสินค้า ใช้ได้',
  safe: 'คะแนน บันทึก และสิ่งที่กรอกค้างไว้ ยังอยู่ครบ',
  later: 'สิ่งที่รอส่งในเครื่อง จะส่งเองเมื่อเปิด',
  stool: 'เช็กสีอุจจาระ',
  growth: 'เช็กการเติบโต',
  urgent: 'เหตุฉุกเฉิน โทร',
  anytime: 'ได้ตลอด',
  open: { title: 'ตอนนี้เปิดตามปกติ', lead: 'ไม่ได้ปิดปรับปรุงอยู่ ใช้ได้ทุกอย่าง', home: 'กลับหน้าแรก' },
} as const
