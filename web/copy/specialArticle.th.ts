export const specialArticleCopy = {
  heading: 'ไปโรงพยาบาลทันที ถ้ามี',
  signs: 'หายใจลำบาก ซึม ไม่กินไม่ดื่มเลย ขาดน้ำ หรือถ่ายเป็นเลือดมาก',
  call: 'โทร 1669',
} as const
