export const shareCopy = {
  share: 'แชร์',
  toLine: 'แชร์ทาง LINE',
} as const
