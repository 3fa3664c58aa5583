import type { Letter } from './outbox.js'

type Mail = Omit<Letter, 'channel' | 'to'>

export const joinCodeLetter = (code: string, minutes: number): Mail => ({
  subject: `รหัสสมัคร CarePlus: ${code}`,
  text: [
    'สวัสดีค่ะ',
    '',
    `รหัสสำหรับสมัคร CarePlus คือ ${code}`,
    `ใช้ได้ภายใน ${minutes} นาที กรอกในหน้าที่เปิดไว้ได้เลย`,
    '',
    'ถ้าไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไรนะคะ และอย่าส่งรหัสให้ใคร',
    'CarePlus',
  ].join('\n'),
})

export const alreadyJoinedLetter = (publicUrl: string): Mail => ({
  subject: 'อีเมลนี้มีบัญชี CarePlus อยู่แล้ว',
  text: [
    'สวัสดีค่ะ',
    '',
    'เมื่อสักครู่มีคนใช้อีเมลนี้สมัคร CarePlus แต่อีเมลนี้มีบัญชีอยู่แล้ว',
    `เข้าสู่ระบบได้ที่ ${publicUrl}/login`,
    '',
    'ถ้าไม่ใช่คุณ ไม่ต้องทำอะไรนะคะ บัญชีของคุณยังปลอดภัยดี',
    'CarePlus',
  ].join('\n'),
})
