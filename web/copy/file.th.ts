export const fileCopy = {
  ready: 'ไฟล์พร้อมแล้ว',
  keep: 'เลือกที่เก็บ',
  failed: 'แอปที่หน้าจอโฮมเก็บไฟล์ไม่ได้ เปิด CarePlus ใน Safari แล้วบันทึกได้',
} as const
