import type { FormProblem } from '@careplus/core/growth'

type ProblemOf<Tag extends FormProblem['_tag']> = Extract<FormProblem, { _tag: Tag }>

export const names = { weight: 'น้ำหนัก', height: 'ส่วนสูง', head_circumference: 'รอบศีรษะ' } as const
export const units = { weight: 'กก.', height: 'ซม.', head_circumference: 'ซม.' } as const
/** A no-break space keeps a number and its unit on one line. */
const nb = '\u00A0'

export const growthFormCopy = {
  fields: {
    name: 'ชื่อเล่น',
    namePlaceholder: 'เช่น มะลิ',
    sex: 'เพศ',
    genderHint: 'ใช้เลือกเกณฑ์การเติบโตเท่านั้น',
    female: 'หญิง',
    male: 'ชาย',
    birthDate: 'วันเกิด',
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
  /** Keyed by tag, so that a new problem does not compile until its sentence is written. */
  problem: {
    NotANumber: ({ field }: ProblemOf<'NotANumber'>) =>
      `กรอก${names[field]}เป็นตัวเลข เช่น ${field === 'weight' ? '12.4' : '88.5'}`,
    GramsForKilograms: ({ proposed }: ProblemOf<'GramsForKilograms'>) =>
      `ตัวเลขนี้ดูเป็นกรัม หมายถึง ${proposed}${nb}กก. ใช่ไหมคะ`,
    MetresForCentimetres: ({ proposed }: ProblemOf<'MetresForCentimetres'>) =>
      `ตัวเลขนี้ดูเป็นเมตร หมายถึง ${proposed}${nb}ซม. ใช่ไหมคะ`,
    TenfoldSlip: ({ field, received, proposed }: ProblemOf<'TenfoldSlip'>) =>
      `${names[field]} ${received}${nb}${units[field]} ดู${received < proposed ? 'น้อย' : 'มาก'}เกินไป หมายถึง ${proposed}${nb}${units[field]} ใช่ไหมคะ`,
    FiguresExchanged: ({ weight, height }: ProblemOf<'FiguresExchanged'>) =>
      `น้ำหนักกับส่วนสูงน่าจะสลับช่องกัน หมายถึง ${weight}${nb}กก. และ ${height}${nb}ซม. ใช่ไหมคะ`,
    NotADate: () => 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน',
    DateBeforeBirth: () => 'วันที่วัดอยู่ก่อนวันเกิด ดูอีกครั้งว่าวันไหนคลาดไป',
    DateInFuture: ({ field }: ProblemOf<'DateInFuture'>) =>
      field === 'birthDate' ? 'วันเกิดนี้ยังมาไม่ถึง เลือกปีอีกครั้ง' : 'วันที่นี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า',
    DateInvalid: ({ field }: ProblemOf<'DateInvalid'>) =>
      field === 'birthDate' ? 'เลือกวัน เดือน และปีเกิดให้ครบ' : 'เลือกวันที่วัด',
    NumberMissing: ({ field }: ProblemOf<'NumberMissing'>) =>
      field === 'weight' ? 'กรอกน้ำหนักเป็นกิโลกรัม' : 'กรอกส่วนสูงเป็นเซนติเมตร',
    NumberInvalid: ({ field }: ProblemOf<'NumberInvalid'>) => `${names[field]}นี้เกินช่วงที่วัดได้ ดูตัวเลขอีกครั้ง`,
    NameInvalid: ({ length, longest }: ProblemOf<'NameInvalid'>) =>
      length === 0 ? 'ใส่ชื่อเล่นของลูก จะได้เรียกถูกคน' : `ชื่อเล่นยาวได้ไม่เกิน ${longest} ตัวอักษร`,
    SexUnknown: () => 'เลือกหญิงหรือชาย เกณฑ์ของแต่ละเพศต่างกัน',
    TooOld: () => 'เกณฑ์นี้ใช้ได้ถึงอายุ 19 ปี ดูปีเกิดอีกครั้ง',
    GestationInvalid: ({ field, received, lowest, highest }: ProblemOf<'GestationInvalid'>) =>
      received === null
        ? 'กรอกจำนวนสัปดาห์ด้วย'
        : field === 'gestation_days'
          ? `จำนวนวันเป็น ${lowest} ถึง ${highest}`
          : `อายุครรภ์เป็นจำนวนเต็ม ${lowest} ถึง ${highest} สัปดาห์`,
  } satisfies { readonly [Tag in FormProblem['_tag']]: (problem: ProblemOf<Tag>) => string },
  repair: (proposed: number, field: keyof typeof units) => `ใช้ ${proposed}${nb}${units[field]}`,
  exchange: 'สลับให้',
  meant: 'ตัวเลขถูกแล้ว',
} as const
