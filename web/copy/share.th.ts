export const shareCopy = {
  share: 'แชร์',
  toLine: 'ส่งทาง LINE',
} as const
