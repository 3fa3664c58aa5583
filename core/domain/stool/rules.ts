import type { StoolColour } from './card.js'
import type { StoolLevel } from './levels.js'
import type { StoolSign } from './signs.js'
import type { StoolSourceId } from './sources.js'

/** Under 3 months. */
export const youngUnderDays = 90
/** Meconium is gone after this day of life. */
export const lastMeconiumDay = 3
/** A green stool that has lasted so many days is watched. */
export const greenIsLongFrom = 3

/** One colour with all that the rules ask about; every answer is already the stricter one. */
export interface StoolFacts {
  readonly colour: StoolColour
  readonly ageInDays: number
  readonly lastedDays: number
  /** Whether a sign was given its worrying answer, or an unsure one: for feeding well and for iron that is the answer no. */
  readonly has: (sign: StoolSign) => boolean
}

export interface StoolRule {
  readonly id: string
  /** The colours it is about; null: any. */
  readonly colours: ReadonlyArray<StoolColour> | null
  /** null: always. */
  readonly when: ((facts: StoolFacts) => boolean) | null
  readonly level: StoolLevel
  /** What it says to a parent, with the reason. */
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
}

const isYoung = ({ ageInDays }: StoolFacts) => ageInDays < youngUnderDays
const isNewborn = ({ ageInDays }: StoolFacts) => ageInDays <= lastMeconiumDay
const bleeds = 'อุจจาระดำอาจมาจากเลือดในกระเพาะหรือลำไส้ส่วนบน ให้แพทย์ตรวจวันนี้'

/**
 * The decision table: every row that fits speaks, and the strictest of them is the level. For any age and answers at
 * least one row fits each colour.
 */
export const stoolRules: ReadonlyArray<StoolRule> = [
  {
    id: 'meconium-newborn',
    colours: ['meconium', 'black'],
    when: isNewborn,
    level: 'normal',
    words: 'ขี้เทาดำอมเขียวเป็นปกติใน 3 วันแรก แล้วจะค่อย ๆ เหลืองขึ้น',
    sources: ['hopkins', 'ours'],
  },
  {
    id: 'mustard',
    colours: ['mustard'],
    when: null,
    level: 'normal',
    words: 'สีเหลืองทองเป็นสีปกติ แปลว่าน้ำดีไหลลงลำไส้ได้',
    sources: ['hopkins', 'chen2006'],
  },
  {
    id: 'orange-tan',
    colours: ['orange-tan'],
    when: null,
    level: 'normal',
    words: 'สีเหลืองน้ำตาลหรือส้มเป็นสีปกติ',
    sources: ['hopkins', 'chen2006'],
  },
  {
    id: 'green',
    colours: ['green'],
    when: null,
    level: 'normal',
    words: 'สีเขียวพบได้บ่อยในเด็กที่กินได้และสบายดี',
    sources: ['hopkins', 'chen2006'],
  },
  {
    id: 'green-watch',
    colours: ['green'],
    when: ({ has, lastedDays }) => has('watery') || has('fever') || lastedDays >= greenIsLongFrom,
    level: 'watch',
    words: 'สีเขียวที่ถ่ายเหลว มีไข้ หรือเป็นมา 3 วันขึ้นไป ควรเฝ้าดู ให้กินนมบ่อย ๆ และดูอีกครั้งพรุ่งนี้',
    sources: ['niceDiarrhoea', 'ours'],
  },
  {
    id: 'brown',
    colours: ['brown'],
    when: null,
    level: 'normal',
    words: 'สีน้ำตาลเป็นสีปกติ พบมากขึ้นเมื่อเริ่มกินข้าว',
    sources: ['hopkins', 'chen2006'],
  },
  {
    id: 'pale-yellow',
    colours: ['pale-yellow'],
    when: null,
    level: 'doctor-24h',
    words: 'อุจจาระสีซีดอาจแปลว่าน้ำดีไหลลงลำไส้ได้น้อย แพทย์ตรวจได้ง่าย และยิ่งเร็วยิ่งดี',
    sources: ['chen2006', 'hsiao2008', 'hopkins'],
  },
  {
    id: 'pale-yellow-young-jaundice',
    colours: ['pale-yellow'],
    when: (facts) => isYoung(facts) && (facts.has('jaundice') || facts.has('darkUrine')),
    level: 'doctor-today',
    words: 'อายุยังไม่ถึง 90 วัน สีซีดร่วมกับตัวเหลืองหรือปัสสาวะเข้ม ควรตรวจตับและท่อน้ำดีวันนี้',
    sources: ['hsiao2008', 'niceJaundice'],
  },
  {
    id: 'clay',
    colours: ['clay'],
    when: null,
    level: 'doctor-24h',
    words: 'สีซีด เทา หรือขาว อาจแปลว่าน้ำดีไม่ลงลำไส้ ควรให้แพทย์ตรวจ',
    sources: ['chen2006', 'hsiao2008', 'hopkins'],
  },
  {
    id: 'clay-young',
    colours: ['clay'],
    when: isYoung,
    level: 'doctor-today',
    words: 'อายุยังไม่ถึง 90 วัน สีซีด เทา หรือขาว ควรตรวจตับและท่อน้ำดีวันนี้ ยิ่งเร็วยิ่งได้ผลดี',
    sources: ['hsiao2008', 'niceJaundice'],
  },
  {
    id: 'blood-streak',
    colours: ['blood-streak'],
    when: null,
    level: 'doctor-24h',
    words: 'เลือดเล็กน้อยมักมาจากแผลที่ก้นหรือการแพ้นมวัว ให้แพทย์ดูเพื่อความแน่ใจ',
    sources: ['hopkins', 'niceDiarrhoea'],
  },
  {
    id: 'much-blood',
    colours: ['much-blood'],
    when: null,
    level: 'emergency',
    words: 'เลือดมากหรือคล้ายเยลลี่สีแดง อาจมาจากลำไส้ที่ต้องรักษาทันที ตรวจแล้วไม่เป็นอะไรก็ยังคุ้มค่าไป',
    sources: ['niceDiarrhoea', 'ours'],
  },
  {
    id: 'meconium-late',
    colours: ['meconium'],
    when: (facts) => !isNewborn(facts) && facts.has('ironOrBismuth'),
    level: 'doctor-today',
    words: 'ขี้เทาควรหมดไปใน 3 วันแรก หลังจากนั้นสีดำนับเหมือนมีเลือดออก ให้แพทย์ตรวจวันนี้',
    sources: ['hopkins', 'ours'],
  },
  {
    id: 'black',
    colours: ['black'],
    when: (facts) => !isNewborn(facts) && facts.has('ironOrBismuth'),
    level: 'doctor-today',
    words: bleeds,
    sources: ['hopkins', 'ours'],
  },
  {
    id: 'black-on-iron',
    colours: ['meconium', 'black'],
    when: (facts) => !isNewborn(facts) && !facts.has('ironOrBismuth'),
    level: 'watch',
    words: 'ยาธาตุเหล็กหรือบิสมัททำให้อุจจาระดำได้ เฝ้าดู และบอกแพทย์ในนัดครั้งหน้า',
    sources: ['hopkins', 'ours'],
  },
  {
    id: 'black-unwell',
    colours: ['meconium', 'black'],
    when: (facts) => !isNewborn(facts) && facts.has('unwell'),
    level: 'emergency',
    words: 'อุจจาระดำเหนียวร่วมกับดูไม่สบาย อาจเสียเลือดอยู่ ให้ไปโรงพยาบาลตอนนี้',
    sources: ['ours'],
  },
  {
    id: 'limp',
    colours: null,
    when: ({ has }) => has('limp'),
    level: 'emergency',
    words: 'ตัวอ่อน ซึม หรือปลุกยาก เป็นสัญญาณที่รอไม่ได้ ไม่ว่าอุจจาระสีใด',
    sources: ['who', 'niceFever'],
  },
  {
    id: 'not-feeding',
    colours: null,
    when: ({ has }) => has('feedingWell'),
    level: 'emergency',
    words: 'ไม่ยอมกินหรือกินไม่ได้ เป็นสัญญาณที่รอไม่ได้ ไม่ว่าอุจจาระสีใด',
    sources: ['who', 'niceFever'],
  },
  {
    id: 'fever-young',
    colours: null,
    when: (facts) => isYoung(facts) && facts.has('fever'),
    level: 'emergency',
    words: 'ไข้ในเด็กอายุไม่ถึง 90 วัน ต้องให้แพทย์ตรวจทันที',
    sources: ['niceFever', 'niceDiarrhoea'],
  },
  {
    id: 'green-vomit',
    colours: null,
    when: ({ has }) => has('greenVomit'),
    level: 'emergency',
    words: 'อาเจียนสีเขียวอาจแปลว่าลำไส้อุดตัน ต้องตรวจทันที',
    sources: ['niceDiarrhoea'],
  },
  {
    id: 'hard-belly',
    colours: null,
    when: ({ has }) => has('hardBelly'),
    level: 'emergency',
    words: 'ท้องแข็งหรือโป่งตึงอาจมาจากลำไส้ ต้องตรวจทันที',
    sources: ['niceDiarrhoea'],
  },
]
