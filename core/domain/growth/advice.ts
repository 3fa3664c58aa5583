import { followUpOf, weightGroupOf, type FollowUp, type WeightGroup } from './classFacts.js'
import type { GrowthClass } from './growthClass.js'

export interface Advice {
  /** One sentence. */
  readonly advice: string
  /** What to do next. */
  readonly next: string
}

/** Where a referral is due. */
export const visit = 'พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1–2 สัปดาห์'

const next: Readonly<Record<FollowUp, string>> = {
  nextWeighing: 'วัดอีกครั้งตามนัด แล้วดูว่าจุดใหม่ไปทางเดิมหรือไม่',
  measureAgain: 'วัดซ้ำเดือนหน้า หากยังเป็นแบบเดิม ปรึกษาแพทย์หรือเจ้าหน้าที่สาธารณสุข',
  visit,
}

/** From one year on. Food advice after the Thai food-based dietary guidelines for children. */
const fromOneYear: Readonly<Record<GrowthClass, string>> = {
  1: 'เติมมื้อเล็กระหว่างวัน เช่น ไข่ ปลา หรือข้าวใส่น้ำมันเล็กน้อย',
  2: 'น้ำหนักพอดีกับตัวแล้ว เติมไข่ นม และการนอนให้พอ ช่วยเรื่องความสูง',
  3: 'เลือกอาหารที่ช่วยให้สูง เช่น ไข่ ปลา นมจืด แล้วลดของหวานทีละอย่าง',
  4: 'เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า และให้มีไข่หรือปลาทุกวัน',
  5: 'ไม่ต้องให้ลูกอดอาหาร กินครบมื้อ เปลี่ยนน้ำหวานเป็นน้ำเปล่า และเล่นด้วยกันทุกวัน',
  6: 'เติมมื้อเล็กระหว่างวัน และให้มีไข่ ปลา หรือเนื้อในทุกมื้อ',
  7: 'เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม',
  8: 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม',
  9: 'เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า',
  10: 'กินครบมื้อเหมือนเดิม เปลี่ยนของหวานเป็นผลไม้ และเล่นออกแรงด้วยกันทุกวัน',
  11: 'ตัวสูงดีแล้ว เติมมื้อเล็กระหว่างวัน ให้น้ำหนักตามทัน',
  12: 'ตัวสูงดีแล้ว เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม',
  13: 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม',
  14: 'ตัวสูงดีแล้ว เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า',
  15: 'กินครบมื้อเหมือนเดิม เปลี่ยนของหวานเป็นผลไม้ และเล่นออกแรงด้วยกันทุกวัน',
  16: 'น้ำหนักพอดีกับตัวแล้ว เติมไข่ นม และการนอนให้พอ ช่วยเรื่องความสูง',
  17: 'ไม่ต้องให้ลูกอดอาหาร กินครบมื้อ เปลี่ยนน้ำหวานเป็นน้ำเปล่า และเล่นด้วยกันทุกวัน',
}

type Stage = 'milk' | 'firstFoods' | 'family'
const stageOf = (ageInDays: number): Stage => (ageInDays < 183 ? 'milk' : ageInDays < 366 ? 'firstFoods' : 'family')

/** An infant eats otherwise: milk alone to 6 months, then first foods beside it. Source: WHO, infant and young child feeding. */
const forInfants: Readonly<Record<WeightGroup, Readonly<Record<'milk' | 'firstFoods', string>>>> = {
  light: {
    milk: 'ให้กินนมบ่อยขึ้นตามที่ลูกต้องการ ทั้งกลางวันและกลางคืน',
    firstFoods: 'ให้กินนมตามเดิม และเติมไข่ ปลา หรือน้ำมันเล็กน้อยในข้าวของลูก',
  },
  even: {
    milk: 'ที่ทำอยู่ดีแล้ว ให้นมตามที่ลูกต้องการเหมือนเดิม',
    firstFoods: 'ที่ทำอยู่ดีแล้ว ให้นมพร้อมอาหารตามวัยเหมือนเดิม',
  },
  heavy: {
    milk: 'วัยนี้ไม่ต้องลดนม ดูสัญญาณอิ่มของลูก แล้วหยุดเมื่อลูกพอ',
    firstFoods: 'วัยนี้ไม่ต้องลดนม ให้อาหารรสธรรมชาติ ไม่เติมน้ำตาล แล้วหยุดเมื่อลูกอิ่ม',
  },
}

/** What to do, for a class at an age. Never blames; always has a next step. */
export const adviceFor = (classNumber: GrowthClass, ageInDays: number): Advice => {
  const stage = stageOf(ageInDays)
  const advice = stage === 'family' ? fromOneYear[classNumber] : forInfants[weightGroupOf(classNumber)][stage]
  return { advice, next: next[followUpOf(classNumber)] }
}
