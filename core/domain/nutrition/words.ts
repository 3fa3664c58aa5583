import type { Variety } from './assessNutrition.js'
import type { NutritionRefusal } from './nutritionInputs.js'
import type { Pickiness } from './tips.js'

export const varietyWords: Readonly<Record<Variety, { readonly heading: string; readonly means: string }>> = {
  varied: { heading: 'วันนี้กินหลากหลายดี', means: 'ได้อาหารตั้งแต่ 5 กลุ่มขึ้นไปแล้ว ทำแบบนี้ต่อได้เลย' },
  nearly: { heading: 'อีกนิดเดียวก็หลากหลาย', means: 'เติมอีกกลุ่มเดียวก็ครบ 5 กลุ่ม' },
  narrow: { heading: 'ค่อย ๆ เติมทีละอย่าง', means: 'วันนี้ยังได้ไม่กี่กลุ่ม เริ่มจากข้อแรกข้างล่างก็พอ' },
}

export const pickinessWords: Readonly<Record<Pickiness, string>> = {
  easy: 'กินง่าย',
  some: 'เลือกกินบ้าง พบได้บ่อยในวัยนี้',
  much: 'เลือกกินมาก ค่อย ๆ ปรับได้',
}

export const askSomeoneWords = 'เล่าเรื่องการกินให้แพทย์หรือเจ้าหน้าที่สาธารณสุขฟังในนัดครั้งหน้า พร้อมสมุดสีชมพู'
export const nutritionDisclaimer = 'ดูจากอาหารวันเดียว จึงเป็นเพียงแนวทาง ไม่ใช่คำวินิจฉัย'

export const nutritionRefusalWords: Readonly<Record<NutritionRefusal['_tag'], string>> = {
  NotANutritionCheck: 'อ่านคำตอบไม่ได้ ลองทำใหม่อีกครั้ง',
  AgeInvalid: 'บอกอายุของลูกก่อน',
  TooYoung: 'แบบเช็กนี้สำหรับเด็กอายุ 3 ปีขึ้นไป ก่อนนั้นนมแม่และอาหารตามวัยสำคัญที่สุด',
  GroupUnanswered: 'ตอบว่ากินหรือไม่ได้กินกลุ่มนี้',
  HabitUnanswered: 'ตอบข้อนี้ก่อน',
  DrinksUnanswered: 'ตอบเรื่องน้ำหวานก่อน',
  ClassUnknown: 'ใช้ผลการเติบโตนี้ไม่ได้ ลองเช็กการเติบโตใหม่',
}
