/** Words of an app's own browser that keeps no files. */
export const openOutsideCopy = {
  text: 'แอปนี้เก็บไฟล์ไม่ได้ เปิดหน้านี้ในเบราว์เซอร์แล้วบันทึกได้',
  open: 'เปิดในเบราว์เซอร์',
  byMenu: 'กดเมนู ⋯ แล้วเลือกเปิดในเบราว์เซอร์',
} as const
