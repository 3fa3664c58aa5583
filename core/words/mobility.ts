import { futureDayText } from './futureDayTexts.js'
import { fallsInAYear } from '../domain/health/figures.js'
import {
  madeForYears,
  mobilityEdition,
  type MobilityAssessment,
  type MobilityBand,
} from '../domain/mobility/assessMobility.js'
import type { MobilityRefusal } from '../domain/mobility/mobilityInputs.js'
import { sarcFItems, type SarcFItem } from '../domain/mobility/sarcF.js'

interface QuestionWords {
  readonly question: string
  readonly hint: string
  /** For 0, 1 and 2 points. */
  readonly answers: readonly [string, string, string]
}

const ease = ['ไม่ยากเลย', 'ยากอยู่บ้าง'] as const

const questionWords: Readonly<Record<SarcFItem, QuestionWords>> = {
  strength: {
    question: 'ยกและถือของหนัก 4.5 กก. ยากแค่ไหน',
    hint: 'ประมาณข้าวสารถุง 5 กก.',
    answers: [...ease, 'ยากมาก หรือทำไม่ได้'],
  },
  walking: {
    question: 'เดินข้ามห้องหนึ่งห้อง ยากแค่ไหน',
    hint: 'จากผนังด้านหนึ่งไปอีกด้าน',
    answers: [...ease, 'ยากมาก ต้องใช้ไม้เท้าหรือคนช่วย หรือทำไม่ได้'],
  },
  rising: {
    question: 'ลุกจากเก้าอี้หรือเตียง ยากแค่ไหน',
    hint: 'นึกถึงวันธรรมดาวันหนึ่ง',
    answers: [...ease, 'ยากมาก หรือลุกเองไม่ได้'],
  },
  stairs: {
    question: 'ขึ้นบันได 10 ขั้น ยากแค่ไหน',
    hint: 'ประมาณหนึ่งชั้นเตี้ย ๆ ไม่หยุดพัก',
    answers: [...ease, 'ยากมาก หรือขึ้นไม่ได้'],
  },
  falls: {
    question: 'ใน 1 ปีที่ผ่านมา ล้มกี่ครั้ง',
    hint: 'นับทุกครั้ง แม้ไม่เจ็บ',
    answers: ['ไม่เคยล้ม', '1–3 ครั้ง', '4 ครั้งขึ้นไป'],
  },
}

/** The SARC-F questions in order. The Thai translation is our own. */
export const sarcFQuestions = /*#__PURE__*/ sarcFItems.map((item) => ({ item, ...questionWords[item] }))

/** An exercise in Thai. */
export interface Exercise {
  readonly title: string
  readonly how: string
}

interface BandWords {
  readonly heading: string
  readonly means: string
  readonly next: string
}

const sooner = 'ถ้าล้ม ไปภายในสัปดาห์นั้น ถ้าแรงลดเร็วในไม่กี่วัน ไปวันนั้น'

/** The texts of each mobility band. */
export const mobilityWords: Readonly<Record<MobilityBand, BandWords>> = {
  nothingFound: {
    heading: 'ครั้งนี้ยังไม่พบสัญญาณ',
    means: 'ไม่พบสัญญาณไม่ได้แปลว่าไม่เสี่ยง รักษาแรงไว้ด้วยการออกแรงทุกวัน',
    next: `เช็กอีกครั้งใน 3 เดือน ${sooner}`,
  },
  someSign: {
    heading: 'มีสัญญาณหนึ่งที่ควรดูต่อ',
    means: 'แรงหรือกล้ามเนื้ออาจเริ่มลด เริ่มดูแลตอนนี้ได้ผลดี',
    next: `เล่าผลนี้ให้แพทย์หรือพยาบาลฟังภายใน 1 เดือน และเช็กอีกครั้งใน 3 เดือน ${sooner}`,
  },
  weaker: {
    heading: 'แรงเริ่มลด ดูแลตอนนี้ยังทัน',
    means: 'คำถามหรือรอบน่อง และการลุกนั่ง บอกไปทางเดียวกัน',
    next: `นัดแพทย์หรือนักกายภาพตรวจมวลกล้ามเนื้อภายใน 1 เดือน พกใบสรุปไปด้วย ${sooner}`,
  },
}

/** Exercises for strength. */
export const mobilityExercises: ReadonlyArray<Exercise> = [
  { title: 'ลุกนั่งจากเก้าอี้ 10 ครั้ง', how: 'วันละ 2 รอบ เก้าอี้ชิดผนัง จับพนักได้ มีคนอยู่ใกล้ เจ็บหรือเวียนหัว หยุด' },
  { title: 'เขย่งปลายเท้า 15 ครั้ง', how: 'ยืนเกาะโต๊ะที่มั่นคง หลังตรง มีคนอยู่ใกล้ เจ็บหรือเวียนหัว หยุด' },
  { title: 'ไข่ ปลา เต้าหู้ ให้ครบทุกมื้อ', how: 'ราวฝ่ามือหนึ่งต่อมื้อ ถ้ามีโรคไต ถามแพทย์ก่อน' },
]

/** The text for a fresh fall: a head injury or a broken hand does not wait for a week. */
export const freshFallWords = 'ถ้าเพิ่งล้มแล้วศีรษะกระแทก เจ็บ หรือลุกเองไม่ได้ ไปโรงพยาบาลวันนี้ แม้ยังเดินได้'

/** The texts after a fall. Source: World Falls Guidelines 2022: two falls in a year, or one with an injury. */
export const fallsWords: Readonly<Record<Exclude<MobilityAssessment['falls'], 'none'>, string>> = {
  some: `ถ้าใน 1 ปีล้ม ${fallsInAYear} ครั้งขึ้นไป หรือเคยล้มแล้วเจ็บ พบแพทย์ภายในสัปดาห์นี้ แม้ผลอย่างอื่นดี ${freshFallWords}`,
  many: `ล้ม 4 ครั้งขึ้นไปใน 1 ปี พบแพทย์ภายในสัปดาห์นี้ เล่าว่าล้มตอนไหน และพกรายการยาที่กินไปด้วย ${freshFallWords}`,
}

/** The accuracy of the questions. Source: Akarapornkrailert P et al., Osteoporosis and Sarcopenia, December 2020:
 * the Thai SARC-F found 21.5 % of those with sarcopenia. */
export const mobilityAccuracy =
  'จากการศึกษาในคนไทย คำถาม 5 ข้อนี้หาคนที่มวลกล้ามเนื้อน้อยเจอเพียงราว 1 ใน 5 คน ไม่พบสัญญาณจึงไม่ได้แปลว่าไม่เสี่ยง รอบน่องและการลุกนั่งช่วยให้เห็นชัดขึ้น'

/** The text for a check with missing parts. */
export const mobilityIncomplete = 'ยังไม่ได้วัดครบทุกข้อ วัดเพิ่มได้ทุกเมื่อ ผลจะชัดขึ้น'
/** The text that it is no diagnosis. */
export const mobilityDisclaimer = 'ผลนี้ช่วยติดตาม ไม่ใช่คำวินิจฉัย'
/** The age group of the questions. */
export const madeForOlder = `คำถามและเกณฑ์ (AWGS ฉบับปี ${mobilityEdition}) ทำมาสำหรับคนอายุ ${madeForYears} ปีขึ้นไป อายุน้อยกว่านี้ใช้ดูแนวโน้มของตัวเองได้`

/** Safety texts beside the timer. */
export const standSafety: ReadonlyArray<string> = [
  'ใช้เก้าอี้แข็งแรง พิงผนัง ไม่มีล้อ',
  'ใส่รองเท้า มีคนยืนข้าง ๆ',
  'กอดอก ลุกยืนตรงแล้วนั่งลงให้ครบ 5 ครั้ง',
  'เจ็บหน้าอก เวียนหัว หรือปวดเข่า หยุดทันที',
]

/** How to measure a calf. */
export const calfHowTo = 'นั่งวางเท้าราบ พันสายวัดรอบน่องตรงที่ใหญ่ที่สุด ไม่รัดแน่น'

/** The text for each refusal of a mobility check. */
export const mobilityRefusalWords: Readonly<Record<MobilityRefusal['_tag'], string>> = {
  NotAMobilityCheck: 'อ่านคำตอบไม่ได้ ลองทำใหม่อีกครั้ง',
  FieldUnknown: 'มีคำตอบที่เราไม่ได้ถาม ลองทำใหม่อีกครั้ง',
  DateInvalid: 'เลือกวันที่ให้ครบทั้งวัน เดือน ปี',
  DateInFuture: futureDayText,
  SexUnknown: 'เลือกเพศ เพราะเกณฑ์รอบน่องต่างกัน',
  QuestionUnanswered: 'ตอบข้อนี้ก่อน',
  CalfInvalid: 'รอบน่องเป็นเซนติเมตร 15 ถึง 70',
  StandInvalid: 'เวลาเป็นวินาที 2 ถึง 300',
}
