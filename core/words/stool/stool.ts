import { futureDayText } from '../futureDayTexts.js'
import { ageOn } from '../../domain/calendar/age.js'
import { addDays } from '../../domain/calendar/arithmetic.js'
import { thaiAge } from '../../domain/calendar/thai.js'
import { assessStool, decidingSigns, type LookAgain } from '../../domain/stool/assessStool.js'
import type { FragmentRefusal } from '../../domain/stool/fragment.js'
import type { StoolLevel } from '../../domain/stool/levels.js'
import { stoolSigns } from '../../domain/stool/signs.js'
import type { StoolInputs, StoolRefusal } from '../../domain/stool/stoolInputs.js'
import { cardColour } from './card.js'
import { saidAloud } from './signs.js'

/** Texts and mark of a level. */
export interface LevelWords {
  readonly name: string
  /** For calendars and lists. */
  readonly letter: string
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'octagon'
  readonly legend: string
}

/** Texts and mark of each level. */
export const levelWords: Readonly<Record<StoolLevel, LevelWords>> = {
  normal: { name: 'ปกติ', letter: 'ป', shape: 'circle', legend: 'ปกติ' },
  watch: { name: 'เฝ้าดู', letter: 'ฝ', shape: 'square', legend: 'เฝ้าดู' },
  'doctor-24h': { name: 'พบแพทย์ภายใน 24 ชั่วโมง', letter: 'พ', shape: 'triangle', legend: 'ใน 24 ชั่วโมง' },
  'doctor-today': { name: 'พบแพทย์วันนี้', letter: 'ว', shape: 'diamond', legend: 'วันนี้' },
  emergency: { name: 'ฉุกเฉิน 1669', letter: 'ด', shape: 'octagon', legend: 'ด่วน โทร 1669' },
}

/** The text on each result that it is no diagnosis. */
export const stoolDisclaimer = 'ผลนี้ให้ข้อมูลประกอบการตัดสินใจ ไม่ใช่คำวินิจฉัย ถ้าไม่สบายใจ พาไปพบแพทย์ได้ทุกเมื่อ'

/** The danger signs under each result except an emergency. */
export const stoolDangerSigns = {
  heading: 'ซึม ไม่กินไม่ดื่ม',
  words: 'อาเจียนสีเขียว ท้องแข็ง หรือเลือดออกมาก อย่ารอ โทรทันที',
  /** First for a child under 90 days or of unknown age. */
  young: 'มีไข้ก่อนอายุ 90 วัน',
  phone: '1669',
} as const

/** The time of the next check. */
export const lookAgainWords: Readonly<Record<LookAgain['_tag'], string>> = {
  tomorrow: 'เช็กอีกครั้งพรุ่งนี้',
  weekly: 'ก่อนอายุ 90 วัน ดูสีทุกสัปดาห์ แม้ครั้งนี้ปกติ',
  onDoctorsWord: 'ดูสีอีกครั้งตามที่แพทย์บอก',
  whenItChanges: 'ดูอีกครั้งเมื่อสีเปลี่ยน',
}

/** The lines for the phone: age, stool, duration, signs. A 'not sure' is included only if it decided.
 * @example
 * const check = { date: '2026-11-20', birthDate: '2026-10-20', colour: 'clay', photo: null, lastedDays: 1, signs: calmStoolAnswers }
 * sayOnThePhone(valueOf(stoolInputs(todayInBangkok(Date.UTC(2026, 10, 20)))(check)))
 * // => ['ทารกอายุ 1\u00A0เดือน', 'อุจจาระซีด เทา ขาว มา\u00A01\u00A0วัน'] */
export const sayOnThePhone = (inputs: StoolInputs): ReadonlyArray<string> => {
  const { ageInDays, date, lastedDays, signs } = inputs
  const assessment = assessStool(inputs)
  const { colour } = assessment
  const byPhoto = colour === inputs.colour ? '' : ' (อ่านจากรูป)'
  const age = ageOn(addDays(date, -ageInDays), date)
  const lasted = lastedDays === 'unsure' ? '' : lastedDays === 0 ? ' เริ่มวันนี้' : ` มา\u00A0${lastedDays}\u00A0วัน`
  const deciding = decidingSigns(inputs, assessment)
  const signTexts = stoolSigns
    .filter((sign) => signs[sign] !== 'unsure' || deciding.includes(sign))
    .map((sign) => saidAloud(sign, signs[sign]))
    .filter((text) => text !== null)
  return [
    `${age.years === 0 ? 'ทารก' : 'เด็ก'}อายุ ${thaiAge(age)}`,
    `อุจจาระ${cardColour(colour).word}${byPhoto}${lasted}`,
    ...signTexts,
  ]
}

/** The text for each refusal of a stool check or of a link to one. */
export const stoolRefusalWords: Readonly<Record<StoolRefusal['_tag'] | FragmentRefusal['_tag'], string>> = {
  NotAStoolCheck: 'อ่านคำตอบไม่ได้ ลองเช็กใหม่อีกครั้ง',
  FieldUnknown: 'มีคำตอบที่เราไม่ได้ถาม ลองทำใหม่อีกครั้ง',
  DateInvalid: 'เลือกวันที่ให้ครบทั้งวัน เดือน ปี',
  DateInFuture: futureDayText,
  DateBeforeBirth: 'วันที่นี้อยู่ก่อนวันเกิด ลองดูอีกครั้ง',
  AgeInvalid: 'การเช็กนี้ทำไว้สำหรับเด็กแรกเกิดถึง 19 ปี',
  ColourUnknown: 'เลือกสีที่ใกล้เคียงที่สุดหนึ่งสี',
  DaysInvalid: 'บอกจำนวนวันที่เป็นมา เป็นตัวเลข 0 ถึง 366',
  SignUnanswered: 'ตอบข้อนี้ก่อน ไม่แน่ใจก็ตอบได้',
  FragmentUnreadable: 'ลิงก์นี้ไม่ครบ ลองขอลิงก์ใหม่ หรือเช็กสีใหม่',
  FragmentTooNew: 'ลิงก์นี้มาจากเว็บรุ่นใหม่กว่า ลองโหลดหน้านี้ใหม่',
}
