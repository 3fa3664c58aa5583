export const itemPageCopy = {
  pictures: 'รูป',
  picture: (n: number) => `รูปที่ ${n}`,
  conditions: 'เงื่อนไข',
  signInHint: 'เข้าสู่ระบบแล้วจะกลับมาหน้านี้',
} as const
