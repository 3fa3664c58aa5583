import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const nutritionResultCopy = {
  title: 'ผลเช็กโภชนาการ',
  whose: (age: string) => `เด็กอายุ ${age}`,
  day: (date: string) => `อาหาร 24${nb}ชั่วโมง ถึง ${date}`,
  count: (groups: number) => `ได้กิน ${groups} จาก 8${nb}กลุ่ม`,
  eaten: 'ได้กินแล้ว',
  missing: 'ยังไม่ได้กิน',
  groupCount: (count: number) => `${count}${nb}กลุ่ม`,
  habits: 'การกิน',
  tips: { title: `3${nb}ข้อที่เริ่มได้วันนี้`, lead: 'เริ่มจากข้อแรกข้อเดียวก็พอ' },
  ask: 'คุยกับแพทย์หรือเจ้าหน้าที่',
  next: {
    title: 'ต่อไปทำอะไร',
    text: withThaiBreaks(`ลองข้อแรกสัก 2${nb}สัปดาห์ แล้วกลับมาเช็กใหม่ในวันธรรมดาวันหนึ่ง ชั่งและวัดตามนัด จะเห็นว่าโตไปทางไหน`),
    growth: 'เช็กการเติบโต',
    change: 'แก้คำตอบ',
  },
  growthUsed: 'คำแนะนำนี้ดูผลการเติบโตครั้งล่าสุดประกอบด้วยแล้ว',
  sources: 'อ้างอิง',
  empty: {
    title: 'ยังไม่มีคำตอบให้อ่านผล',
    text: withThaiBreaks(`ตอบเรื่องอาหารใน 24${nb}ชั่วโมงก่อน ใช้เวลาราว 1${nb}นาที`),
    start: 'เริ่มเช็ก',
  },
  signIn: 'เข้าสู่ระบบเพื่อเก็บผลเช็ก',
  signInHelp: 'ผลนี้ยังอยู่ครบเมื่อกลับมา',
  save: {
    title: 'เก็บผลเช็กไว้กับลูก',
    which: 'ผลนี้ของลูกคนไหน',
    differs: (name: string, age: string) => `วันนั้น${name}อายุ ${age} ไม่ตรงกับอายุที่บอกไว้ เลือกให้ตรงคนนะคะ`,
    tooYoung: (name: string) => `วันนั้น${name}ยังไม่ถึง 3${nb}ปี จึงเก็บผลนี้ไม่ได้`,
    nobody: `ยังไม่มีลูกอายุ 3${nb}ปีขึ้นไปในบัญชีที่คุณบันทึกให้ได้`,
    addChild: 'เพิ่มลูก',
    owner: (name: string) => `เจ้าของบัญชีของ${name}ยังไม่ได้ยินยอมให้เก็บข้อมูลสุขภาพ จึงยังเก็บผลนี้ไม่ได้`,
    without: withThaiBreaks('ต้องติ๊กก่อนจึงเก็บผลเช็กได้ ถอนได้ทุกเมื่อ ไม่เก็บก็อ่านผลหน้านี้ได้ตามเดิม'),
    choose: 'เลือกก่อนว่าผลนี้ของลูกคนไหน',
    consent: 'ติ๊กยินยอมก่อน จึงเก็บผลเช็กได้',
    submit: 'เก็บผลนี้',
    busy: 'กำลังเก็บ',
    saved: 'เก็บผลเช็กแล้ว',
    kept: (name: string) => `ผลนี้เก็บไว้กับ${name}แล้ว`,
    toChild: (name: string) => `ไปหน้าของ${name}`,
    failed: withThaiBreaks('เปิดผลเช็กที่เก็บไว้ไม่สำเร็จ ผลของวันนี้ยังอยู่ครบ'),
  },
} as const
