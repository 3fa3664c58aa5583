const nb = '\u00A0'

export const trackingCopy = {
  title: 'ขอความยินยอมสองเรื่อง',
  lead: 'ไม่ให้ก็ใช้ได้ครบทุกหน้า เปลี่ยนใจได้ที่ “ตั้งค่าความยินยอม” ท้ายทุกหน้า',
  analytics: 'ให้ข้อมูลการใช้งาน',
  analyticsHelp: 'รู้ว่าหน้าไหนใช้ยาก จะได้แก้ ไม่มีข้อมูลสุขภาพ',
  advertising: 'ให้วัดผลโฆษณา',
  advertisingHelp: `นับว่าโฆษณาได้ผลไหม เฉพาะสินค้าสำหรับ 3${nb}ปีขึ้น\u2060ไปและผู้ใหญ่`,
  never: 'หน้าของลูก การเติบโต และอุจจาระ ไม่มีการติดตามเลย ไม่ว่าจะเลือกอะไร',
  refuse: 'ไม่ให้ทั้งสอง',
  save: 'บันทึกที่เลือก',
  policy: 'นโยบายความเป็นส่วนตัว',
  saved: 'เก็บที่เลือกไว้แล้ว',
} as const

/** Stands over the links to the full texts. */
export const consentTextsCopy = {
  read: 'อ่านฉบับเต็ม',
  analytics: 'การใช้งาน',
  advertising: 'วัดผลโฆษณา',
} as const

/** For a member whose accepted texts have changed since. */
export const outdatedCopy = {
  title: 'ข้อความที่เคยตกลงกันเปลี่ยนไป',
  lead: 'ที่เคยยินยอมไว้ยังใช้ตามข้อความเดิม อ่านฉบับใหม่แล้วตอบทีละเรื่องได้',
  child: 'ลูก',
  toChildren: 'ดูลูกของคุณ',
  read: 'อ่านฉบับใหม่',
  agree: 'ยินยอม',
  agreeTo: (name: string) => `ยินยอม ${name}`,
  later: 'ไว้ตอบครั้งหน้า',
  change: 'ดูหรือถอนความยินยอม',
} as const
