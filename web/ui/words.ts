/** The few words a component says by itself. A screen may replace each of them by a prop. */
export const uiWords = {
  busy: 'กำลังส่ง',
  loading: 'กำลังโหลด',
  optional: 'ไม่กรอกก็ได้',
  back: 'กลับ',
  close: 'ปิด',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  on: 'เปิด',
  off: 'ปิด',
  day: 'วัน',
  month: 'เดือน',
  year: 'ปี',
  openCalendar: 'เปิดปฏิทิน',
  today: 'วันนี้',
  chosen: 'เลือกไว้',
  notOpen: 'เลือกไม่ได้',
  datePlaceholder: 'เช่น 20/11/2569',
  dateUnread: 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน',
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
  code: 'รหัส',
  retry: 'ลองอีกครั้ง',
  offline: 'ตอนนี้ไม่มีเน็ต เก็บไว้ให้แล้ว จะส่งเมื่อกลับมาออนไลน์',
  notices: 'ข้อความแจ้ง',
  boy: 'ภาพวาดเด็กชาย',
  girl: 'ภาพวาดเด็กหญิง',
  leafChild: 'ภาพวาดเด็กใส่ฮู้ดใบไม้ ถือสายวัด',
  centimetres: 'ซม.',
} as const

/** `3 จาก 5` */
export const ofTotal = (now: number, total: number): string => `${now} จาก ${total}`
