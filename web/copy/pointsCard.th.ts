/** Words of the points wherever they are summed up: the card, and the header. */
export const pointsCardCopy = {
  usable: 'คะแนนที่ใช้ได้',
  points: 'คะแนน',
  whence: 'ดูที่มา',
  upload: 'ส่งใบเสร็จ',
  redeem: 'แลกรางวัล',
  draw: 'ลุ้นโชค',
  none: 'ยังไม่มีคะแนน เริ่มจากส่งใบเสร็จใบแรก',
  pending: (points: string) => `รอตรวจอีกสูงสุด ${points}`,
  failed: 'ยังดูคะแนนไม่ได้ตอนนี้ คะแนนยังอยู่ครบ',
  waiting: (count: number) => `มีใบเสร็จ ${count}\u00A0ใบรอส่งในเครื่องนี้`,
  toRepair: (count: number) => `มีใบเสร็จ ${count}\u00A0ใบต้องแก้ไขก่อนส่ง`,
  look: 'ดูและส่ง',
  header: (points: string) => `คะแนนที่ใช้ได้ ${points}`,
} as const
