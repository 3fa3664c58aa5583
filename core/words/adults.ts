import type { AdultRefusal, AdultRelation } from '../domain/adults/adultProfile.js'

/** The Thai word of each relation. */
export const relationWords: Readonly<Record<AdultRelation, string>> = {
  myself: 'ตัวฉันเอง',
  spouse: 'คู่ชีวิต',
  father: 'พ่อ',
  mother: 'แม่',
  paternalGrandfather: 'ปู่',
  paternalGrandmother: 'ย่า',
  maternalGrandfather: 'ตา',
  maternalGrandmother: 'ยาย',
  relative: 'ญาติ',
  other: 'คนที่ดูแลอยู่',
}

/** Shown before another adult's data is stored. */
export const ownConfirmationWords = 'ข้อมูลสุขภาพเป็นของเจ้าตัว เก็บในบัญชีได้เมื่อเจ้าตัวตกลงเอง ระหว่างนี้อยู่ในเครื่องนี้เท่านั้น'

/** The text for each refusal of an adult's profile. */
export const adultRefusalWords: Readonly<Record<AdultRefusal['_tag'], string>> = {
  NotAProfile: 'อ่านข้อมูลไม่ได้ ลองกรอกใหม่อีกครั้ง',
  FieldUnknown: 'มีข้อมูลที่เราไม่ได้ถาม ลองกรอกใหม่อีกครั้ง',
  RelationUnknown: 'เลือกว่าเป็นใคร',
  NameMissing: 'ใส่ชื่อที่ใช้เรียกกัน',
  NameTooLong: 'ชื่อยาวไป ใช้ไม่เกิน 60 ตัวอักษร',
  NameUnreadable: 'มีตัวอักษรที่อ่านไม่ได้ ลองพิมพ์ชื่อใหม่',
  DateInvalid: 'เลือกวันเกิดให้ครบทั้งวัน เดือน ปี',
  DateInFuture: 'วันเกิดนี้ยังมาไม่ถึง เลือกปีอีกครั้ง',
  TooYoung: 'ส่วนนี้สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป',
  TooOld: 'ลองดูปีเกิดอีกครั้ง ปี พ.ศ. กับ ค.ศ. อาจสลับกัน',
  SexUnknown: 'เลือกเพศ เพราะเกณฑ์ต่างกัน',
  NumberInvalid: 'ลองดูตัวเลขอีกครั้ง น้ำหนักเป็นกิโลกรัม ส่วนสูงเป็นเซนติเมตร',
}
