import type { IdentityDocument } from '@careplus/core/loyalty'

const nb = '\u00A0'

export const prizeCopy = {
  reading: 'กำลังเปิดรางวัลของคุณ',
  contact: 'ทีมงานจะติดต่อทางเบอร์และอีเมลในบัญชีของคุณ',
  title: 'แจ้งรับรางวัล',
  until: (day: string) => `แจ้งได้ถึงสิ้นวัน ${day} หลังจากนั้นรางวัลเลื่อนให้ผู้สำรอง`,
  name: 'ชื่อและนามสกุลตามบัตร',
  nameEmpty: 'กรอกชื่อและนามสกุลตามบัตร',
  document: 'บัตรที่ใช้',
  documents: { citizen: 'บัตรประชาชน', passport: 'หนังสือเดินทาง' } satisfies Record<IdentityDocument, string>,
  number: { citizen: 'เลขบัตรประชาชน', passport: 'เลขหนังสือเดินทาง' } satisfies Record<IdentityDocument, string>,
  numberEmpty: 'กรอกเลขตามที่เห็นบนบัตร',
  numberWhy: 'ใช้ยืนยันตัวและแจ้งภาษี เก็บแบบเข้ารหัส ลบหลังส่งของแล้ว 12 เดือน',
  address: 'ส่งของไปที่',
  tax: (baht: string) => `ยอมให้หักภาษี ณ ที่จ่าย 5% เป็นเงิน ${baht}${nb}บาท`,
  taxHelp: 'รางวัลตั้งแต่ 1,000 บาทต้องหักภาษี ทีมงานจะบอกวิธีจ่ายก่อนส่งของ',
  taxEmpty: 'ต้องยอมรับข้อนี้ก่อน จึงส่งรางวัลได้',
  send: 'แจ้งรับรางวัล',
  sending: 'กำลังส่ง',
  sent: 'แจ้งรับรางวัลแล้ว',
  failed: 'ยังส่งไม่ได้ ลองอีกครั้ง',
  offline: 'ตอนนี้ไม่มีเน็ต เน็ตกลับมาแล้วลองอีกครั้ง',
  over: 'รางวัลนี้แจ้งรับไม่ได้แล้ว โหลดหน้านี้ใหม่อีกครั้ง',
  claimed: {
    title: 'แจ้งรับรางวัลแล้ว',
    text: 'ทีมงานกำลังเตรียมส่งของ',
    delivered: (day: string) => `ส่งมอบแล้ว ${day}`,
    number: (number: string) => `เลขบัตร ${number}`,
    deleted: 'เลขบัตรถูกลบแล้ว',
    change: 'แก้ข้อมูล',
  },
  decline: {
    open: 'ไม่รับรางวัลนี้',
    title: 'ไม่รับรางวัลนี้',
    text: 'รางวัลจะเลื่อนให้ผู้สำรองทันที เรียกคืนไม่ได้',
    confirm: 'ยืนยันไม่รับ',
    back: 'กลับไปแจ้งรับ',
    done: 'แจ้งไม่รับแล้ว ขอบคุณที่บอก',
  },
} as const
