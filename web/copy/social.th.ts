import type { SocialName } from '@careplus/core/ports'

const nb = '\u00A0'

const names: Readonly<Record<SocialName, string>> = { google: 'Google', line: 'LINE', facebook: 'Facebook' }

export const socialCopy = {
  names,
  use: {
    google: `ใช้บัญชี${nb}Google`,
    // LINE's guidelines for its login button: the words say that one signs in with LINE.
    line: `เข้าสู่ระบบด้วย${nb}LINE`,
    facebook: `ใช้บัญชี${nb}Facebook`,
  } satisfies Readonly<Record<SocialName, string>>,
  leaving: (name: SocialName) => `กำลังไปที่ ${names[name]}`,
  waiting: (name: SocialName) => `ทำต่อในหน้าต่างของ ${names[name]} ถ้าปิดไปแล้ว กดปุ่มเดิมอีกครั้งได้`,
  finishing: (name: SocialName) => `กำลังเข้าด้วย ${names[name]}`,
  unavailable: (name: SocialName) => `ยังไปที่ ${names[name]} ไม่ได้ เน็ตอาจหลุด กดอีกครั้งได้`,
  inApp: {
    line: 'Google ไม่ให้เข้าจากในแอป LINE เปิดหน้านี้ในเบราว์เซอร์ก่อน แล้วเข้าได้',
    facebook: `Google ไม่ให้เข้าจากในแอปนี้ แตะ${nb}⋯${nb}มุมบน แล้วเลือก${nb}“เปิดในเบราว์เซอร์”`,
    open: 'เปิดในเบราว์เซอร์',
    staysBehind: 'ผลและสิ่งที่กรอกไว้อยู่ในแอปนี้ ไม่ตามไปที่เบราว์เซอร์ เข้าด้วยวิธีอื่นในหน้านี้ แล้วเก็บเข้าบัญชีได้เลย',
  },
  callback: {
    moving: 'กำลังพาไปต่อ',
    finishing: 'กำลังเข้าสู่ระบบ',
    lead: 'รอสักครู่ อย่าเพิ่งปิดหน้านี้',
    close: 'เสร็จแล้ว ปิดหน้าต่างนี้ได้เลย',
    linked: (name: SocialName) => `เพิ่ม ${names[name]} แล้ว`,
    linkedLead: (name: SocialName) => `ครั้งหน้าเข้าด้วย ${names[name]} ได้ วิธีเดิมก็ยังใช้ได้`,
    onward: 'ไปต่อ',
  },
} as const
