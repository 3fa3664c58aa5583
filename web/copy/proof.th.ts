const nb = '\u00A0'

/** Words of proving once more who one is. */
export const proofCopy = {
  title: 'ยืนยันว่าเป็นคุณ',
  submit: 'ยืนยัน',
  checking: 'กำลังตรวจ',
  keep: 'ยังไม่เปลี่ยน',
  leadCode: `ก่อนเปลี่ยนเรื่องสำคัญของบัญชี ขอส่งรหัส 6${nb}หลักไปให้คุณก่อน`,
  sendTo: (address: string) => `ส่งรหัสไปที่${nb}${address}`,
  sentTo: (address: string) => `กรอกรหัส 6${nb}หลักที่ส่งไปที่${nb}${address}`,
  codeLabel: 'รหัสยืนยันตัวตน',
  password: {
    lead: 'ก่อนเปลี่ยนเรื่องสำคัญของบัญชี ใส่รหัสผ่านที่ใช้อยู่ตอนนี้อีกครั้ง',
    wrong: 'รหัสผ่านไม่ตรง ดูอีกครั้งว่าพิมพ์ครบไหม',
    forgot: 'ลืมรหัสผ่าน',
  },
  signingIn: {
    names: { google: 'Google', facebook: 'Facebook' },
    lead: (names: ReadonlyArray<string>) =>
      names.length === 0
        ? 'ก่อนเปลี่ยนเรื่องสำคัญของบัญชี เข้าสู่ระบบอีกครั้งหนึ่ง แล้วเราพากลับมาหน้านี้'
        : `ก่อนเปลี่ยนเรื่องสำคัญของบัญชี เข้าสู่ระบบด้วย ${names.join(' หรือ ')} อีกครั้ง แล้วเราพากลับมาหน้านี้`,
    submit: 'เข้าสู่ระบบอีกครั้ง',
    busy: 'กำลังพาไป',
  },
} as const
