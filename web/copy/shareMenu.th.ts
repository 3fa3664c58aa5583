export const shareMenuCopy = {
  title: 'ส่งต่อให้ใครดี',
  close: 'ยังไม่แชร์',
  ways: {
    line: 'LINE',
    facebook: 'Facebook',
  },
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว วางส่งต่อได้เลย',
  copyFailed: 'คัดลอกไม่ได้ เลือกคัดลอกจากแถบที่อยู่ด้านบนแทนนะคะ',
} as const
