export const chartWords = {
  age: 'อายุ',
  size: 'ส่วนสูง (ซม.)',
  lying: 'นอนวัด',
  standing: 'ยืนวัด',
  centile: 'เส้นที่',
  median: 'ค่ากลาง',
  step: 'เปลี่ยนจากนอนวัดเป็นยืนวัด',
} as const
