/** Texts on a growth chart. */
export const chartWords = {
  age: 'อายุ',
  weeks: 'อายุ (สัปดาห์)',
  length: 'ความยาว (ซม.)',
  height: 'ส่วนสูง (ซม.)',
  lying: 'นอนวัด',
  standing: 'ยืนวัด',
  centile: 'เส้นที่',
  median: 'ค่ากลาง',
  step: 'เปลี่ยนจากนอนวัดเป็นยืนวัด',
  byBirth: 'จุดกลวงนับอายุจากวันเกิด',
  before: 'ครั้งก่อนหน้า',
  after: 'ครั้งถัดไป',
  noneHere: 'ช่วงนี้ยังไม่มีครั้งที่วัด',
} as const
