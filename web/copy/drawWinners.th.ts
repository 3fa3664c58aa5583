export const drawWinnersCopy = {
  title: 'ผู้ได้รางวัล',
  mine: 'คุณ',
  won: (place: number) => `ยินดีด้วย คุณได้รางวัลลำดับที่ ${place}`,
  movedUp: 'ยินดีด้วย คุณได้เลื่อนขึ้นมารับรางวัล',
  myReserve: (nth: number) => `คุณเป็นผู้สำรองลำดับที่ ${nth} ถ้ามีรางวัลว่างจะบอกทันที`,
  myEnd: {
    gone: 'รางวัลนี้เลื่อนให้ผู้สำรองแล้ว',
    declined: 'คุณแจ้งไม่รับรางวัลนี้แล้ว',
    lapsed: 'ครบ 30 วันแล้วยังไม่ได้แจ้งรับ รางวัลเลื่อนให้ผู้สำรอง',
  },
  ended: {
    gone: 'เจ้าของสิทธิ์ลบบัญชีแล้ว เลื่อนผู้สำรองแทน',
    declined: 'แจ้งไม่รับ เลื่อนผู้สำรองแทน',
    lapsed: 'ไม่แจ้งรับใน 30 วัน เลื่อนผู้สำรองแทน',
  },
  reserves: (n: number) => `ผู้สำรอง ${n} คน`,
  reservesText: 'จับพร้อมกัน เลื่อนขึ้นตามลำดับเมื่อมีรางวัลว่าง',
  notThisTime: (tickets: string) => `ครั้งนี้ยังไม่มีชื่อคุณ คุณมี ${tickets}`,
  /** The official result has names, so only the reader can find their own among them. */
  lookAbove: (tickets: string) => `ดูรายชื่อด้านบนว่ามีคุณไหม คุณมี ${tickets}`,
  notIn: 'ครั้งนี้คุณไม่ได้ร่วมลุ้น',
  none: 'ยังไม่มีรายชื่อผู้ได้รางวัล',
} as const
