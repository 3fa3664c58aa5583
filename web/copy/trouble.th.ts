import { withThaiBreaks } from '@careplus/core/text'

export const troubleCopy = {
  title: {
    unanswered: 'ระบบตอบช้ากว่าปกติ',
    unreachable: 'ยังติดต่อระบบไม่ได้',
    closed: 'ปิดปรับปรุงชั่วคราว',
    failing: 'ระบบขัดข้องชั่วคราว',
    unreadable: 'คำตอบที่ได้ไม่ได้มาจาก CarePlus',
  },
  why: {
    unanswered: withThaiBreaks('เรายังรอคำตอบอยู่ มาเมื่อไรหน้านี้จะเปิดให้เอง'),
    unreachable: withThaiBreaks('สัญญาณอาจอ่อนหรือหลุดไป เราลองต่อให้เรื่อย ๆ'),
    closed: withThaiBreaks('ข้อมูลของคุณอยู่ครบ เปิดเมื่อไรหน้านี้จะกลับมาให้เอง'),
    failing: withThaiBreaks('ข้อมูลของคุณอยู่ครบ เราลองให้ใหม่เรื่อย ๆ'),
    unreadable: withThaiBreaks('ถ้าใช้ไวไฟสาธารณะ ลองเข้าสู่ระบบของไวไฟนั้นก่อน หรือสลับไปใช้เน็ตมือถือ'),
  },
  retry: 'ลองอีกครั้ง',
  works: 'ระหว่างนี้ยังทำได้',
  known: {
    growth: 'กรอกน้ำหนักและส่วนสูง',
    stool: 'เช็กสีอุจจาระ',
    bill: 'ถ่ายใบเสร็จเก็บไว้ส่ง',
  },
  check: 'เช็กการเติบโต',
  read: 'อ่านบทความ',
  kept: 'กรอกได้ตามปกติ เก็บไว้ในเครื่องนี้แล้วส่งให้เมื่อต่อได้',
} as const
