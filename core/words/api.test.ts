import { describe, expect, it } from 'vitest'
import { faultOfWords } from '../testing/wordsFor.js'
import { errorWords, refusalWords } from './api.js'

const wayOn =
  /ลอง|เปิด|เลือก|กรอก|ดู|ขอ|รอ|ยืนยัน|เพิ่ม|พิมพ์|ใส่|เข้าสู่|เข้าใหม่|กำลัง|กลับ|โหลด|ตอบ|เติม|ย่อ|ต้อง|ติ๊ก|ถ่าย|ส่ง|แบ่ง|ตั้ง|รับ|แลก|ถาม|ใช้|ตัวอย่าง|แก้|พรุ่งนี้|ไม่ต้อง|เชื่อม|ลบ|ทำต่อ/

describe('every sentence of a refusal', () => {
  it.each([...Object.entries(errorWords), ...Object.entries(refusalWords)])('%s says a way on', (_, words) => {
    expect(words).toMatch(wayOn)
    expect(faultOfWords(words)).toBeNull()
  })
  it.each(Object.entries({ ...errorWords, ...refusalWords }))('%s speaks of no codes and addresses', (_, words) => {
    expect(words).not.toMatch(/รหัสกันส่งซ้ำ|ที่อยู่นี้ไม่รับ|ไม่พบสิ่งที่หา|คำขอนี้มาจาก/)
  })
})
