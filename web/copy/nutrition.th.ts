import { withThaiBreaks } from '@careplus/core/text'

const nb = '\u00A0'

export const nutritionCopy = {
  title: 'เช็กโภชนาการลูก',
  lead: `นึกถึงอาหารใน 24${nb}ชั่วโมงที่ผ่านมา แล้วรับ 3${nb}ข้อที่เริ่มได้วันนี้`,
  whose: {
    title: 'ลูกของคุณ',
    label: 'เช็กให้ใคร',
    other: 'เด็กคนอื่น',
    otherHelp: 'บอกอายุเอง',
    noneOld: `ลูกในบัญชียังไม่ถึง 3${nb}ปี บอกอายุของเด็กที่อยากเช็กได้`,
    failed: 'เปิดรายชื่อลูกไม่สำเร็จ บอกอายุเองก่อนได้',
    missing: 'เลือกก่อนว่าเช็กให้ใคร',
  },
  age: {
    label: 'อายุของลูก',
    years: 'ปี',
    months: 'เดือน',
    yearsOf: (count: number) => `${count}${nb}ปี`,
    monthsOf: (count: number) => `${count}${nb}เดือน`,
    hint: withThaiBreaks(`สำหรับเด็กอายุ 3${nb}ปีขึ้นไป เดือนไม่เลือกก็ได้`),
    missing: 'เลือกอายุของลูกก่อน',
  },
  young: {
    title: `หน้านี้เริ่มที่อายุ 3${nb}ปี`,
    text: withThaiBreaks(
      `ก่อน 3${nb}ปี เด็กกินด้วยเกณฑ์อีกแบบ นมแม่และอาหารตามวัยสำคัญที่สุด ดูการเติบโตแทนได้ หรือถามเจ้าหน้าที่สาธารณสุขพร้อมสมุดสีชมพู`,
    ),
    growth: 'เช็กการเติบโต',
    stool: 'เช็กสีอุจจาระ',
  },
  eaten: {
    title: `24${nb}ชั่วโมงที่ผ่านมา ลูกกินอะไรบ้าง`,
    hint: 'แตะทุกกลุ่มที่ได้กิน คำเดียวก็นับ',
    missing: withThaiBreaks('แตะกลุ่มที่ลูกได้กินอย่างน้อยหนึ่งกลุ่ม ถ้าไม่ยอมกินอะไรเลยทั้งวัน ปรึกษาแพทย์วันนี้'),
  },
  habits: {
    title: 'เดือนนี้ลูกกินแบบนี้บ่อยไหม',
    hint: 'ไม่มีคำตอบที่ผิด',
    missing: 'ตอบข้อนี้ก่อน',
  },
  drinks: {
    title: `น้ำหวานใน 24${nb}ชั่วโมง`,
    label: 'ดื่มน้ำหวานไหม',
    hint: withThaiBreaks('นับน้ำอัดลม ชานม น้ำผลไม้กล่อง นมรสหวาน และนมเปรี้ยว'),
    missing: 'ตอบเรื่องน้ำหวานก่อน',
  },
  growth: {
    title: 'ผลการเติบโต',
    label: 'น้ำหนักตามเกณฑ์ส่วนสูงครั้งล่าสุด',
    unknown: 'ไม่ทราบ หรือไม่บอก',
    hint: 'ถ้ารู้ คำแนะนำจะตรงขึ้น',
    check: `ยังไม่รู้ เช็กใน 1${nb}นาที`,
    measured: (words: string, date: string) => `${words} ${date}`,
    used: 'ใช้ผลวัดครั้งล่าสุดนี้ประกอบ',
    old: (date: string) => `ผลวัดครั้งล่าสุด ${date} นานแล้ว จึงไม่นำมาใช้`,
    none: 'ยังไม่มีผลวัดที่ใช้ได้ บอกเองก็ได้',
  },
  private: 'คำตอบอยู่ในเครื่องนี้ ยังไม่ส่งไปที่ไหน',
  anew: 'ล้างแล้วเริ่มใหม่',
  submit: 'ดูผล',
  earlier: {
    title: 'เช็กไว้ก่อนหน้า',
    row: (groups: number, heading: string) => `${groups} จาก 8${nb}กลุ่ม · ${heading}`,
    failed: withThaiBreaks('เปิดผลเช็กที่เก็บไว้ไม่สำเร็จ ลองใหม่เมื่อเน็ตกลับมา'),
    all: (count: number) => `ดูทั้ง ${count}${nb}ครั้ง`,
    remove: 'ลบ',
    removeOf: (date: string) => `ผล${nb}${date}`,
    removeTitle: (date: string) => `ลบผลเช็กของ ${date}`,
    removeText: 'ลบแล้วเรียกคืนไม่ได้ ผลของวันอื่นยังอยู่ครบ',
    removeConfirm: 'ลบผลนี้',
    removing: 'กำลังลบ',
    keep: 'ไม่ลบ',
    removed: 'ลบผลเช็กแล้ว',
  },
} as const
