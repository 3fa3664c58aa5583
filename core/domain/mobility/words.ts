import type { MobilityBand } from './assessMobility.js'
import type { MobilityRefusal } from './mobilityInputs.js'

export interface Exercise {
  readonly title: string
  readonly how: string
}

interface BandWords {
  readonly heading: string
  readonly means: string
  readonly next: string
}

export const mobilityWords: Readonly<Record<MobilityBand, BandWords>> = {
  nothingFound: {
    heading: 'ครั้งนี้ยังไม่พบสัญญาณ',
    means: 'คะแนนต่ำไม่ได้แปลว่าไม่เสี่ยง รักษาแรงไว้ด้วยการออกแรงทุกวัน',
    next: 'เช็กอีกครั้งใน 3 เดือน หากล้มหรือแรงลดลงก่อนนั้น ไปพบแพทย์ได้เลย',
  },
  someSign: {
    heading: 'มีสัญญาณหนึ่งที่ควรดูต่อ',
    means: 'แรงหรือกล้ามเนื้ออาจเริ่มลด เริ่มดูแลตอนนี้ได้ผลดี',
    next: 'เล่าผลนี้ให้แพทย์หรือพยาบาลฟังในนัดครั้งหน้า และเช็กอีกครั้งใน 3 เดือน',
  },
  weaker: {
    heading: 'แรงเริ่มลด ดูแลตอนนี้ยังทัน',
    means: 'คำถามหรือรอบน่อง และการลุกนั่ง บอกไปทางเดียวกัน',
    next: 'นัดแพทย์หรือนักกายภาพตรวจมวลกล้ามเนื้อ พกใบสรุปไปด้วย ถ้าล้มหรือแรงลดเร็วให้ไปเลย',
  },
}

export const mobilityExercises: ReadonlyArray<Exercise> = [
  { title: 'ลุกนั่งจากเก้าอี้ 10 ครั้ง', how: 'วันละ 2 รอบ จับพนักได้' },
  { title: 'เขย่งปลายเท้า 15 ครั้ง', how: 'ยืนเกาะโต๊ะ หลังตรง' },
  { title: 'ไข่ ปลา เต้าหู้ ให้ครบทุกมื้อ', how: 'ราวฝ่ามือหนึ่งต่อมื้อ ถ้ามีโรคไต ถามแพทย์ก่อน' },
]

/**
 * How far to trust it. Source: Akarapornkrailert P, Muangpaisan W, Boonpeng A, Daengdee D. Validation of the Thai version
 * of SARC-F, MSRA-7, and MSRA-5 questionnaires. Osteoporosis and Sarcopenia, December 2020: 21.5 % of those with
 * sarcopenia were found.
 */
export const mobilityAccuracy =
  'คำถาม 5 ข้อนี้พบคนที่กล้ามเนื้อน้อยจริงได้ราว 1 ใน 5 ในคนไทย คะแนนต่ำจึงไม่ได้แปลว่าไม่เสี่ยง รอบน่องและการลุกนั่งช่วยให้เห็นชัดขึ้น'

export const mobilityIncomplete = 'ยังไม่ได้วัดครบทุกข้อ วัดเพิ่มได้ทุกเมื่อ ผลจะชัดขึ้น'
export const mobilityDisclaimer = 'ผลนี้ช่วยติดตาม ไม่ใช่คำวินิจฉัย'
export const madeForOlder = 'คำถามนี้ทำมาสำหรับคนอายุ 60 ปีขึ้นไป อายุน้อยกว่านี้ใช้ดูแนวโน้มของตัวเองได้'

/** Beside the timer. */
export const standSafety: ReadonlyArray<string> = [
  'ใช้เก้าอี้แข็งแรง พิงผนัง ไม่มีล้อ',
  'ใส่รองเท้า มีคนยืนข้าง ๆ',
  'กอดอก ลุกยืนตรงแล้วนั่งลงให้ครบ 5 ครั้ง',
  'เจ็บหน้าอก เวียนหัว หรือปวดเข่า หยุดทันที',
]

export const calfHowTo = 'นั่งวางเท้าราบ พันสายวัดรอบน่องตรงที่ใหญ่ที่สุด ไม่รัดแน่น'

export const mobilityRefusalWords: Readonly<Record<MobilityRefusal['_tag'], string>> = {
  NotAMobilityCheck: 'อ่านคำตอบไม่ได้ ลองทำใหม่อีกครั้ง',
  DateInvalid: 'เลือกวันที่ให้ครบทั้งวัน เดือน ปี',
  DateInFuture: 'เลือกวันนี้หรือวันก่อนหน้า',
  SexUnknown: 'เลือกเพศ เพราะเกณฑ์รอบน่องต่างกัน',
  QuestionUnanswered: 'ตอบข้อนี้ก่อน',
  CalfInvalid: 'รอบน่องเป็นเซนติเมตร 15 ถึง 70',
  StandInvalid: 'เวลาเป็นวินาที 2 ถึง 300',
}
