const nb = '\u00A0'

export const devicesCopy = {
  title: 'เครื่องที่เข้าอยู่',
  name: (browser: string | null, system: string | null): string =>
    browser === null && system === null
      ? 'เครื่องที่ไม่บอกชื่อ'
      : browser === null || system === null
        ? (browser ?? system ?? '')
        : `${browser} บน ${system}`,
  count: (count: number) => `${count}${nb}เครื่อง`,
  countOrMore: (count: number) => `${count}${nb}เครื่องขึ้นไป`,
  here: 'เครื่องนี้',
  ways: {
    local1: 'เข้าด้วยอีเมล',
    phone: 'เข้าด้วยเบอร์มือถือ',
    google: 'เข้าด้วย Google',
    line: 'เข้าด้วย LINE',
    facebook: 'เข้าด้วย Facebook',
  },
  lastUsed: (date: string) => `ใช้ล่าสุด${nb}${date}`,
  signedIn: (date: string) => `เข้าเมื่อ${nb}${date}`,
  end: 'ให้ออกจากระบบ',
  endAria: (name: string) => `ให้ออกจากระบบ: ${name}`,
  endTitle: 'ให้เครื่องนี้ออกจากระบบ',
  endText: (name: string) => `${name} จะออกจากระบบทันที ถ้ามีคนอื่นใช้เครื่องนั้น เปลี่ยนรหัสผ่านด้วยนะคะ`,
  endConfirm: 'ให้ออกจากระบบ',
  others: 'ให้เครื่องอื่นออกทั้งหมด',
  othersTitle: 'ให้เครื่องอื่นออกทั้งหมด',
  othersText: 'เหลือเครื่องนี้เครื่องเดียวที่ยังเข้าอยู่',
  all: 'ออกจากระบบทุกเครื่อง',
  allTitle: 'ออกจากระบบทุกเครื่อง',
  allText: 'รวมเครื่องนี้ด้วย แล้วค่อยเข้าใหม่ทีละเครื่อง',
  busy: 'กำลังออกจากระบบ',
  keep: 'ยังไม่ต้อง',
  ended: 'ให้เครื่องนั้นออกจากระบบแล้ว',
  endedOthers: 'เหลือเครื่องนี้เครื่องเดียวแล้ว',
  failed: 'ยังอ่านรายการเครื่องไม่ได้',
} as const
