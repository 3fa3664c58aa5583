import { offlineText, unsentText, unservedText } from './connection.th'

export const orderCopy = {
  timeline: 'ความคืบหน้าของรายการ',
  cancelUntil: 'ยกเลิกได้ถึงตอนนี้ คะแนนกลับคืนพร้อมวันหมดอายุเดิม',
  leaves: (day: string) => `ราว ${day}`,
  arrives: (from: string, to: string) => `${from} – ${to}`,
  by: (carrier: string, number: string) => `${carrier} เลขพัสดุ ${number}`,
  cancel: 'ยกเลิกรายการนี้',
  cancelTitle: (title: string) => `ยกเลิกการแลก ${title}`,
  cancelText: (points: string) => `${points}จะกลับคืนทันทีพร้อมวันหมดอายุเดิม ของชิ้นนี้กลับไปให้คนอื่นแลกได้`,
  cancelConfirm: 'ยกเลิกและคืนคะแนน',
  cancelBusy: 'กำลังยกเลิก',
  cancelKeep: 'ไม่ยกเลิก',
  cancelled: 'ยกเลิกแล้ว คะแนนคืนแล้ว',
  cancelFailed: {
    offline: offlineText('ยังไม่ได้ยกเลิก'),
    network: unsentText('', 'ไม่ซ้ำแน่นอน'),
    other: unservedText(),
  },
} as const
