export const dateWords = {
  day: 'วัน',
  month: 'เดือน',
  year: 'ปี',
  openCalendar: 'เปิดปฏิทิน',
  today: 'วันนี้',
  chosen: 'เลือกไว้',
  notOpen: 'เลือกไม่ได้',
  datePlaceholder: 'เช่น 20/11/2569',
  dateUnread: 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน',
  dateOutside: (date: string) => `เลือก ${date} ไม่ได้ ลองดูปีอีกครั้ง`,
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
} as const
