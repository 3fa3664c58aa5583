import { lastMeconiumDay, youngUnderDays } from './ages.js'
import type { StoolFacts, StoolRule } from './rule.js'

/** A green stool that has lasted so many days is watched. Ours. */
const greenIsLongFrom = 3

const isYoung = ({ ageInDays }: StoolFacts) => ageInDays < youngUnderDays
const isNewborn = ({ ageInDays }: StoolFacts) => ageInDays <= lastMeconiumDay
const bleeds = 'อุจจาระดำอาจมาจากเลือดในกระเพาะหรือลำไส้ส่วนบน ให้แพทย์ตรวจวันนี้'

/** What each colour says, alone and beside the signs that make it graver. */
export const colourRules: ReadonlyArray<StoolRule> = [
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
    words: 'สีเขียวพบได้บ่อย แต่เมื่อถ่ายเหลว มีไข้ หรือเป็นมา 3 วันขึ้นไป ให้ดูอาการอื่นเป็นหลัก',
    sources: ['niceDiarrhoea', 'ours'],
  },
  {
    id: 'brown',
    colours: ['brown'],
    when: null,
    level: 'normal',
    words: 'สีน้ำตาลเป็นสีปกติ แปลว่าน้ำดีไหลลงลำไส้ได้',
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
    words: 'เลือดเล็กน้อยมักมาจากแผลที่ก้น หรือในเด็กเล็กจากการแพ้นมวัว ให้แพทย์ดูเพื่อความแน่ใจ',
    sources: ['hopkins', 'niceDiarrhoea'],
  },
  {
    id: 'blood-streak-young',
    colours: ['blood-streak'],
    when: isYoung,
    level: 'doctor-today',
    words: 'เลือดปนก่อนอายุ 90 วัน แม้เพียงเส้นเดียว ให้แพทย์ตรวจวันนี้ เพราะแยกสาเหตุที่บ้านไม่ได้',
    // A red flag of NICE's at any age; that it is for the same day so early is ours: bleeding of the newborn, a twisted bowel.
    sources: ['niceDiarrhoea', 'ours'],
  },
  {
    id: 'blood-streak-sick',
    colours: ['blood-streak'],
    when: ({ has }) => has('watery') || has('fever') || has('unwell'),
    level: 'doctor-today',
    words: 'เลือดปนร่วมกับถ่ายเหลว มีไข้ หรือดูไม่สบาย อาจเป็นลำไส้ติดเชื้อหรืออักเสบ ให้แพทย์ตรวจวันนี้',
    sources: ['who', 'niceDiarrhoea'],
  },
  {
    id: 'much-blood',
    colours: ['much-blood'],
    when: null,
    level: 'emergency',
    words: 'เลือดมากหรือคล้ายเยลลี่สีแดง อาจมาจากลำไส้ที่ต้องรักษาทันที ไปไว้ก่อนดีกว่า แม้ตรวจแล้วไม่เป็นอะไร',
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
    words: 'ยาธาตุเหล็กหรือบิสมัททำให้อุจจาระดำได้ บอกแพทย์ทุกครั้งว่ากินยานี้อยู่',
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
]
