/** Words that components say by themselves. A screen may replace each of them by a prop. */
export const uiWords = {
  loading: 'กำลังโหลด',
  optional: 'ไม่กรอกก็ได้',
  back: 'กลับ',
  close: 'ปิด',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  on: 'เปิด',
  off: 'ปิด',
  retry: 'ลองอีกครั้ง',
  offline: 'ตอนนี้ไม่มีเน็ต เก็บไว้ให้แล้ว จะส่งเมื่อกลับมาออนไลน์',
  codeLength: (length: number, numeric: boolean): string => (numeric ? `ตัวเลข ${length} หลัก` : `${length} ตัวอักษร`),
  done: 'เสร็จแล้ว',
  centimetres: 'ซม.',
} as const

export const ofTotal = (now: number, total: number): string => `${now} จาก ${total}`
