/** Words around the pages of text: about us, privacy, terms. */
export const textPageCopy = {
  version: (version: string) => `ฉบับ\u00A0${version}`,
  since: (day: string) => `ใช้ตั้งแต่ ${day}`,
  on: (day: string) => `มีผล ${day}`,
  superseded: 'ฉบับนี้ไม่ได้ใช้แล้ว เก็บไว้ให้อ่านย้อนหลัง',
  inForce: 'อ่านฉบับที่ใช้อยู่',
  contents: 'ในหน้านี้',
  links: 'อ่านต่อ',
} as const
