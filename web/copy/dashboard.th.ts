import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const dashboardCopy = {
  greeting: (name: string) => (name === '' ? 'สวัสดีค่ะ' : `สวัสดีค่ะ ${name}`),
  parent: (name: string) => (name === '' || name.startsWith('คุณ') ? name : `คุณ${name}`),
  due: {
    never: 'ยังไม่เคยวัด',
    today: 'ครบกำหนดวันนี้',
    later: 'ยังไม่ถึงวันวัด',
    dueToday: 'วันนี้',
    lateBy: {
      days: (n: number) => `ช้าไป ${n}${nb}วัน`,
      weeks: (n: number) => `ช้าไป ${n}${nb}สัปดาห์`,
      months: (n: number) => `ช้าไป ${n}${nb}เดือน`,
    },
    visit: 'ให้แพทย์ดู',
    titleNever: (child: string) => `เริ่มวัด${child}ครั้งแรก`,
    titleDue: (child: string) => `ได้เวลาวัด${child}แล้ว`,
    titleLater: (child: string, date: string) => `วัด${child}อีกครั้ง ${date}`,
    last: (date: string, weight: string, height: string) => `ครั้งล่าสุด ${date}${nb}· ${weight}${nb}· ${height}`,
    neverText: 'ชั่งน้ำหนัก วัดส่วนสูง แล้วดูว่าโตตามเกณฑ์ไหม',
    titleVisit: (child: string) => `พา${child}ไปให้แพทย์ดู`,
    titleKnown: (child: string) => `การเติบโตของ${child}`,
    record: 'บันทึกการเติบโต',
    see: 'ดูผลล่าสุด',
  },
  rows: {
    all: 'ทั้งหมด',
    figures: (weight: string, height: string) => `${weight}${nb}· ${height}`,
    none: 'ยังไม่มีบันทึกการเติบโต',
  },
  nobody: {
    title: 'เริ่มจากเพิ่มลูกคนแรก',
    text: withThaiBreaks('ใช้แค่ชื่อเล่น เพศ และวันเกิด แล้วเก็บบันทึกการเติบโตได้'),
    add: 'เพิ่มลูก',
    hero: 'ยินดี ที่ได้รู้จัก',
  },
  drafts: {
    waiting: (count: number) => `มีผลที่เช็กไว้ ${count}${nb}รายการ รอบันทึกเข้าบัญชี`,
    open: 'ดูและบันทึก',
  },
  info: { title: 'เติมข้อมูลของคุณ', text: 'ชื่อและวันเกิด ใช้เวลาไม่ถึงนาที' },
  loading: 'กำลังเปิดข้อมูลลูก',
  overview: { title: 'ภาพรวมบัญชี', text: 'คะแนน ของที่รอ ใบเสร็จ และภารกิจ' },
  account: {
    title: 'บัญชีของฉัน',
    overview: 'คะแนน รายการที่รอ และภารกิจ',
    profile: 'โปรไฟล์',
    profileText: 'ชื่อ รูป วันเกิด และที่อยู่',
  },
  adults: {
    none: 'เช็กแรงผู้ใหญ่ในบ้าน',
    noneText: `ตัวเอง ตา หรือยาย ใช้เวลาราว 3${nb}นาที`,
  },
  checkAgain: { title: 'เช็กการเติบโตแบบไม่บันทึก', text: 'ลองตัวเลขดูก่อน ไม่เก็บเข้าบัญชี' },
} as const
