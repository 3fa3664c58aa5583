export const meanwhileCopy = {
  title: 'ระหว่างที่คุณกรอก มีคนแก้ข้อมูลนี้',
  empty: 'ว่างไว้',
  taken: (label: string, theirs: string) => `${label} ${theirs} ใช้ค่าใหม่แล้ว`,
  both: (label: string, theirs: string, mine: string) => `${label} แก้เป็น ${theirs} คุณกรอก ${mine}`,
  take: (label: string, theirs: string) => `ใช้${label} ${theirs}`,
  save: 'ดูให้ตรงแล้วบันทึกอีกครั้ง',
  changed: 'ระหว่างที่คุณดู มีคนแก้ข้อมูลนี้',
  from: (label: string, before: string, now: string) => `${label} ${before} แก้เป็น ${now}`,
  notRemoved: 'มีคนแก้ข้อมูลนี้ก่อน จึงยังไม่ได้ลบ ดูค่าใหม่ ถ้ายังต้องการลบ กดลบอีกครั้ง',
} as const
