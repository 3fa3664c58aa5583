const nb = '\u00A0'

export const picturesCopy = {
  count: (now: number, max: number) => `${now}${nb}จาก${nb}${max}${nb}รูป`,
  take: 'ถ่ายรูป',
  more: 'ถ่ายเพิ่ม',
  choose: 'เลือกรูป',
  opening: 'กำลังเปิดรูป',
  remove: (at: number) => `เอารูป ${at} ออก`,
  sent: (percent: number) => `ขึ้นไปแล้ว ${percent}%`,
  done: 'รูปขึ้นแล้ว',
  refused: (at: number, words: string) => `รูปที่ ${at} ที่เลือก: ${words}`,
  unreadable: 'เครื่องอ่านไฟล์นี้ไม่ได้ ไฟล์อาจถูกย้าย หรือยังไม่ได้โหลดลงเครื่อง ลองเลือกใหม่',
  chosenTwice: 'รูปนี้เลือกไว้แล้ว เลือกรูปอื่น',
  open: (name: string) => `ดู${name} ให้ใหญ่`,
  close: 'ปิดรูป',
  failed: 'เปิดรูปไม่สำเร็จ',
} as const
