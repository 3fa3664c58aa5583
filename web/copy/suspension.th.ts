/** Words of `/notice/suspend-date`, around the text that the content has of it. */
export const suspensionCopy = {
  closes: 'ปิดวันที่',
  today: 'วันนี้',
  closedNow: 'ตอนนี้ปิดอยู่ สิ่งที่รอส่งยังอยู่ในเครื่อง',
  seeNow: 'ดูว่าเปิดเมื่อไร',
  next: 'ระหว่างนี้',
  none: {
    title: 'ยังไม่มีกำหนดปิดปรับปรุง',
    lead: 'ใช้ได้ทุกอย่างตามปกติ จะปิดเมื่อไร เราบอกล่วงหน้าที่หน้านี้และในข่าวถึงคุณ',
    home: 'กลับหน้าแรก',
  },
} as const
