export const shellWords = {
  busy: 'กำลังส่ง',
  notices: 'ข้อความแจ้ง',
} as const
