/** If the device's clock is slow, today is a future day for it. */
const orClock = 'ถ้าถึงแล้ว ดูว่าวันที่ของเครื่องตรงไหม'

export const futureDayText = `วันที่นี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า ${orClock}`

export const futureBirthText = `วันเกิดนี้ยังมาไม่ถึง ดูปีอีกครั้ง ${orClock}`
