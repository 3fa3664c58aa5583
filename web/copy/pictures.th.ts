const nb = '\u00A0'

export const picturesCopy = {
  count: (now: number, most: number) => `${now}${nb}จาก${nb}${most}${nb}รูป`,
  take: 'ถ่ายรูป',
  more: 'ถ่ายเพิ่ม',
  choose: 'เลือกรูป',
  opening: 'กำลังเปิดรูป',
  remove: (at: number) => `เอารูป ${at} ออก`,
  sent: (percent: number) => `ส่งแล้ว ${percent}%`,
  done: 'ส่งแล้ว',
  open: (name: string) => `ดู${name} ให้ใหญ่`,
  close: 'ปิดรูป',
  failed: 'เปิดรูปไม่สำเร็จ',
} as const
