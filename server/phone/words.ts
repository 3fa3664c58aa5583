import { phoneCodeLifeSeconds } from '@careplus/core/otp'

const minutes = phoneCodeLifeSeconds / 60

/** The last line lets a browser fill the code in on our own pages alone (WICG, origin-bound one-time codes). */
const bound = (code: string, publicUrl: string): string => `@${new URL(publicUrl).hostname} #${code}`

export const loginCodeText = (code: string, publicUrl: string): string =>
  `รหัส CarePlus ${code} ใช้ได้ ${minutes} นาที อย่าบอกใครนะคะ\n\n${bound(code, publicUrl)}`

export const changeCodeText = (code: string, publicUrl: string): string =>
  `รหัสยืนยันเบอร์ CarePlus ${code} ใช้ได้ ${minutes} นาที อย่าบอกใครนะคะ\n\n${bound(code, publicUrl)}`

export const proofCodeText = (code: string, publicUrl: string): string =>
  `รหัสยืนยันตัวตน CarePlus ${code} ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร\n\n${bound(code, publicUrl)}`

/** To a number that somebody else wanted for their account: it holds no code. */
export const takenNumberText = (publicUrl: string): string =>
  `เบอร์นี้มีบัญชี CarePlus อยู่แล้ว เข้าได้ที่ ${publicUrl}/login ถ้าไม่ได้ขอ ไม่ต้องทำอะไรค่ะ`

/** To the number that signs in no longer. */
export const phoneChangedText = (publicUrl: string): string =>
  `บัญชี CarePlus เปลี่ยนไปใช้เบอร์อื่นแล้ว ถ้าไม่ใช่คุณ รีบเข้าไปดูที่ ${publicUrl}/login`

export const phoneChangedLetter = (masked: string, publicUrl: string) => ({
  subject: 'บัญชี CarePlus ใช้เบอร์มือถือใหม่แล้ว',
  text: [
    'สวัสดีค่ะ',
    '',
    `บัญชีของคุณใช้เบอร์ ${masked} เข้าสู่ระบบได้แล้ว`,
    '',
    `ถ้าไม่ได้เป็นคนเปลี่ยน เข้าไปดูและตั้งรหัสผ่านใหม่ที่ ${publicUrl}/login`,
    'CarePlus',
  ].join('\n'),
})
