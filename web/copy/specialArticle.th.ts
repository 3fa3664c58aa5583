export const specialArticleCopy = {
  heading: 'ไปโรงพยาบาลทันที ถ้ามี',
  signs: 'หายใจลำบาก ซึม ไม่ยอมกินเลย ขาดน้ำ หรือถ่ายเป็นเลือดมาก',
  call: 'โทร 1669',
} as const
