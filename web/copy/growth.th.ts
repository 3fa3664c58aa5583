import {
  figureNames as names,
  figureUnits as units,
  flaggedWords,
  indicatorShortNames,
  referenceWords,
} from '@careplus/core/growth'

/** A no-break space keeps a number and its unit on one line. */
const nb = '\u00A0'

export const growthCopy = {
  names,
  units,
  bmiUnit: 'กก./ม.²',
  indicator: {
    lengthHeightForAge: 'ส่วนสูงตามอายุ',
    weightForLengthHeight: 'น้ำหนักตามเกณฑ์ส่วนสูง',
    weightForAge: 'น้ำหนักตามอายุ',
    bmiForAge: 'ดัชนีมวลกายตามอายุ',
    headCircumferenceForAge: 'รอบศีรษะตามอายุ',
  },
  chip: indicatorShortNames,
  place: (now: number, total: number, lowest: string, highest: string) =>
    `ช่วงที่ ${now} จาก ${total} ตั้งแต่${lowest}ถึง${highest}`,
  flagged: flaggedWords,
  chartOf: (indicator: string, child: string) => `กราฟ${indicator}ของ${child}`,
  childName: (name: string) => (name === '' || name.startsWith('น้อง') ? name || 'ลูก' : `น้อง${name}`),
  lastOf: (figure: string, times: number) => `${figure} ${times}${nb}ครั้งล่าสุด`,
  medianOf: { female: 'ค่ากลางของเด็กหญิง', male: 'ค่ากลางของเด็กชาย' },
  reference: referenceWords,
  referenceOfBmi: (names: string) => `เกณฑ์อ้างอิง ${names} แบ่งช่วงตามกรมอนามัย หลัง 5 ปีตาม WHO`,
  /** For a child of five years or more. */
  otherPaper: 'ผลอาจต่างจากใบของโรงเรียน เพราะใช้เกณฑ์คนละชุด',
  referenceOnly: (names: string) => `เกณฑ์อ้างอิง ${names}`,
  zoom: 'ช่วงอายุที่แสดง',
  zoomOf: {
    around: () => 'ช่วงล่าสุด',
    measured: () => 'ทั้งหมด',
    months: () => '6 เดือนแรก',
    five: () => 'ถึง 5 ปี',
    all: (years: number) => `ถึง ${years} ปี`,
    lying: () => 'ช่วงนอนวัด',
    standing: () => 'ช่วงยืนวัด',
  },
  earlyNotDrawn: (times: number) => `มี ${times} ครั้งก่อนวันครบกำหนด จึงไม่ได้วาดบนกราฟ ดูได้ในรายการ`,
  notDrawn: (times: number) => `มี ${times} ครั้งที่ตัวเลขต่างไปมาก จึงไม่ได้วาดบนกราฟ ดูได้ในรายการ`,
  corrected: {
    age: (age: string) => `อายุปรับ ${age}`,
    byBirth: (age: string) => `นับจากวันเกิด ${age}`,
    said: (text: string) => `นับจากวันเกิด: ${text}`,
    counts: 'ผลนี้อ่านตามอายุปรับ จนกว่าอายุปรับจะครบ 2 ปี',
    beforeDueDay: 'กราฟทั่วไปเริ่มอ่านได้ตั้งแต่วันนั้น ระหว่างนี้ให้ทีมที่ดูแลน้องอ่านด้วยกราฟของเด็กเกิดก่อนกำหนด',
    ended: (date: string) => `ตั้งแต่ ${date} อายุปรับครบ 2 ปี จึงนับอายุจากวันเกิดจริง จุดบนกราฟจึงขยับได้ แม้ลูกโตตามเดิม`,
  },
  between: (low: number, high: number) => `เส้น ${low}${nb}–${nb}${high}`,
  below: (line: number) => `ต่ำกว่าเส้น ${line}`,
  above: (line: number) => `สูงกว่าเส้น ${line}`,
} as const
