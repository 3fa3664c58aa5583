import { averageDaysInMonth } from '../domain/growth/ages.js'
import { paperAt, visitAt } from './growth/referral.js'
import { variedGroups } from '../domain/health/figures.js'
import type { Variety } from '../domain/nutrition/assessNutrition.js'
import {
  foodGroups,
  type EatingHabit,
  type FoodGroup,
  type HowOften,
  type SweetDrinks,
} from '../domain/nutrition/foodGroups.js'
import type { Pickiness } from '../domain/nutrition/tips.js'

const groupWords: Readonly<Record<FoodGroup, { readonly name: string; readonly likeness: string }>> = {
  staples: { name: 'ข้าว แป้ง เผือก มัน', likeness: 'ข้าวสวย ข้าวเหนียว ก๋วยเตี๋ยว ขนมปัง' },
  legumes: { name: 'ถั่ว เต้าหู้ งา', likeness: 'เต้าหู้ ถั่วแดง นมถั่วเหลืองไม่หวาน' },
  dairy: { name: 'นมและโยเกิร์ต', likeness: 'นมจืด โยเกิร์ตไม่หวาน ชีส' },
  flesh: { name: 'ปลา ไก่ หมู เนื้อ ตับ', likeness: 'ปลาทู ไก่ต้ม หมูสับ กุ้ง' },
  eggs: { name: 'ไข่', likeness: 'ไข่ต้ม ไข่เจียว ไข่ตุ๋น' },
  brightVegetables: { name: 'ผักเขียวเข้มหรือส้ม', likeness: 'ตำลึง ผักบุ้ง ฟักทอง แครอต' },
  otherVegetables: { name: 'ผักอื่น ๆ', likeness: 'แตงกวา กะหล่ำปลี ถั่วงอก บวบ' },
  fruit: { name: 'ผลไม้', likeness: 'กล้วย มะละกอ ส้ม ฝรั่ง' },
}

/** The Thai texts of the food groups, in the order of the questions. */
export const foodGroupWords = /*#__PURE__*/ foodGroups.map((group) => ({ group, ...groupWords[group] }))

/** The Thai word of each frequency. */
export const howOftenWords: Readonly<Record<HowOften, string>> = {
  rarely: 'แทบไม่เลย',
  sometimes: 'บางครั้ง',
  often: 'บ่อย',
}

/** The question about each eating habit. */
export const eatingHabitQuestions: Readonly<Record<EatingHabit, string>> = {
  refusesNew: 'ไม่ยอมลองอาหารใหม่',
  fewFoods: 'กินซ้ำอยู่ไม่กี่อย่าง',
  longMeals: 'กินนานเกินครึ่งชั่วโมง หรือต้องคะยั้นคะยอ',
}

/** The answers about sweet drinks. */
export const sweetDrinkWords: Readonly<Record<SweetDrinks, string>> = {
  none: 'ไม่ได้ดื่ม',
  one: '1 แก้ว',
  more: 'มากกว่า 1 แก้ว',
}

/** The texts of each variety. */
export const varietyWords: Readonly<Record<Variety, { readonly heading: string; readonly means: string }>> = {
  varied: { heading: 'วันนี้กินหลากหลายดี', means: `ได้อาหาร ${variedGroups} กลุ่มขึ้นไป มีผักด้วย` },
  noVegetable: { heading: 'เกือบครบ ขาดผัก', means: `ได้อาหาร ${variedGroups} กลุ่มขึ้นไปแล้ว เหลือผักอีกอย่างเดียว` },
  nearly: { heading: 'อีกนิดเดียวก็หลากหลาย', means: `เติมอีกกลุ่มเดียวก็ครบ ${variedGroups} กลุ่ม ถ้ายังไม่มีผัก เริ่มที่ผัก` },
  narrow: { heading: 'ค่อย ๆ เติมทีละอย่าง', means: 'วันนี้ยังได้ไม่กี่กลุ่ม เริ่มจากข้อแรกข้างล่างก็พอ' },
}

/** The Thai word of each pickiness. */
export const pickinessWords: Readonly<Record<Pickiness, string>> = {
  easy: 'กินง่าย',
  some: 'เลือกกินบ้าง พบได้บ่อยในวัยนี้',
  much: 'เลือกกินมาก ค่อย ๆ ปรับได้',
}

/** The text beside a result without a needed change. */
export const goOnWords = 'ทำแบบนี้ต่อได้เลย'

/** The professional to ask, and by when. For growth it uses the texts of the growth check, so that a child gets one
 * answer.
 * @example
 * whomToAskText('eating', 40) // => 'เล่าเรื่องการกินให้แพทย์หรือเจ้าหน้าที่สาธารณสุขฟังภายใน 1 เดือน พร้อมสมุดสีชมพู' */
export const whomToAskText = (because: 'growth' | 'eating', ageInMonths: number): string => {
  const ageInDays = Math.round(ageInMonths * averageDaysInMonth)
  return because === 'growth'
    ? `ผลการเติบโตครั้งล่าสุดควรมีคนดู ${visitAt(ageInDays)} ถ้าผลนั้นบอกให้ไปเร็วกว่านี้ ให้ไปตามนั้น`
    : `เล่าเรื่องการกินให้แพทย์หรือเจ้าหน้าที่สาธารณสุขฟังภายใน 1 เดือน ${paperAt(ageInDays)}`
}
/** The owner of the threshold. */
export const guideOwner = `เกณฑ์ ${variedGroups} กลุ่มและต้องมีผัก เป็นของ CarePlus ปรับจากเกณฑ์ของเด็กอายุ 6–23 เดือน`
/** The text that it is no diagnosis. */
export const nutritionDisclaimer = 'ดูจากอาหารวันเดียว จึงเป็นเพียงแนวทาง ไม่ใช่คำวินิจฉัย'
