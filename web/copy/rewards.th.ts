import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const rewardsCopy = {
  title: 'รางวัล',
  history: 'ประวัติคะแนน',
  upload: 'ส่งใบเสร็จ',
  visitor: {
    lead: `ทุก${nb}10${nb}บาทของสินค้าที่ร่วมรายการ ได้${nb}1${nb}คะแนน แลกของใช้ในบ้านได้`,
    signIn: 'เข้าสู่ระบบดูคะแนน',
    join: 'สมัครสมาชิก ฟรี',
  },
  list: 'ของรางวัลและลุ้นโชค',
  filters: 'เลือกดู',
  all: 'ทั้งหมด',
  now: { member: 'แลกได้ตอนนี้', visitor: 'เปิดให้แลก' },
  draws: 'ลุ้นโชค',
  order: { label: 'เรียง', usual: 'ตามแนะนำ', cheapest: 'คะแนนน้อยก่อน' },
  later: 'ยังแลกไม่ได้',
  goal: {
    missing: (points: string, title: string) => withThaiBreaks(`อีก ${points} แลก${title}ได้`),
    of: (usable: string, point: string) => `${usable} จาก ${point}`,
  },
  found: (count: number) => (count === 0 ? 'ไม่มีรายการที่ตรงกัน' : `${count}${nb}รายการ`),
  draw: {
    until: (day: string) => `ลุ้นโชค ถึง ${day}`,
    open: 'ลุ้นโชค',
    each: (points: string) => `สิทธิ์ละ ${points}`,
    mine: (count: string) => `คุณมี ${count}`,
    ticket: 'สิทธิ์',
    all: (count: string) => `มีผู้ร่วมแล้ว ${count}`,
  },
  none: {
    title: 'ยังไม่มีรายการแบบนี้',
    text: 'ลองดูแบบอื่นก่อน ของใหม่เข้าเรื่อย ๆ',
    all: 'ดูทั้งหมด',
  },
  empty: { title: 'กำลังเตรียมของรางวัล', text: 'คะแนนของคุณยังอยู่ครบ แวะมาดูใหม่ได้' },
  rules: {
    title: 'คะแนนใช้อย่างไร',
    list: [
      `ทุก${nb}10${nb}บาทของสินค้าที่ร่วมรายการ ได้${nb}1${nb}คะแนน เมื่อใบเสร็จผ่าน`,
      'คะแนนใช้ได้ถึงสิ้นเดือนเดียวกันของปีถัดไป ที่ใกล้หมดอายุถูกใช้ก่อน',
      'ยกเลิกก่อนจัดส่ง คะแนนกลับคืนพร้อมวันหมดอายุเดิม',
      'นมและอาหารของเด็กอายุต่ำกว่า 3 ปี ไม่มีคะแนนและไม่ร่วมรายการ',
    ],
  },
  bill: {
    title: (shop: string, baht: string) => `ใบเสร็จ ${shop} ${baht}${nb}บาท`,
    waits: 'รอตรวจ',
    text: (day: string, forecast: string) => `ส่งเมื่อ ${day} · ${forecast} · ทราบผลใน${nb}3${nb}วัน`,
    way: ['ส่งแล้ว', 'กำลังตรวจ', 'ได้คะแนน'],
  },
} as const
