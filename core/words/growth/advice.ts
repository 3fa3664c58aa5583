import { oneYearDay, sixMonthsDay } from '../../domain/growth/ages.js'
import type { Built } from '../../domain/growth/build.js'
import { weightGroupOf, type WeightGroup } from '../../domain/growth/classFacts.js'
import { followUpOf, type FollowUp } from '../../domain/growth/followUp.js'
import type { GrowthClass } from '../../domain/growth/growthClass.js'
import { hospital, visitAt, visitInDays, weighSoon } from './referral.js'

/** The advice of a result: `advice`, and `next` as the next step. `comforts`: it says that all is well. */
export interface Advice {
  readonly advice: string
  readonly next: string
  readonly followUp: FollowUp
  readonly comforts: boolean
}

const nextAt = (ageInDays: number): Readonly<Record<FollowUp, string>> => ({
  nextWeighing: 'วัดอีกครั้งตามนัด แล้วดูว่าจุดใหม่ไปทางเดิมหรือไม่',
  measureAgain: `วัดซ้ำเดือนหน้า หากยังเป็นแบบเดิม ${visitAt(ageInDays)}`,
  weighSoon,
  visit: visitAt(ageInDays),
  visitInDays,
  hospital,
})

const wellDone = 'ที่ทำอยู่ดีแล้ว'
const goodAsItIs = 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม'
const noSweetDrinks = 'ถ้ามีน้ำหวานหรือนมรสหวาน เปลี่ยนเป็นน้ำเปล่าหรือนมจืด'
const noFasting = 'ไม่ต้องให้ลูกอดอาหาร กินครบมื้อ เปลี่ยนน้ำหวานเป็นน้ำเปล่า และเล่นด้วยกันทุกวัน'
const lessSweet = 'กินครบมื้อเหมือนเดิม เปลี่ยนของหวานเป็นผลไม้ และเล่นออกแรงด้วยกันทุกวัน'
const eggAndSleep = 'ให้มีไข่และนมจืดทุกวัน และนอนให้พอตามวัย'

/** Source: Thai food-based dietary guidelines for children. No food is said to increase height. */
const fromOneYear: Readonly<Record<GrowthClass, string>> = {
  1: 'เติมมื้อเล็กระหว่างวัน เช่น ไข่ ปลา หรือข้าวใส่น้ำมันเล็กน้อย',
  2: eggAndSleep,
  3: 'เริ่มจากข้อเดียว ให้มีไข่ ปลา หรือเนื้อทุกมื้อ แทนขนมหวาน',
  4: `เริ่มจากข้อเดียว ${noSweetDrinks}`,
  5: noFasting,
  6: 'เติมมื้อเล็กระหว่างวัน และให้มีไข่ ปลา หรือเนื้อในทุกมื้อ',
  7: 'เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม',
  8: goodAsItIs,
  9: `เริ่มจากข้อเดียว ${noSweetDrinks}`,
  10: lessSweet,
  11: 'เติมมื้อเล็กระหว่างวัน ให้น้ำหนักตามทัน',
  12: 'ตัวสูงดีแล้ว เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม',
  13: goodAsItIs,
  14: `ตัวสูงดีแล้ว เริ่มจากข้อเดียว ${noSweetDrinks}`,
  15: lessSweet,
  16: eggAndSleep,
  17: noFasting,
}

type InfantStage = 'milk' | 'firstFoods'
type Stage = InfantStage | 'family'
const stageOf = (ageInDays: number): Stage =>
  ageInDays < sixMonthsDay ? 'milk' : ageInDays < oneYearDay ? 'firstFoods' : 'family'

/** Milk only to 6 months, then first foods too. Source: WHO, infant and young child feeding. */
const forInfants: Readonly<Record<WeightGroup | 'short' | 'ratherShort', Readonly<Record<InfantStage, string>>>> = {
  light: {
    milk: 'ให้กินนมบ่อยขึ้นตามที่ลูกต้องการ ทั้งกลางวันและกลางคืน',
    firstFoods: 'ให้กินนมตามเดิม และเติมไข่ ปลา หรือน้ำมันเล็กน้อยในข้าวของลูก',
  },
  even: {
    milk: 'ที่ทำอยู่ดีแล้ว ให้นมตามที่ลูกต้องการเหมือนเดิม',
    firstFoods: 'ที่ทำอยู่ดีแล้ว ให้นมพร้อมอาหารตามวัยเหมือนเดิม',
  },
  short: {
    milk: 'ให้นมตามที่ลูกต้องการ แล้วให้แพทย์ดูสาเหตุ',
    firstFoods: 'ให้นมพร้อมอาหารตามวัย แล้วให้แพทย์ดูสาเหตุ',
  },
  ratherShort: {
    milk: 'ความยาวค่อนข้างน้อย ให้นมตามที่ลูกต้องการ ทั้งกลางวันและกลางคืน',
    firstFoods: 'ความยาวค่อนข้างน้อย ให้นม และให้มีไข่ ปลา หรือตับบดในอาหารตามวัย',
  },
  heavy: {
    milk: 'วัยนี้ไม่ต้องลดนม ดูสัญญาณอิ่มของลูก แล้วหยุดเมื่อลูกพอ',
    firstFoods: 'วัยนี้ไม่ต้องลดนม ให้อาหารรสธรรมชาติ ไม่เติมน้ำตาล แล้วหยุดเมื่อลูกอิ่ม',
  },
}

const infantRow = (classNumber: GrowthClass): keyof typeof forInfants =>
  classNumber === 2 ? 'short' : classNumber === 16 ? 'ratherShort' : weightGroupOf(classNumber)

/** The advice for a class at an age. It never blames, always has a next step, and a referral always has a time.
 * @example
 * adviceFor({ classNumber: 8, ageInDays: 861, build: { zScore: 0.12, band: 'middle' } })
 * // => { advice: 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม', next: 'วัดอีกครั้งตามนัด แล้วดูว่าจุดใหม่ไปทางเดิมหรือไม่', followUp: 'nextWeighing', comforts: true }
 */
export const adviceFor = (built: Omit<Built, 'height'>): Advice => {
  const { classNumber, ageInDays } = built
  const stage = stageOf(ageInDays)
  const advice = stage === 'family' ? fromOneYear[classNumber] : forInfants[infantRow(classNumber)][stage]
  const followUp = followUpOf(built)
  return { advice, next: nextAt(ageInDays)[followUp], followUp, comforts: advice.startsWith(wellDone) }
}
