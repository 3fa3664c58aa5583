/** Words of the shell itself: what stands around every screen. */
export const shellCopy = {
  appName: 'CarePlus',
  description: 'เพื่อนคู่บ้านของพ่อแม่ รู้ทันการเติบโตของลูก คลายกังวลเรื่องท้อง และสะสมคะแนนจากใบเสร็จของทั้งบ้าน',
  skipToContent: 'ข้ามไปที่เนื้อหา',
  loading: 'กำลังเปิดหน้า',
  opened: (title: string) => `เปิดหน้า ${title} แล้ว`,
  offline: 'ตอนนี้ออฟไลน์อยู่ สิ่งที่กรอกไว้ยังอยู่ในเครื่อง เน็ตกลับมาเมื่อไรจะส่งให้',
  newVersion: 'CarePlus มีเวอร์ชันใหม่ ทำต่อให้เสร็จก่อนก็ได้',
  reload: 'โหลดใหม่',
} as const
