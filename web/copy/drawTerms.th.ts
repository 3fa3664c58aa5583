const nb = '\u00A0'

/** What everybody is told of a lucky draw before they enter. */
export const drawTermsCopy = {
  title: 'เงื่อนไขการจับรางวัล',
  permit: 'ใบอนุญาต',
  permitText: (number: string, day: string, authority: string) => `เลขที่ ${number} ลงวันที่ ${day} ออกโดย${authority}`,
  prizes: 'ของรางวัล',
  prizesText: (prizes: string, each: string, all: string) => `${prizes} มูลค่ารางวัลละ ${each} รวม ${all}`,
  entries: 'เปิดรับสิทธิ์',
  entriesText: (first: string, last: string) => `${first} เวลา 00.00${nb}น. ถึง ${last} เวลา 23.59${nb}น.`,
  drawn: 'จับรางวัล',
  drawnText: (day: string, time: string, place: string) => `${day} เวลา ${time.replace(':', '.')}${nb}น. ที่${place}`,
  method: {
    'official-lot': 'จับต่อหน้าเจ้าหน้าที่และสักขีพยาน ผลนั้นคือผลจริง ค่าที่คำนวณใช้ตรวจรายชื่อสิทธิ์เท่านั้น',
    computed: 'ใบอนุญาตให้ใช้ผลจากการคำนวณต่อหน้าสักขีพยาน ทุกคนตรวจซ้ำได้',
  },
  announced: 'ประกาศผล',
  announcedText: (day: string, where: string) => `${day} ที่${where}`,
  claim: 'รับรางวัล',
  claimText: (days: string) => `แจ้งรับในหน้านี้ภายใน ${days} นับจากวันที่ขึ้นชื่อ พ้นกำหนดถือว่าสละสิทธิ์`,
  tax: 'ภาษี',
  taxed: (baht: string) => `รางวัลมูลค่าตั้งแต่ 1,000 บาท ผู้ได้รับเสียภาษีหัก ณ ที่จ่ายร้อยละ 5 คือ ${baht}`,
  untaxed: 'มูลค่าไม่ถึง 1,000 บาท ไม่มีภาษีหัก ณ ที่จ่าย',
  unclaimed: 'รางวัลที่ไม่มีผู้รับ',
  notAllowed: 'ผู้ที่ร่วมไม่ได้',
  baht: 'บาท',
  days: 'วัน',
  prize: 'รางวัล',
  official: 'จับต่อหน้าเจ้าหน้าที่',
} as const
