const nb = '\u00A0'

export const pendingCopy = {
  title: 'กำลังดำเนินการ',
  all: 'ประวัติ',
  none: 'ไม่มีอะไรค้างอยู่',
  noneText: 'ของที่แลก ใบเสร็จ และการลุ้นโชคจะขึ้นที่นี่',
  failed: 'ยังดูรายการไม่ได้ตอนนี้ ทุกอย่างยังอยู่ครบ',
  some: 'บางรายการยังเปิดไม่ได้',
  order: {
    ships: (day: string) => `ส่งราว ${day}`,
    arrives: (from: string, to: string) => `ถึงราว ${from}–${to}`,
  },
  bills: (count: number) => `ใบเสร็จรอตรวจ ${count}${nb}ใบ`,
  billsText: (points: string) => `ได้สูงสุด ${points}`,
  appeal: (shop: string) => `ใบเสร็จ ${shop} ไม่ผ่าน`,
  appealText: `ขอตรวจใหม่ได้ 1${nb}ครั้ง`,
  draw: {
    tickets: (tickets: string, day: string) => `${tickets} · จับรางวัล ${day}`,
    noDay: (tickets: string) => `${tickets} · รอวันจับรางวัล`,
    won: 'คุณได้รางวัล ดูวิธีรับ',
    ticket: 'สิทธิ์',
  },
} as const
