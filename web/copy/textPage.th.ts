export const textPageCopy = {
  version: (version: string) => `ฉบับ\u00A0${version}`,
  since: (day: string) => `ใช้ตั้งแต่ ${day}`,
  on: (day: string) => `มีผล ${day}`,
  superseded: 'มีฉบับที่ใหม่กว่า ฉบับนี้เก็บไว้ให้อ่าน',
  inForce: 'อ่านฉบับใหม่',
  contents: 'ในหน้านี้',
  links: 'อ่านต่อ',
} as const
