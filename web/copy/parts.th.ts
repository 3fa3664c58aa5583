export const partsCopy = {
  older: 'ดูก่อนหน้านี้',
  busy: 'กำลังเปิด',
  failed: 'เปิดรายการก่อนหน้านี้ไม่สำเร็จ ลองอีกครั้ง',
} as const
