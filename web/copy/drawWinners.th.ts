/** Words of who won a lucky draw. */
export const drawWinnersCopy = {
  title: 'ผู้โชคดี',
  mine: 'คุณ',
  won: (place: number) => `ยินดีด้วย คุณได้รางวัลลำดับที่ ${place}`,
  wonText: 'ทีมงานจะติดต่อทางเบอร์และอีเมลในบัญชีของคุณ',
  notThisTime: (tickets: string) => `ครั้งนี้ยังไม่มีชื่อคุณ คุณมี ${tickets}`,
  /** Of an official result: whose names it has, only a reader can tell. */
  lookAbove: (tickets: string) => `ดูรายชื่อด้านบนว่ามีคุณไหม คุณมี ${tickets}`,
  notIn: 'ครั้งนี้คุณไม่ได้ร่วมลุ้น',
  none: 'ยังไม่มีรายชื่อผู้โชคดี',
} as const
