import type { OrderState } from '@careplus/core/loyalty'

const nb = '\u00A0'

/** Words on the way from a reward to its order. */
export const rewardsConfirmCopy = {
  progress: 'ขั้นตอนการแลก',
  address: {
    title: 'ส่งไปที่ไหน',
    saved: (count: number) => `ที่อยู่เดิม ${count}${nb}แห่ง`,
    new: 'ที่อยู่ใหม่',
    which: 'ที่อยู่จัดส่ง',
    notRead: 'ยังเปิดที่อยู่ที่เก็บไว้ไม่ได้ กรอกใหม่ไปก่อนก็ได้',
    chooseError: 'เลือกที่อยู่จัดส่ง',
    keep: 'เก็บเป็นที่อยู่ของฉัน',
    keepHelp: 'ครั้งหน้าเลือกได้เลย ไม่ต้องกรอกอีก',
    next: 'ดูสรุปก่อนยืนยัน',
    nextHint: 'ยังไม่ตัดคะแนน',
  },
  review: {
    title: 'ดูก่อนยืนยัน',
    to: 'ส่งไปที่',
    change: 'เปลี่ยนที่อยู่',
    terms: 'ยืนยันแล้วกันคะแนนไว้ทันที ยกเลิกได้ก่อนจัดส่ง คะแนนคืนเข้าล็อตเดิม',
    confirm: (points: string) => `ยืนยันแลก ${points}`,
    busy: 'กำลังแลก',
    refused: 'แลกไม่ได้ ยังไม่ตัดคะแนน',
    /** The address as a whole was refused, not the redemption. */
    addressRefused: 'ที่อยู่นี้ยังส่งให้ไม่ได้ ดูอีกครั้งแล้วแก้ได้เลย ยังไม่ตัดคะแนน',
    failed: 'ระบบยังรับไม่ได้ ยังไม่ตัดคะแนน ลองใหม่ได้เลย',
    earn: 'ส่งใบเสร็จเก็บคะแนน',
    others: 'ดูของรางวัลอื่น',
  },
  unsure: {
    title: 'ยังไม่รู้ผล',
    network: 'ส่งคำขอแลกไปแล้ว แต่คำตอบยังมาไม่ถึง กดลองอีกครั้งได้เลย ตัดคะแนนครั้งเดียวแน่นอน',
    offline: 'ตอนนี้ไม่มีเน็ต เก็บคำขอแลกไว้ให้แล้ว เน็ตกลับมาเมื่อไรจะส่งให้เอง ตัดคะแนนครั้งเดียวแน่นอน',
    busy: 'ตอนนี้มีคนใช้มาก รอสักครู่แล้วลองอีกครั้ง ตัดคะแนนครั้งเดียวแน่นอน',
    earlier: 'ครั้งก่อนกดยืนยันไว้ แต่ยังไม่รู้ผล กดดูผลได้เลย ตัดคะแนนครั้งเดียวแน่นอน',
    again: 'ลองอีกครั้ง',
    see: 'ดูผลครั้งก่อน',
    history: 'ดูในประวัติคะแนน',
  },
  broken: 'หน้านี้สะดุด ลองโหลดใหม่อีกครั้ง คำขอเดิมไม่ถูกส่งซ้ำ',
  notNow: { title: 'ตอนนี้ยังแลกไม่ได้', back: 'กลับไปดูรายละเอียด' },
  addressNotKept: 'แลกแล้ว แต่ยังเก็บที่อยู่ไว้ไม่ได้ เพิ่มได้ในหน้าฉัน',
} as const

/** Words of an order that was placed. */
export const rewardsOrderCopy = {
  title: { placed: 'แลกแล้ว', cancelled: 'ยกเลิกแล้ว', other: 'รายการแลก' },
  /** After the item's name. */
  state: {
    received: 'กำลังเตรียมส่ง',
    preparing: 'กำลังเตรียมส่ง',
    shipped: 'กำลังเดินทางไปหาคุณ',
    delivered: 'ถึงบ้านแล้ว',
    cancelled: 'ยกเลิกแล้ว',
  } satisfies Record<OrderState, string>,
  number: 'เลขที่',
  left: 'คะแนนคงเหลือ',
  mine: 'ดูรายการของฉัน',
  close: 'ปิด กลับไปหน้ารางวัล',
  missing: {
    title: 'ไม่พบรายการนี้',
    text: 'รายการแลกทั้งหมดของคุณอยู่ในประวัติคะแนน',
  },
} as const
