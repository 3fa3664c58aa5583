import { rehydrationMl } from '../../domain/health/figures.js'
import { isLittle, milkOnlyUnderDays, youngUnderDays } from '../../domain/stool/ages.js'
import { isWatchedForColourAlone, type StoolAssessment } from '../../domain/stool/assessStool.js'
import { isWorrying } from '../../domain/stool/signs.js'
import type { StoolInputs } from '../../domain/stool/stoolInputs.js'

/** From the second birthday on, the amount after a loose stool is larger. */
const bigCupFromDays = 731

const rehydration = (ageInDays: number): string => {
  const { from, to } = ageInDays < bigCupFromDays ? rehydrationMl.underTwoYears : rehydrationMl.fromTwoYears
  return `จิบน้ำเกลือแร่หลังถ่ายเหลวแต่ละครั้ง ${from}–${to} มล. แล้วกินต่อเท่าที่กินได้`
}

/** Nothing by mouth before the bowel is examined. Source: NICE CG84, 1.1.1: signs of another illness than
 * gastroenteritis. */
const isAnsweredLater = ({ signs }: StoolInputs, { reasons }: StoolAssessment): boolean =>
  isWorrying('greenVomit', signs.greenVomit) ||
  isWorrying('hardBelly', signs.hardBelly) ||
  reasons.some(({ rule }) => rule === 'much-blood')

/** Sucking and drinking during travel prevent low blood sugar. Source: WHO, IMCI handbook: before referral. */
const byMouth = (inputs: StoolInputs, assessment: StoolAssessment): string => {
  // Source: WHO, IMCI handbook: nothing by mouth for a child that cannot be woken.
  if (isWorrying('limp', inputs.signs.limp)) return 'ห้ามป้อนนม น้ำ หรือยา จนกว่าแพทย์จะตรวจ'
  if (isAnsweredLater(inputs, assessment)) return 'อย่าเพิ่งป้อนอะไร ทั้งนม น้ำ และยา จนกว่าแพทย์จะตรวจ'
  return isLittle(inputs.ageInDays)
    ? 'ถ้ายังดูดและกลืนได้ ให้นมแม่หรือนมที่กินอยู่ต่อระหว่างทาง ถ้าซึมหรือกลืนไม่ได้ ห้ามป้อน'
    : 'ถ้ารู้สึกตัวดีและกลืนได้ จิบน้ำระหว่างทางได้ ถ้าซึมหรือกลืนไม่ได้ ห้ามป้อน'
}

/** A young infant is kept warm during travel, but not wrapped up with a fever. Sources: WHO, IMCI; NICE NG143. */
const duringTravelText = ({ ageInDays, signs }: StoolInputs): string => {
  const breathing = isWorrying('limp', signs.limp) ? ' ถ้าหยุดหายใจ บอกปลายสายทันที' : ''
  if (!isLittle(ageInDays)) return `ให้นอนตะแคงในท่าที่สบาย อยู่ข้าง ๆ และดูการหายใจ${breathing}`
  const held = isWorrying('fever', signs.fever) ? 'อุ้มแนบตัว ใส่เสื้อผ้าพอดี ไม่ห่อหนา' : 'อุ้มแนบตัวให้อุ่น'
  return `${held} และดูการหายใจ${breathing}`
}

const eatsOn = ({ ageInDays, signs }: StoolInputs): string => {
  const watery = isWorrying('watery', signs.watery)
  if (ageInDays < youngUnderDays && isWorrying('jaundice', signs.jaundice))
    // Source: NICE CG98, 1.4: sunlight is no treatment.
    return 'ให้กินนมบ่อย ๆ และไม่พาไปตากแดดแทนการตรวจ'
  if (ageInDays < milkOnlyUnderDays)
    return watery ? 'ให้กินนมบ่อยขึ้น ไม่ต้องงดหรือเปลี่ยนนมเอง' : 'ให้กินนมตามปกติ ไม่ต้องงดหรือเปลี่ยนนมเอง'
  if (watery) return rehydration(ageInDays)
  return isLittle(ageInDays) ? 'ให้กินนมและอาหารตามปกติ ไม่ต้องงดเอง' : 'ให้กินและดื่มตามปกติ ไม่ต้องงดอาหารเอง'
}

const whileWatched = (inputs: StoolInputs): string => {
  if (inputs.ageInDays < milkOnlyUnderDays) return 'ให้กินนมบ่อยขึ้นทีละน้อย'
  if (isWorrying('watery', inputs.signs.watery)) return eatsOn(inputs)
  return isLittle(inputs.ageInDays) ? 'ให้กินนมและอาหารทีละน้อยแต่บ่อย และจิบน้ำบ่อย ๆ' : 'ให้กินทีละน้อยแต่บ่อย และดื่มน้ำบ่อย ๆ'
}

/** A colour without signs needs no treatment of an illness. */
const forColourAlone = ({ ageInDays }: StoolInputs): ReadonlyArray<string> => [
  ageInDays < milkOnlyUnderDays ? 'ให้กินนมตามปกติ' : 'ให้กินและดื่มตามปกติ',
  'เช็กอีกครั้งเมื่อสีเปลี่ยนหรือมีอาการ',
  'ถ้าไม่สบายใจ พาไปพบแพทย์ได้เสมอ',
]

/** The next steps in order, by level, reasons and age.
 * @example
 * const check = { date: '2026-11-20', birthDate: '2026-10-20', colour: 'clay', photo: null, lastedDays: 1, signs: calmStoolAnswers }
 * const inputs = valueOf(stoolInputs(todayInBangkok(Date.UTC(2026, 10, 20)))(check))
 * stepsOf(inputs, assessStool(inputs)).length // => 3 */
export const stepsOf = (inputs: StoolInputs, assessment: StoolAssessment): ReadonlyArray<string> => {
  const nappies = isLittle(inputs.ageInDays)
  const showIt = `ถ่ายรูป${nappies ? 'ผ้าอ้อม' : 'อุจจาระ'}ไปให้แพทย์ดู ให้มีกระดาษทิชชูขาวอยู่ในรูป`
  switch (assessment.level) {
    case 'normal':
      return forColourAlone(inputs)
    case 'watch':
      if (isWatchedForColourAlone(assessment)) return forColourAlone(inputs)
      return [whileWatched(inputs), 'เช็กอีกครั้งพรุ่งนี้', 'ถ้าแย่ลง ปัสสาวะน้อยลง หรือมีเลือดปน พาไปพบแพทย์ในวันนั้น']
    case 'doctor-24h':
      return ['พาไปพบแพทย์ภายใน 24 ชั่วโมง โรงพยาบาลหรือคลินิกเด็กใกล้บ้าน', showIt, eatsOn(inputs)]
    case 'doctor-today':
      return ['พาไปโรงพยาบาลวันนี้ นอกเวลาไปห้องฉุกเฉินได้', showIt, eatsOn(inputs)]
    case 'emergency':
      return [
        duringTravelText(inputs),
        nappies ? 'เก็บผ้าอ้อมไว้ให้แพทย์ดู' : 'ถ่ายรูปอุจจาระไว้ให้แพทย์ดู',
        byMouth(inputs, assessment),
      ]
  }
}
