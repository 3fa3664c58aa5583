/** The words of components that are on every page; a page without a form does without the others. */
export const shellWords = {
  busy: 'กำลังส่ง',
  notices: 'ข้อความแจ้ง',
} as const
