/** The text fits one part of 70 characters if the host has 26. The last line: WICG, origin-bound one-time codes. */
export const codeSms = (what: string, code: string, publicUrl: string): string =>
  `${what} ${code} อย่าบอกใคร\n@${new URL(publicUrl).hostname} #${code}`

export const loginCodeSms = (code: string, publicUrl: string): string => codeSms('รหัส CarePlus', code, publicUrl)

export const changeCodeSms = (code: string, publicUrl: string): string => codeSms('รหัสเปลี่ยนเบอร์', code, publicUrl)

export const proofCodeSms = (code: string, publicUrl: string): string => codeSms('รหัสยืนยันตัวตน', code, publicUrl)

/** The number was requested for another account; it contains no code. */
export const knownNumberSms = (publicUrl: string): string => `เบอร์นี้มีบัญชี CarePlus แล้ว ${publicUrl}/login`

export const phoneChangedSms = (publicUrl: string): string =>
  `บัญชี CarePlus เปลี่ยนไปใช้เบอร์อื่นแล้ว ถ้าไม่ใช่คุณ รีบเข้าไปดูที่ ${publicUrl}/login`

export const phoneChangedEmail = (masked: string, publicUrl: string) => ({
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
