/** Of lists that are read a part at a time. */
export const partsCopy = {
  older: 'ดูก่อนหน้านี้',
  busy: 'กำลังเปิด',
  failed: 'ยังเปิดรายการก่อนหน้านี้ไม่ได้ ลองอีกครั้ง',
} as const
