import { queuedText } from './connection.th'

const nb = '\u00A0'

export const drawEntryCopy = {
  title: 'เพิ่มสิทธิ์',
  each: (points: string) => `สิทธิ์ละ ${points}`,
  fewer: 'ลดหนึ่งสิทธิ์',
  more: 'เพิ่มหนึ่งสิทธิ์',
  cost: (points: string, left: string) => `ใช้ ${points} เหลือ${nb}${left}`,
  sum: (tickets: string) => `รวมเป็น ${tickets}`,
  most: (tickets: string) => `เพิ่มได้อีกไม่เกิน ${tickets}`,
  button: (points: string, tickets: string) => `ใช้ ${points} เพิ่ม ${tickets}`,
  askTitle: (points: string, tickets: string) => `ใช้ ${points} เพิ่ม ${tickets}`,
  askText: 'คะแนนถูกใช้ทันที เรียกคืนไม่ได้ นอกจากการจับรางวัลถูกยกเลิก',
  confirm: (points: string) => `ยืนยันใช้ ${points}`,
  busy: 'กำลังส่ง',
  back: 'ยังไม่ใช้',
  done: (added: string, all: string) => `เพิ่ม ${added}แล้ว รวมเป็น ${all}`,
  refused: 'เพิ่มสิทธิ์ไม่ได้ ยังไม่ตัดคะแนน',
  failed: 'ระบบยังรับไม่ได้ ยังไม่ตัดคะแนน ลองใหม่ได้',
  broken: 'หน้านี้สะดุด ลองโหลดใหม่อีกครั้ง คำขอเดิมไม่ถูกส่งซ้ำ',
  unsure: {
    title: (tickets: string) => `ยังไม่รู้ผลการเพิ่ม ${tickets}`,
    network: 'ส่งไปแล้ว แต่คำตอบยังมาไม่ถึง กดลองอีกครั้งได้ ตัดคะแนนครั้งเดียวแน่นอน',
    offline: `ตอนนี้ไม่มีเน็ต ${queuedText('เก็บคำขอไว้ให้แล้ว')} ตัดคะแนนครั้งเดียวแน่นอน`,
    busy: 'ตอนนี้มีคนใช้มาก รอสักครู่แล้วลองอีกครั้ง ตัดคะแนนครั้งเดียวแน่นอน',
    earlier: 'ครั้งก่อนกดยืนยันไว้ แต่ยังไม่รู้ผล กดส่งคำขอเดิมเพื่อดูผลได้ ถ้าครั้งก่อนส่งไม่ถึง จะเพิ่มสิทธิ์ให้ตอนนี้ และตัดคะแนนครั้งเดียวแน่นอน',
    again: 'ลองอีกครั้ง',
    see: 'ส่งคำขอเดิม',
  },
} as const
