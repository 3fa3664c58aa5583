/** Of whatever anybody may read. */
export const publishedCopy = {
  away: 'เน็ตหลุด เปิดหน้านี้ยังไม่ได้',
  awayLead: 'พอเน็ตกลับมาจะเปิดให้เอง หน้าที่เคยเก็บไว้ในเครื่องยังอ่านได้',
  failed: 'หน้านี้เปิดไม่สำเร็จ',
  failedLead: 'ไม่มีอะไรหาย ลองเปิดใหม่อีกครั้งได้',
} as const
