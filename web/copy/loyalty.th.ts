import type { ItemType } from '@careplus/core/loyalty'

/** Words about points and what they are spent on, that several screens say alike. */
export const loyaltyCopy = {
  points: 'คะแนน',
  piece: 'ชิ้น',
  left: (count: string) => `เหลือ\u00A0${count}`,
  redeemable: { reward: 'แลกได้', luckydraw: 'ร่วมลุ้นได้' } satisfies Record<ItemType, string>,
  usable: 'คะแนนที่ใช้ได้',
  pending: 'รอตรวจใบเสร็จ',
  held: 'กันไว้แลกของ',
  stale: 'ตอนนี้ต่อเน็ตไม่ได้ ที่เห็นคือรายการที่เปิดไว้ล่าสุด',
  readFailed: {
    title: 'ยังเปิดรายการไม่ได้',
    NetworkError: 'ยังเปิดรายการไม่ได้ คะแนนยังอยู่ครบ ตรวจเน็ตแล้วลองอีกครั้ง',
    ApiError: 'ยังเปิดรายการไม่ได้ คะแนนยังอยู่ครบ รอสักครู่แล้วลองอีกครั้ง',
  },
  pointsFailed: 'ยังดูคะแนนไม่ได้ตอนนี้ คะแนนยังอยู่ครบ',
  inside: {
    text: 'แอปนี้เก็บไฟล์ไม่ได้ เปิดหน้านี้ในเบราว์เซอร์แล้วบันทึกได้เลย',
    open: 'เปิดในเบราว์เซอร์',
    byMenu: 'กดเมนู ⋯ แล้วเลือกเปิดในเบราว์เซอร์',
  },
  order: {
    timeline: 'ความคืบหน้าของรายการ',
    cancelUntil: 'ยกเลิกได้ถึงตอนนี้ คะแนนคืนเข้าล็อตเดิม',
    leaves: (day: string) => `ราว ${day}`,
    arrives: (from: string, to: string) => `${from} – ${to}`,
    at: (day: string, time: string) => `${day} ${time}\u00A0น.`,
    today: (time: string) => `วันนี้ ${time}\u00A0น.`,
    by: (carrier: string, number: string) => `${carrier} เลขพัสดุ ${number}`,
    cancel: 'ยกเลิกรายการนี้',
    cancelTitle: (title: string) => `ยกเลิกการแลก ${title}`,
    cancelText: (points: string) => `${points}จะคืนเข้าล็อตเดิมทันที ของชิ้นนี้กลับไปให้คนอื่นแลกได้`,
    cancelConfirm: 'ยกเลิกและคืนคะแนน',
    cancelBusy: 'กำลังยกเลิก',
    cancelKeep: 'ไม่ยกเลิก',
    cancelled: 'ยกเลิกแล้ว คะแนนคืนแล้ว',
    cancelFailed: {
      offline: 'ตอนนี้ไม่มีเน็ต ยังไม่ได้ยกเลิก เน็ตกลับมาแล้วจะส่งให้เอง',
      network: 'ส่งไปไม่ถึง กดอีกครั้งได้เลย ไม่ซ้ำแน่นอน',
      other: 'ระบบยังรับไม่ได้ รอสักครู่แล้วกดอีกครั้ง',
    },
  },
} as const
