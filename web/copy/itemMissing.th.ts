/** Words of an item that is not there any more. */
export const itemMissingCopy = {
  page: 'ไม่พบของรางวัลนี้',
  title: 'ไม่พบของรางวัลนี้แล้ว',
  text: 'อาจเลิกแจกไปแล้ว ยังมีของอื่นให้เลือกอีก',
  all: 'ดูของรางวัลทั้งหมด',
} as const
