export const deletionEmail = (day: string, publicUrl: string) => ({
  subject: `บัญชี CarePlus จะถูกลบวันที่ ${day}`,
  text: [
    'สวัสดีค่ะ',
    '',
    `เราได้รับคำขอลบบัญชีของคุณแล้ว บัญชีและข้อมูลของคุณจะถูกลบวันที่ ${day}`,
    'ระหว่างนี้ยังเข้าใช้และดาวน์โหลดข้อมูลได้ตามปกติ',
    '',
    `ถ้าเปลี่ยนใจ เข้าสู่ระบบแล้วกด “ไม่ลบแล้ว” ที่ ${publicUrl}/user-profile`,
    `ถ้าไม่ได้เป็นคนขอ กด “ไม่ลบแล้ว” แล้วตั้งรหัสผ่านใหม่ที่ ${publicUrl}/change-password`,
    'CarePlus',
  ].join('\n'),
})

export const deletionSms = (day: string, publicUrl: string): string =>
  `บัญชี CarePlus จะถูกลบวันที่ ${day} เปลี่ยนใจกด “ไม่ลบแล้ว” ที่ ${publicUrl}/user-profile`
