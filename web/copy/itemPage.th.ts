export const itemPageCopy = {
  pictures: 'รูป',
  picture: (n: number) => `รูปที่ ${n}`,
  conditions: 'เงื่อนไข',
  signInHint: 'เข้าสู่ระบบแล้วจะกลับมาหน้านี้',
  share: 'แชร์',
  copied: 'คัดลอกที่อยู่หน้านี้แล้ว',
  shareFailed: 'แชร์ไม่สำเร็จ คัดลอกจากแถบที่อยู่ได้',
} as const
