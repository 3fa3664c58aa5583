import { codeSms } from '../phone/phoneMessages.js'

export const migrationCodeEmail = (code: string, minutes: number) => ({
  subject: `รหัสย้ายบัญชี CarePlus: ${code}`,
  text: [
    'สวัสดีค่ะ',
    '',
    `รหัสสำหรับย้ายบัญชีเดิมมา CarePlus คือ ${code}`,
    `ใช้ได้ภายใน ${minutes} นาที กรอกในหน้าที่เปิดไว้`,
    '',
    'ถ้าไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไรนะคะ และอย่าส่งรหัสให้ใคร',
    'CarePlus',
  ].join('\n'),
})

export const noLegacyAccountEmail = (publicUrl: string) => ({
  subject: 'ไม่พบบัญชีเดิมที่ใช้อีเมลนี้',
  text: [
    'สวัสดีค่ะ',
    '',
    'เมื่อสักครู่มีคนขอย้ายบัญชีเดิมด้วยอีเมลนี้ แต่เราไม่พบบัญชีเดิมที่ใช้อีเมลกับเบอร์มือถือคู่นั้น หรือบัญชีนั้นย้ายมาแล้ว',
    `ลองอีกครั้งด้วยเบอร์ที่เคยให้ไว้ที่ ${publicUrl}/migration เข้าสู่ระบบที่ ${publicUrl}/login หรือสมัครใหม่ที่ ${publicUrl}/register`,
    '',
    'ถ้าไม่ใช่คุณ ไม่ต้องทำอะไรนะคะ',
    'CarePlus',
  ].join('\n'),
})

export const migrationCodeSms = (code: string, publicUrl: string): string => codeSms('รหัสย้ายบัญชี', code, publicUrl)
