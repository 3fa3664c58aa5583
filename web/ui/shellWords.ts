/** The words of components that are on every page, apart from `uiWords` so that a page without a form does not load those. */
export const shellWords = {
  busy: 'กำลังส่ง',
  notices: 'ข้อความแจ้ง',
} as const
