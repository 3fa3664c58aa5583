export const lowDataCopy = {
  name: 'ประหยัดเน็ต',
  help: 'ไม่โหลดรูปจนกว่าจะขอดู จำไว้ในเครื่องนี้',
  waiting: 'พักรูปไว้เพื่อประหยัดเน็ต',
  show: 'แสดงรูปหน้านี้',
} as const
