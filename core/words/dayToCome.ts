/** Of a device whose clock runs behind, the day of today is a day to come. */
const orClock = 'ถ้าถึงแล้ว ดูว่าวันที่ของเครื่องตรงไหม'

/** A chosen day that is after the device's own. */
export const dayToCome = `วันที่นี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า ${orClock}`

/** The same, of a child's birth. */
export const birthToCome = `วันเกิดนี้ยังมาไม่ถึง ดูปีอีกครั้ง ${orClock}`
