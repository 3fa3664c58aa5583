import { feverDays, wateryDays } from '../health/figures.js'
import {
  firstDays,
  infantUnderDays,
  jaundiceEndsBy,
  lastBrickDustDay,
  milkOnlyUnderDays,
  newbornUnderDays,
  underFiveDays,
  youngUnderDays,
} from './ages.js'
import type { StoolFacts, StoolRule } from './rule.js'

type Condition = (facts: StoolFacts) => boolean
const isUnder =
  (days: number): Condition =>
  ({ ageInDays }) =>
    ageInDays < days
const isFrom =
  (days: number): Condition =>
  ({ ageInDays }) =>
    ageInDays >= days
const isYoung = isUnder(youngUnderDays)
const eatsLess: Condition = ({ has, eatsNothing }) => has('feeding') && !eatsNothing
const isSick: Condition = ({ has }) => has('unwell') || has('feeding')
const isWateryLong: Condition = ({ has, lastedDays }) => has('watery') && lastedDays >= wateryDays
const isFirstDays: Condition = ({ ageInDays }) => ageInDays <= lastBrickDustDay
/** Sources: NICE CG84, red flags of dehydration; NICE NG143, amber. */
const besideWatery = ['feeding', 'darkUrine', 'unwell', 'fever'] as const
const isWateryTwice: Condition = ({ has }) => has('watery') && besideWatery.filter((beside) => has(beside)).length >= 2
/** NICE NG143: an infant with two of these amber signs is seen the same day. */
const ofSickInfant = ['feeding', 'unwell', 'darkUrine'] as const
const isWaterySick: Condition = (facts) => facts.has('watery') && (isSick(facts) || facts.has('darkUrine'))

const sign = (rule: Omit<StoolRule, 'colours'>): StoolRule => ({ colours: null, ...rule })

export const signRules: ReadonlyArray<StoolRule> = [
  sign({
    id: 'limp',
    when: ({ has }) => has('limp'),
    asks: ['limp'],
    level: 'emergency',
    words: 'ตัวอ่อน ซึม หรือปลุกยาก เป็นสัญญาณที่รอไม่ได้ ไม่ว่าอุจจาระสีใด',
    sources: ['who', 'niceFever'],
  }),
  sign({
    id: 'not-feeding',
    when: ({ eatsNothing }) => eatsNothing,
    asks: ['feeding'],
    level: 'emergency',
    words: 'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้ เป็นสัญญาณที่รอไม่ได้ ไม่ว่าอุจจาระสีใด',
    sources: ['who', 'whoYoung'],
  }),
  sign({
    id: 'fever-young',
    when: (facts) => isYoung(facts) && facts.has('fever'),
    asks: ['fever'],
    level: 'emergency',
    words: 'ไข้ในเด็กอายุไม่ถึง 90 วัน ต้องให้แพทย์ตรวจทันที',
    sources: ['niceFever', 'niceDiarrhoea'],
  }),
  sign({
    id: 'green-vomit',
    when: ({ has }) => has('greenVomit'),
    asks: ['greenVomit'],
    level: 'emergency',
    words: 'อาเจียนสีเขียวอาจแปลว่าลำไส้อุดตัน ต้องตรวจทันที',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'hard-belly',
    when: ({ has }) => has('hardBelly'),
    asks: ['hardBelly'],
    level: 'emergency',
    words: 'ท้องแข็งหรือโป่งตึงอาจมาจากลำไส้ ต้องตรวจทันที',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'jaundice-first-days',
    when: (facts) => facts.has('jaundice') && facts.ageInDays <= firstDays,
    asks: ['jaundice'],
    level: 'emergency',
    words: 'ตัวเหลืองตั้งแต่วันแรกต้องวัดค่าภายใน 2 ชั่วโมง ถ้ายังอยู่โรงพยาบาล บอกพยาบาลทันที',
    sources: ['niceJaundice', 'whoYoung'],
  }),
  sign({
    id: 'jaundice-feeds-less',
    when: (facts) => isUnder(newbornUnderDays)(facts) && facts.has('jaundice') && facts.has('feeding'),
    asks: ['jaundice', 'feeding'],
    level: 'emergency',
    words: 'ตัวเหลืองและกินได้น้อยลงในเดือนแรก ค่าอาจสูงจนเป็นอันตราย ต้องตรวจทันที',
    sources: ['niceJaundice', 'whoYoung'],
  }),
  sign({
    id: 'jaundice-newborn',
    when: (facts) => facts.has('jaundice') && facts.ageInDays > firstDays && facts.ageInDays <= jaundiceEndsBy,
    asks: ['jaundice'],
    level: 'doctor-today',
    words: 'ตัวเหลืองในทารกต้องวัดค่าวันนี้ ไม่ว่าอุจจาระสีใด',
    sources: ['niceJaundice', 'niceJaundiceStandard'],
  }),
  sign({
    id: 'jaundice-lasting',
    when: (facts) => facts.has('jaundice') && facts.ageInDays > jaundiceEndsBy && isYoung(facts),
    asks: ['jaundice'],
    level: 'doctor-today',
    words: 'ตัวเหลืองหลังอายุ 14 วัน ต้องตรวจเลือดหาสาเหตุวันนี้ ไม่ว่าอุจจาระสีใด',
    sources: ['niceJaundice', 'whoYoung'],
  }),
  sign({
    id: 'jaundice-sick',
    when: (facts) => facts.has('jaundice') && isFrom(youngUnderDays)(facts) && (isSick(facts) || facts.has('fever')),
    asks: ['jaundice', 'feeding', 'unwell', 'fever'],
    level: 'doctor-today',
    words: 'ตัวหรือตาเหลืองร่วมกับมีไข้ กินได้น้อยลง หรือดูไม่สบาย ให้แพทย์ตรวจวันนี้',
    sources: ['ours'],
  }),
  sign({
    id: 'jaundice-dark-urine',
    when: (facts) =>
      facts.has('jaundice') && (facts.has('darkUrine') || facts.has('redUrine')) && isFrom(youngUnderDays)(facts),
    asks: ['jaundice', 'darkUrine', 'redUrine'],
    level: 'doctor-today',
    // G6PD deficiency is common among Thais.
    words: 'ตัวหรือตาเหลืองร่วมกับปัสสาวะเข้ม อาจมาจากตับหรือเม็ดเลือดแดงแตก ให้แพทย์ตรวจวันนี้',
    sources: ['ours'],
  }),
  sign({
    id: 'jaundice',
    when: (facts) => facts.has('jaundice') && isFrom(youngUnderDays)(facts) && !isSick(facts) && !facts.has('fever'),
    asks: ['jaundice'],
    level: 'doctor-24h',
    words: 'ตัวหรือตาเหลืองในเด็กที่พ้น 90 วันแล้ว อาจมาจากตับหรือเลือด ให้แพทย์ตรวจ',
    sources: ['ours'],
  }),
  sign({
    id: 'red-urine-first-days',
    when: (facts) => facts.has('redUrine') && isFirstDays(facts),
    asks: ['redUrine'],
    level: 'doctor-today',
    words: 'ตะกอนสีส้มอิฐบนผ้าอ้อมพบได้ใน 3 วันแรก แต่ถ้าน้ำปัสสาวะเองเป็นสีชาหรือสีแดง ให้แพทย์ตรวจวันนี้',
    sources: ['ours'],
  }),
  sign({
    id: 'red-urine',
    when: (facts) => facts.has('redUrine') && !isFirstDays(facts),
    asks: ['redUrine'],
    level: 'doctor-today',
    words: 'ปัสสาวะสีชาหรือสีแดงอาจมาจากตับ ไต หรือเม็ดเลือดแดงแตก ให้แพทย์ตรวจวันนี้',
    sources: ['ours'],
  }),
  sign({
    id: 'dark-urine-first-days',
    when: (facts) => facts.has('darkUrine') && isFirstDays(facts),
    asks: ['darkUrine'],
    level: 'watch',
    words:
      'ปัสสาวะเข้มใน 3 วันแรกมักมาจากยังได้นมน้อย ตะกอนสีส้มอิฐก็พบได้ ให้ดูดนมบ่อย ๆ และนับผ้าอ้อมเปียก ถ้าแทบไม่เปียก หรือหลังวันที่ 4 ยังเข้มหรือเปียกน้อยกว่า 6 ผืน พบแพทย์วันนั้น',
    sources: ['ours'],
  }),
  sign({
    id: 'dark-urine-young',
    when: (facts) => facts.has('darkUrine') && isYoung(facts) && !isFirstDays(facts),
    asks: ['darkUrine'],
    level: 'doctor-today',
    words: 'ปัสสาวะของทารกควรใส ถ้าเข้มอาจมาจากตับหรือการขาดน้ำ ให้แพทย์ตรวจวันนี้',
    sources: ['niceJaundice', 'ours'],
  }),
  sign({
    id: 'dark-urine-sick',
    when: (facts) => facts.has('darkUrine') && isFrom(youngUnderDays)(facts) && (isSick(facts) || facts.has('fever')),
    asks: ['darkUrine', 'feeding', 'unwell', 'fever'],
    level: 'doctor-24h',
    words: 'ปัสสาวะเข้มร่วมกับมีไข้ กินได้น้อยลง หรือดูไม่สบาย อาจขาดน้ำหรือเม็ดเลือดแดงแตก ให้แพทย์ตรวจ',
    sources: ['niceFever', 'ours'],
  }),
  sign({
    id: 'dark-urine',
    when: (facts) => facts.has('darkUrine') && isFrom(youngUnderDays)(facts) && !isSick(facts) && !facts.has('fever'),
    asks: ['darkUrine'],
    level: 'watch',
    words: 'ปัสสาวะเหลืองเข้มมักมาจากได้นมหรือน้ำน้อย ถ้าพรุ่งนี้ยังเข้ม พบแพทย์ในวันนั้น',
    sources: ['ours'],
  }),
  sign({
    id: 'feeds-less-young',
    when: (facts) => eatsLess(facts) && isYoung(facts),
    asks: ['feeding'],
    level: 'doctor-today',
    words: 'กินได้น้อยลงก่อนอายุ 90 วัน ควรให้แพทย์ตรวจวันนี้',
    sources: ['niceFever', 'whoYoung'],
  }),
  sign({
    id: 'feeds-less',
    when: (facts) => eatsLess(facts) && isFrom(youngUnderDays)(facts),
    asks: ['feeding'],
    level: 'watch',
    words: 'กินได้น้อยลงแต่ยังกินอยู่ เฝ้าดูว่าพรุ่งนี้ดีขึ้นไหม',
    sources: ['niceFever', 'ours'],
  }),
  sign({
    id: 'two-signs-infant',
    when: (facts) =>
      isFrom(youngUnderDays)(facts) &&
      isUnder(infantUnderDays)(facts) &&
      ofSickInfant.filter((one) => facts.has(one)).length >= 2,
    asks: ofSickInfant,
    level: 'doctor-today',
    words: 'เด็กไม่ถึงขวบที่มีตั้งแต่สองอย่าง คือกินได้น้อยลง ดูไม่สบาย หรือปัสสาวะเข้ม ให้แพทย์ตรวจวันนี้',
    sources: ['niceFever', 'ours'],
  }),
  sign({
    id: 'watery-infant',
    when: (facts) => facts.has('watery') && isUnder(milkOnlyUnderDays)(facts),
    asks: ['watery'],
    level: 'doctor-today',
    words: 'เด็กอายุไม่ถึง 6 เดือนที่ถ่ายเหลวเป็นน้ำขาดน้ำได้เร็ว ให้แพทย์ตรวจวันนี้',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'watery-unwell-infant',
    when: (facts) =>
      facts.has('watery') && facts.has('unwell') && isFrom(milkOnlyUnderDays)(facts) && isUnder(infantUnderDays)(facts),
    asks: ['watery', 'unwell'],
    level: 'doctor-today',
    words: 'เด็กไม่ถึงขวบที่ถ่ายเหลวเป็นน้ำและดูไม่สบาย ให้แพทย์ตรวจวันนี้',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'watery-two-signs',
    when: (facts) => isWateryTwice(facts) && isFrom(milkOnlyUnderDays)(facts) && isUnder(underFiveDays)(facts),
    asks: ['watery', 'feeding', 'darkUrine', 'unwell', 'fever'],
    level: 'doctor-today',
    words:
      'ถ่ายเหลวเป็นน้ำร่วมกับอาการอื่นตั้งแต่สองอย่าง เช่น กินได้น้อยลง ปัสสาวะเข้ม ดูไม่สบาย หรือมีไข้ เด็กไม่ถึง 5 ขวบขาดน้ำได้เร็ว ให้แพทย์ตรวจวันนี้',
    sources: ['niceDiarrhoea', 'niceFever'],
  }),
  sign({
    id: 'watery-long',
    when: (facts) => isWateryLong(facts) && isFrom(milkOnlyUnderDays)(facts),
    asks: ['watery', 'lastedDays'],
    level: 'doctor-24h',
    words: 'ถ่ายเหลวเป็นน้ำที่นานถึง 7 วัน นานกว่าที่มักหายเอง ให้แพทย์หาสาเหตุ',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'watery-sick',
    when: (facts) => isWaterySick(facts) && isFrom(milkOnlyUnderDays)(facts),
    asks: ['watery', 'feeding', 'unwell', 'darkUrine'],
    level: 'doctor-24h',
    words: 'ถ่ายเหลวร่วมกับดูไม่สบาย กินได้น้อยลง หรือปัสสาวะเข้ม อาจเริ่มขาดน้ำ ให้แพทย์ตรวจ',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'watery',
    when: (facts) =>
      facts.has('watery') && isFrom(milkOnlyUnderDays)(facts) && !isWateryLong(facts) && !isWaterySick(facts),
    asks: ['watery'],
    level: 'watch',
    words: 'ถ่ายเหลวเป็นน้ำมักหายเองใน 5–7 วัน ถ้าถ่ายเกิน 5 ครั้ง หรืออาเจียนเกิน 2 ครั้งใน 24 ชั่วโมง พบแพทย์วันนี้',
    sources: ['niceDiarrhoea'],
  }),
  sign({
    id: 'fever-infant-sick',
    when: (facts) =>
      facts.has('fever') && isFrom(youngUnderDays)(facts) && isUnder(infantUnderDays)(facts) && isSick(facts),
    asks: ['fever', 'feeding', 'unwell'],
    level: 'doctor-24h',
    words: 'ไข้ในเด็กไม่ถึงขวบที่กินได้น้อยลงหรือดูไม่สบาย ให้แพทย์ตรวจ',
    sources: ['niceFever'],
  }),
  sign({
    id: 'fever-unwell',
    when: (facts) => facts.has('fever') && facts.has('unwell') && isFrom(infantUnderDays)(facts),
    asks: ['fever', 'unwell'],
    level: 'doctor-24h',
    // Pallor and less activity are amber signs of NG143: to be seen face to face.
    words: 'มีไข้และไม่เล่นหรืออ่อนเพลียกว่าทุกวัน ให้แพทย์ตรวจ แม้ไข้ไม่สูง',
    sources: ['niceFever'],
  }),
  sign({
    id: 'fever-long',
    when: (facts) => facts.has('fever') && isFrom(youngUnderDays)(facts) && facts.lastedDays > feverDays,
    asks: ['fever', 'lastedDays'],
    level: 'doctor-today',
    words: 'ไข้เกิน 2 วัน หรือมีไข้หลังเริ่มไม่สบายมาเกิน 2 วัน ให้แพทย์ตรวจวันนี้ เผื่อไข้เลือดออก',
    sources: ['who', 'ours'],
  }),
  sign({
    id: 'fever-infant',
    when: (facts) => facts.has('fever') && isFrom(youngUnderDays)(facts) && isUnder(milkOnlyUnderDays)(facts),
    asks: ['fever'],
    level: 'watch',
    words: 'มีไข้ก่อนอายุ 6 เดือน วัดไข้บ่อย ๆ ถ้าถึง 39 องศา พาไปพบแพทย์วันนี้',
    sources: ['niceFever'],
  }),
  sign({
    id: 'fever',
    when: (facts) => facts.has('fever') && isFrom(milkOnlyUnderDays)(facts),
    asks: ['fever'],
    level: 'watch',
    words: 'มีไข้ เฝ้าดูว่ายังดื่มได้และเล่นได้ ถ้าไข้เกิน 2 วันหรือดูแย่ลง พบแพทย์ในวันนั้น',
    sources: ['niceFever'],
  }),
  sign({
    id: 'unwell-young',
    when: (facts) => facts.has('unwell') && isYoung(facts),
    asks: ['unwell'],
    level: 'doctor-today',
    words: 'ทารกอายุไม่ถึง 90 วันที่ดูไม่สบายกว่าทุกวัน ควรให้แพทย์ตรวจวันนี้',
    sources: ['niceFever', 'ours'],
  }),
  sign({
    id: 'unwell-infant',
    when: (facts) => facts.has('unwell') && isFrom(youngUnderDays)(facts) && isUnder(infantUnderDays)(facts),
    asks: ['unwell'],
    level: 'watch',
    words: 'ดูไม่สบายกว่าทุกวัน เฝ้าดูใกล้ ๆ ถ้าภายในวันนี้ไม่ดีขึ้น กินน้อยลง หรือมีไข้ พาไปพบแพทย์ในวันเดียวกัน',
    sources: ['niceFever', 'ours'],
  }),
  sign({
    id: 'unwell',
    when: (facts) => facts.has('unwell') && isFrom(infantUnderDays)(facts),
    asks: ['unwell'],
    level: 'watch',
    words: 'ดูไม่สบายกว่าทุกวัน เฝ้าดูใกล้ ๆ และเช็กอีกครั้งพรุ่งนี้',
    sources: ['niceFever', 'ours'],
  }),
]
