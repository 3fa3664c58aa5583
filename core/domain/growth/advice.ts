import type { GrowthClass } from './growthClass.js'

export interface Advice {
  /** One sentence. */
  readonly advice: string
  /** What to do next. */
  readonly next: string
}

const monthly = 'วัดอีกครั้งตามนัด แล้วดูว่าจุดใหม่ไปทางเดิมหรือไม่'
/** Where a referral is due. */
export const visit = 'พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1–2 สัปดาห์'
const ask = 'วัดซ้ำเดือนหน้า หากยังเป็นแบบเดิม ปรึกษาแพทย์หรือเจ้าหน้าที่สาธารณสุข'

/** From one year on. Food advice after the Thai food-based dietary guidelines for children. */
const fromOneYear: Readonly<Record<GrowthClass, Advice>> = {
  1: { advice: 'เติมมื้อเล็กระหว่างวัน เช่น ไข่ ปลา หรือข้าวใส่น้ำมันเล็กน้อย', next: visit },
  2: { advice: 'น้ำหนักพอดีกับตัวแล้ว เติมไข่ นม และการนอนให้พอ ช่วยเรื่องความสูง', next: visit },
  3: { advice: 'เลือกอาหารที่ช่วยให้สูง เช่น ไข่ ปลา นมจืด แล้วลดของหวานทีละอย่าง', next: visit },
  4: { advice: 'เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า และให้มีไข่หรือปลาทุกวัน', next: visit },
  5: { advice: 'ไม่ต้องให้ลูกอดอาหาร กินครบมื้อ เปลี่ยนน้ำหวานเป็นน้ำเปล่า และเล่นด้วยกันทุกวัน', next: visit },
  6: { advice: 'เติมมื้อเล็กระหว่างวัน และให้มีไข่ ปลา หรือเนื้อในทุกมื้อ', next: visit },
  7: { advice: 'เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม', next: ask },
  8: { advice: 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม', next: monthly },
  9: { advice: 'เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า', next: monthly },
  10: { advice: 'กินครบมื้อเหมือนเดิม เปลี่ยนของหวานเป็นผลไม้ และเล่นออกแรงด้วยกันทุกวัน', next: ask },
  11: { advice: 'ตัวสูงดีแล้ว เติมมื้อเล็กระหว่างวัน ให้น้ำหนักตามทัน', next: visit },
  12: { advice: 'ตัวสูงดีแล้ว เติมของว่างดี ๆ อีกมื้อ เช่น นมจืด กล้วย หรือไข่ต้ม', next: ask },
  13: { advice: 'ที่ทำอยู่ดีแล้ว กินครบ 5 หมู่ เล่นกลางแจ้ง และนอนให้พอเหมือนเดิม', next: monthly },
  14: { advice: 'ตัวสูงดีแล้ว เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่า', next: monthly },
  15: { advice: 'กินครบมื้อเหมือนเดิม เปลี่ยนของหวานเป็นผลไม้ และเล่นออกแรงด้วยกันทุกวัน', next: ask },
  16: { advice: 'น้ำหนักพอดีกับตัวแล้ว เติมไข่ นม และการนอนให้พอ ช่วยเรื่องความสูง', next: ask },
  17: { advice: 'ไม่ต้องให้ลูกอดอาหาร กินครบมื้อ เปลี่ยนน้ำหวานเป็นน้ำเปล่า และเล่นด้วยกันทุกวัน', next: visit },
}

type Stage = 'milk' | 'firstFoods' | 'family'
const stageOf = (ageInDays: number): Stage => (ageInDays < 183 ? 'milk' : ageInDays < 366 ? 'firstFoods' : 'family')

/** An infant eats otherwise: milk alone to 6 months, then first foods beside it. Source: WHO, infant and young child feeding. */
const forInfants: Readonly<Record<'light' | 'even' | 'heavy', Readonly<Record<'milk' | 'firstFoods', string>>>> = {
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

const load = (classNumber: GrowthClass): 'light' | 'even' | 'heavy' => {
  if ([1, 6, 7, 11, 12].includes(classNumber)) return 'light'
  return [2, 8, 13, 16].includes(classNumber) ? 'even' : 'heavy'
}

/** What to do, for a class at an age. Never blames; always has a next step. */
export const adviceFor = (classNumber: GrowthClass, ageInDays: number): Advice => {
  const stage = stageOf(ageInDays)
  const { advice, next } = fromOneYear[classNumber]
  return stage === 'family' ? { advice, next } : { advice: forInfants[load(classNumber)][stage], next }
}
