import type { CallFailure } from '@careplus/core/ports'
import { readFailedWords, staleText } from './connection.th'

export const familyCopy = {
  readFailed: {
    title: 'เปิดข้อมูลลูกไม่สำเร็จ',
    ...readFailedWords('ข้อมูลยังอยู่ครบในบัญชี'),
  } satisfies Record<CallFailure['_tag'] | 'title', string>,
  stale: staleText('ข้อมูล'),
  remind: 'ตั้งการเตือน',
  checks: {
    title: 'ดูและเช็ก',
    stool: 'เช็กสีอุจจาระ',
    stoolText: 'เทียบสี รู้ว่าเมื่อไรควรพบแพทย์',
    nutrition: 'เช็กโภชนาการ',
    nutritionText: 'อาหาร 24\u00A0ชั่วโมง สำหรับ 3\u00A0ปีขึ้นไป',
  },
  consent: {
    title: (name: string) => `ข้อมูลสุขภาพของ${name}`,
    text: 'อายุครรภ์ตอนคลอด น้ำหนัก ส่วนสูง รอบศีรษะ คำตอบเรื่องอุจจาระและการกิน เก็บไว้ให้คุณดูย้อนหลัง คนที่คุณชวนมาช่วยดูแลเห็นได้ ไม่ส่งให้ผู้โฆษณา',
    agree: (name: string) => `ฉันเป็นผู้ใช้อำนาจปกครองของ${name} และยินยอมโดยชัดแจ้งให้เก็บข้อมูลสุขภาพของ${name}`,
    childAgrees: (name: string) => `${name}รู้เรื่องนี้ และตกลงให้เก็บด้วย`,
    childAgreesHelp: 'ลูกอายุ 10\u00A0ปีขึ้นไป ต้องตกลงด้วยตัวเอง',
    read: (date: string) => `อ่านฉบับเต็ม ${date}`,
  },
} as const
