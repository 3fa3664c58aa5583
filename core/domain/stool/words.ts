import { ageOn } from '../calendar/age.js'
import { addDays } from '../calendar/arithmetic.js'
import { thaiAge } from '../calendar/thai.js'
import type { LookAgain } from './assessStool.js'
import { cardColour } from './card.js'
import type { FragmentRefusal } from './fragment.js'
import type { StoolLevel } from './levels.js'
import { isWorrying, signRow, stoolSigns } from './signs.js'
import type { StoolInputs, StoolRefusal } from './stoolInputs.js'

export interface LevelWords {
  readonly name: string
  /** What to do: the heading of the page. */
  readonly heading: string
  /** Letter and shape of the mark, for calendars and lists. */
  readonly letter: string
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'octagon'
  readonly legend: string
  /** What to do now, in order. */
  readonly steps: ReadonlyArray<string>
}

const showIt = 'ถ่ายรูปผ้าอ้อมไปให้แพทย์ดู ให้มีกระดาษทิชชูขาวอยู่ในรูป'
const keepFeeding = 'ให้กินนมตามปกติ ไม่ต้องงดหรือเปลี่ยนนมเอง'

export const levelWords: Readonly<Record<StoolLevel, LevelWords>> = {
  normal: {
    name: 'ปกติ',
    heading: 'สีนี้ปกติ',
    letter: 'ป',
    shape: 'circle',
    legend: 'ปกติ',
    steps: ['ดูแลเหมือนเดิม', 'สีเปลี่ยนเมื่อไร เช็กใหม่ได้เลย', 'ถ้าไม่สบายใจ พาไปพบแพทย์ได้เสมอ'],
  },
  watch: {
    name: 'เฝ้าดู',
    heading: 'เฝ้าดูต่อ แล้วเช็กอีกครั้งพรุ่งนี้',
    letter: 'ฝ',
    shape: 'square',
    legend: 'เฝ้าดู',
    steps: ['ให้กินนมบ่อยขึ้นทีละน้อย เด็กที่เริ่มข้าวแล้วจิบน้ำบ่อย ๆ', 'เช็กสีอีกครั้งพรุ่งนี้', 'ถ้าซึม ไม่กิน หรือมีเลือดปน พาไปพบแพทย์'],
  },
  'doctor-24h': {
    name: 'พบแพทย์ภายใน 24 ชั่วโมง',
    heading: 'พบแพทย์ภายใน 24 ชั่วโมง',
    letter: 'พ',
    shape: 'triangle',
    legend: 'ใน 24 ชั่วโมง',
    steps: ['พาไปพบแพทย์ภายใน 24 ชั่วโมง โรงพยาบาลหรือคลินิกเด็กใกล้บ้าน', showIt, keepFeeding],
  },
  'doctor-today': {
    name: 'พบแพทย์วันนี้',
    heading: 'พบแพทย์วันนี้',
    letter: 'ว',
    shape: 'diamond',
    legend: 'วันนี้',
    steps: ['พาไปโรงพยาบาลวันนี้ นอกเวลาไปห้องฉุกเฉินได้', showIt, keepFeeding],
  },
  emergency: {
    name: 'ฉุกเฉิน 1669',
    heading: 'โทร 1669 หรือไปห้องฉุกเฉินตอนนี้',
    letter: 'ด',
    shape: 'octagon',
    legend: 'ด่วน โทร 1669',
    steps: ['อุ้มน้องให้อุ่น ดูการหายใจ', 'เก็บผ้าอ้อมไว้ให้แพทย์ดู', 'ยังไม่ต้องป้อนนม น้ำ หรือยา'],
  },
}

/** On every result. */
export const stoolDisclaimer = 'ผลนี้เป็นความรู้เพื่อตัดสินใจ ไม่ใช่คำวินิจฉัย ถ้าไม่สบายใจ พาไปพบแพทย์ได้เลยเสมอ'

/** Under any result that is no emergency. */
export const stoolDangerSigns = {
  heading: 'ซึม ไม่กินนม',
  words: 'มีไข้ก่อนอายุ 90 วัน อาเจียนสีเขียว ท้องแข็ง อย่ารอ โทรได้เลย',
  phone: '1669',
} as const

/** Over `alsoTell`. */
export const alsoTellWords = 'แม้สีจะปกติ อาการเหล่านี้ควรบอกแพทย์หรือพยาบาลด้วย'

export const lookAgainWords: Readonly<Record<LookAgain['_tag'], string>> = {
  tomorrow: 'ดูสีอีกครั้งพรุ่งนี้',
  weekly: 'ก่อนอายุ 90 วัน ดูสีทุกสัปดาห์ แม้ครั้งนี้ปกติ',
  onDoctorsWord: 'ดูสีอีกครั้งตามที่แพทย์บอก',
  whenItChanges: 'ดูอีกครั้งเมื่อสีเปลี่ยน',
}

/** What to say on the phone, a line each: age, stool, how long, signs. Only what was answered for certain. */
export const sayOnThePhone = (inputs: StoolInputs): ReadonlyArray<string> => {
  const { ageInDays, colour, date, lastedDays, signs } = inputs
  const age = ageOn(addDays(date, -ageInDays), date)
  const lasted = lastedDays === 'unsure' ? '' : lastedDays === 0 ? ' เริ่มวันนี้' : ` มา\u00A0${lastedDays}\u00A0วัน`
  const certain = stoolSigns.filter((sign) => signs[sign] !== 'unsure' && isWorrying(sign, signs[sign]))
  return [
    `${age.years === 0 ? 'ทารก' : 'เด็ก'}อายุ ${thaiAge(age)}`,
    `อุจจาระ${cardColour(colour).word}${lasted}`,
    ...certain.filter((sign) => sign !== 'ironOrBismuth').map((sign) => signRow(sign).said),
  ]
}

export const stoolRefusalWords: Readonly<Record<StoolRefusal['_tag'] | FragmentRefusal['_tag'], string>> = {
  NotAStoolCheck: 'อ่านคำตอบไม่ได้ ลองเช็กใหม่อีกครั้ง',
  DateInvalid: 'เลือกวันที่ให้ครบทั้งวัน เดือน ปี',
  DateInFuture: 'เลือกวันนี้หรือวันก่อนหน้า',
  DateBeforeBirth: 'วันนี้อยู่ก่อนวันเกิด ลองดูวันที่อีกครั้ง',
  AgeInvalid: 'การเช็กนี้ทำไว้สำหรับเด็กแรกเกิดถึง 19 ปี',
  ColourUnknown: 'เลือกสีที่ใกล้เคียงที่สุดหนึ่งสี',
  DaysInvalid: 'บอกจำนวนวันที่เป็นมา เป็นตัวเลข 0 ถึง 366',
  SignUnanswered: 'ตอบข้อนี้ก่อน ไม่แน่ใจก็ตอบได้',
  FragmentUnreadable: 'ลิงก์นี้ไม่ครบ ลองขอลิงก์ใหม่ หรือเช็กสีใหม่ได้เลย',
  FragmentTooNew: 'ลิงก์นี้มาจากแอปรุ่นใหม่กว่า ลองโหลดหน้านี้ใหม่',
}
