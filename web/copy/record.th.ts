export const recordCopy = {
  title: 'วันนี้จะบันทึกอะไร',
  growth: 'บันทึกการเติบโต',
  growthHint: 'น้ำหนักและส่วนสูง',
  stool: 'เช็กสีอุจจาระ',
  stoolHint: 'เทียบสี รู้ว่าเมื่อไรควรพบแพทย์',
  bill: 'ส่งใบเสร็จ',
  billHint: 'เก็บคะแนนของทั้งบ้าน',
  close: 'ยังไม่บันทึก',
} as const
