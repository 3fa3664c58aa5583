import type { TypingSlip } from '@careplus/core/growth'

type SlipOf<Tag extends TypingSlip['_tag']> = Extract<TypingSlip, { _tag: Tag }>

const names = { weight: 'น้ำหนัก', height: 'ส่วนสูง', head_circumference: 'รอบศีรษะ' } as const
const units = { weight: 'กก.', height: 'ซม.', head_circumference: 'ซม.' } as const
/** A no-break space keeps a number and its unit on one line. */
const nb = '\u00A0'

export const growthCopy = {
  names,
  units,
  bmiUnit: 'กก./ม.²',
  fields: {
    name: 'ชื่อเล่น',
    namePlaceholder: 'เช่น มะลิ',
    gender: 'เพศ',
    genderHint: 'ใช้เลือกเกณฑ์การเติบโตเท่านั้น',
    female: 'หญิง',
    male: 'ชาย',
    dob: 'วันเกิด',
    ageToday: (age: string) => `วันนี้อายุ ${age}`,
    gestation: 'อายุครรภ์ตอนคลอด',
    gestationPlaceholder: 'เช่น 38',
    gestationHint: 'ถ้าเกิดก่อน 37 สัปดาห์ เราอ่านผลตามอายุปรับจนอายุปรับครบ 2 ปี',
    gestationDays: 'กับอีกกี่วัน',
    gestationDaysPlaceholder: 'เช่น 3',
    weeks: 'สัปดาห์',
    days: 'วัน',
    date: 'วันที่วัด',
    weight: 'น้ำหนัก',
    height: 'ส่วนสูง',
    length: 'ความยาวหรือส่วนสูง',
    measure: 'วัดท่าไหน',
    lying: 'นอนวัด',
    standing: 'ยืนวัด',
    head: 'รอบศีรษะ',
    headPlaceholder: 'เช่น 47.5',
  },
  measureHint: {
    unknown: 'ไม่ถึง 2 ปีให้นอนวัด อายุ 2 ปีขึ้นไปให้ยืนวัด',
    lying: 'อายุไม่ถึง 2 ปีให้นอนวัด เหยียดขาให้ตรง',
    standing: 'อายุ 2 ปีขึ้นไปให้ยืนวัด ถอดรองเท้า หลังชิดผนัง',
    other: 'วัดท่านี้ก็ได้ เราปรับให้ 0.7 ซม. ตามเกณฑ์',
    tooYoung: 'อายุไม่ถึง 9 เดือน ให้นอนวัดนะคะ ผลจะชัดกว่า',
  },
  /** Keyed by tag, so that a new slip does not compile until its sentence is written. */
  slip: {
    NotANumber: ({ field }: SlipOf<'NotANumber'>) =>
      `กรอก${names[field]}เป็นตัวเลข เช่น ${field === 'weight' ? '12.4' : '88.5'}`,
    GramsForKilograms: ({ proposed }: SlipOf<'GramsForKilograms'>) =>
      `ตัวเลขนี้ดูเป็นกรัม หมายถึง ${proposed}${nb}กก. ใช่ไหมคะ`,
    MetresForCentimetres: ({ proposed }: SlipOf<'MetresForCentimetres'>) =>
      `ตัวเลขนี้ดูเป็นเมตร หมายถึง ${proposed}${nb}ซม. ใช่ไหมคะ`,
    TenfoldSlip: ({ field, received, proposed }: SlipOf<'TenfoldSlip'>) =>
      `${names[field]} ${received}${nb}${units[field]} ดู${received < proposed ? 'น้อย' : 'มาก'}เกินไป หมายถึง ${proposed}${nb}${units[field]} ใช่ไหมคะ`,
    FiguresExchanged: ({ weight, height }: SlipOf<'FiguresExchanged'>) =>
      `น้ำหนักกับส่วนสูงน่าจะสลับช่องกัน หมายถึง ${weight}${nb}กก. และ ${height}${nb}ซม. ใช่ไหมคะ`,
    NotADate: () => 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน',
    DateBeforeBirth: () => 'วันที่วัดอยู่ก่อนวันเกิด ดูอีกครั้งว่าวันไหนคลาดไป',
    DateInFuture: ({ field }: SlipOf<'DateInFuture'>) =>
      field === 'dob' ? 'วันเกิดนี้ยังมาไม่ถึง เลือกปีอีกครั้ง' : 'วันที่นี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า',
  } satisfies { readonly [Tag in TypingSlip['_tag']]: (slip: SlipOf<Tag>) => string },
  repair: (proposed: number, field: keyof typeof units) => `ใช้ ${proposed}${nb}${units[field]}`,
  exchange: 'สลับให้',
  meant: 'ตัวเลขถูกแล้ว',
  missing: {
    name: 'ใส่ชื่อเล่นของลูก จะได้เรียกถูกคน',
    gender: 'เลือกหญิงหรือชาย เกณฑ์ของแต่ละเพศต่างกัน',
    dob: 'เลือกวัน เดือน และปีเกิดให้ครบ',
    date: 'เลือกวันที่วัด',
    weight: 'กรอกน้ำหนักเป็นกิโลกรัม',
    height: 'กรอกส่วนสูงเป็นเซนติเมตร',
  },
  nameTooLong: (longest: number) => `ชื่อเล่นยาวได้ไม่เกิน ${longest} ตัวอักษร`,
  outOfLimits: (field: keyof typeof names) => `${names[field]}นี้เกินช่วงที่วัดได้ ดูตัวเลขอีกครั้ง`,
  tooOld: 'เกณฑ์นี้ใช้ได้ถึงอายุ 19 ปี ดูปีเกิดอีกครั้ง',
  gestationDaysOut: (lowest: number, highest: number) => `จำนวนวันเป็น ${lowest} ถึง ${highest}`,
  gestationWeeksNeeded: 'กรอกจำนวนสัปดาห์ด้วย',
  gestationOut: (lowest: number, highest: number) => `อายุครรภ์เป็นจำนวนเต็ม ${lowest} ถึง ${highest} สัปดาห์`,
  /** Short names of the indicators, for a figure and a chip. */
  indicator: {
    lengthHeightForAge: 'ส่วนสูงตามอายุ',
    weightForLengthHeight: 'น้ำหนักตามเกณฑ์ส่วนสูง',
    weightForAge: 'น้ำหนักตามอายุ',
    bmiForAge: 'ดัชนีมวลกายตามอายุ',
    headCircumferenceForAge: 'รอบศีรษะตามอายุ',
  },
  chip: {
    lengthHeightForAge: 'ส่วนสูง',
    weightForLengthHeight: 'น้ำหนักตามเกณฑ์ส่วนสูง',
    weightForAge: 'น้ำหนัก',
    bmiForAge: 'ดัชนีมวลกาย',
    headCircumferenceForAge: 'รอบศีรษะ',
  },
  /** Stands before the official band word where that word does not say what was measured. */
  bandPrefix: {
    lengthHeightForAge: '',
    weightForLengthHeight: '',
    weightForAge: 'น้ำหนัก',
    bmiForAge: '',
    headCircumferenceForAge: 'รอบศีรษะ',
  },
  flagged: 'ตัวเลขนี้ต่างจากที่พบในเด็กวัยเดียวกันมาก ลองวัดอีกครั้ง',
  chartOf: (indicator: string, child: string) => `กราฟ${indicator}ของ${child}`,
  childName: (name: string) => (name === '' || name.startsWith('น้อง') ? name || 'ลูก' : `น้อง${name}`),
  medianOf: { female: 'ค่ากลางของเด็กหญิง', male: 'ค่ากลางของเด็กชาย' },
  reference: (names: string) => `เกณฑ์อ้างอิง ${names} แบ่งช่วงตามกรมอนามัย`,
  referenceOfBmi: (names: string) => `เกณฑ์อ้างอิง ${names} แบ่งช่วงตามกรมอนามัย หลัง 5 ปีตาม WHO`,
  /** For a child of five years or more. */
  otherPaper: 'ผลอาจต่างจากใบของโรงเรียน เพราะใช้เกณฑ์คนละชุด',
  referenceOnly: (names: string) => `เกณฑ์อ้างอิง ${names}`,
  zoom: 'ช่วงอายุที่แสดง',
  zoomOf: {
    around: () => 'รอบครั้งที่วัด',
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
    said: (said: string) => `นับจากวันเกิด: ${said}`,
    counts: 'ผลนี้อ่านตามอายุปรับ จนกว่าอายุปรับจะครบ 2 ปี',
    beforeDueDay: 'กราฟทั่วไปเริ่มอ่านได้ตั้งแต่วันนั้น ระหว่างนี้ให้ทีมที่ดูแลน้องอ่านด้วยกราฟของเด็กเกิดก่อนกำหนด',
    ended: (date: string) => `ตั้งแต่ ${date} อายุปรับครบ 2 ปี จึงนับอายุจากวันเกิดจริง จุดบนกราฟจึงขยับได้ แม้ลูกโตตามเดิม`,
    heading: 'ยังไม่ถึงวันครบกำหนด',
    advice: 'น้องมาก่อนวันครบกำหนด ตัวเลขที่วัดไว้เก็บต่อได้',
    next: 'ให้แพทย์หรือพยาบาลที่ดูแลน้องอ่านด้วยกราฟของเด็กเกิดก่อนกำหนด ภายใน 1 สัปดาห์',
  },
  between: (low: number, high: number) => `เส้น ${low}${nb}–${nb}${high}`,
  below: (line: number) => `ต่ำกว่าเส้น ${line}`,
  above: (line: number) => `สูงกว่าเส้น ${line}`,
} as const
