import { staleText } from './connection.th'

const nb = '\u00A0'

export const rewardsItemCopy = {
  now: 'แลกได้ตอนนี้',
  left: (count: string) => `เหลือ${nb}${count}`,
  until: (day: string) => `ถึง${nb}${day}`,
  balance: 'คะแนนก่อนและหลังแลก',
  have: 'คะแนนที่มี',
  cost: 'ใช้แลก',
  remains: 'คงเหลือ',
  lacks: 'ยังขาด',
  expiringFirst: (points: string) => `คะแนนที่ใกล้หมดอายุ ${points} จะถูกใช้ก่อน`,
  quantity: 'จำนวน',
  fewer: 'ลดหนึ่งชิ้น',
  more: 'เพิ่มหนึ่งชิ้น',
  redeem: (points: string) => `แลก${nb}${points}`,
  redeemHint: 'ขั้นต่อไปเลือกที่อยู่ ยังไม่ตัดคะแนน',
  signIn: 'เข้าสู่ระบบเพื่อแลก',
  earn: 'ส่งใบเสร็จเก็บคะแนน',
  others: 'ดูของรางวัลอื่น',
  why: 'ตอนนี้ยังแลกไม่ได้',
  stale: staleText('ข้อมูล', 'เน็ตกลับมาแล้วแลกได้'),
} as const
