import { isLittle } from '../../domain/stool/ages.js'
import type { SignAnswer } from '../../domain/stool/answers.js'
import type { SignGroup, StoolSign } from '../../domain/stool/signs.js'

/** What each answer is called in Thai. */
export const answerWords: Readonly<Record<SignAnswer, string>> = {
  yes: 'ใช่',
  no: 'ไม่ใช่',
  unsure: 'ไม่แน่ใจ',
  'as-before': 'กินได้เหมือนเดิม',
  less: 'กินได้น้อยลง',
  none: 'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้',
}

interface SignWords {
  readonly question: string
  /** How to look, in a line: of a little child, and of one who is out of nappies. */
  readonly hints: readonly [little: string, bigger: string]
  /** The worrying answers in words, for what to say on the phone; none where a doctor need not hear it there. */
  readonly said: Readonly<Partial<Record<SignAnswer, string>>>
}

/** The Thai question about each sign, with hints, and how an answer is told again. */
export const signWords: Readonly<Record<StoolSign, SignWords>> = {
  jaundice: {
    question: 'ผิวหรือตาขาวดูเหลือง',
    hints: ['ลองกดปลายจมูกเบา ๆ แล้วปล่อย ดูใกล้หน้าต่าง', 'ดูที่ตาขาว ใกล้หน้าต่าง'],
    said: { yes: 'ตัวหรือตาเหลือง' },
  },
  darkUrine: {
    question: 'ปัสสาวะเข้มกว่าปกติ',
    hints: ['เหลืองเข้มจนติดผ้าอ้อม สีชา หรือแดง', 'เหลืองเข้มกว่าทุกวัน สีชา หรือแดง'],
    said: { yes: 'ปัสสาวะสีเข้ม' },
  },
  feeding: {
    question: 'กินและดื่มได้แค่ไหน',
    hints: ['ดูแรงดูดและปริมาณเทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง', 'เทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง'],
    said: { less: answerWords.less, none: answerWords.none },
  },
  watery: {
    question: 'ถ่ายเหลวเป็นน้ำ',
    hints: ['เหลวกว่าที่เคย ซึมลงผ้าอ้อมเกือบหมด', 'เป็นน้ำมากกว่าเนื้อ และบ่อยกว่าที่เคย'],
    said: { yes: 'ถ่ายเหลวเป็นน้ำ' },
  },
  ironOrBismuth: {
    question: 'กำลังกินยาธาตุเหล็กหรือยาที่มีบิสมัท',
    hints: ['ยาสองอย่างนี้ทำให้อุจจาระดำได้', 'ยาสองอย่างนี้ทำให้อุจจาระดำได้'],
    said: {},
  },
  fever: {
    question: 'มีไข้',
    hints: ['วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้', 'วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้'],
    said: { yes: 'มีไข้' },
  },
  unwell: {
    question: 'ดูไม่สบายกว่าทุกวัน',
    hints: ['งอแงผิดปกติ ซีด หรือไม่เล่นเหมือนเคย', 'ซีด อ่อนเพลีย หรือไม่อยากทำอะไรเหมือนเคย'],
    said: { yes: 'ดูไม่สบาย' },
  },
  limp: {
    question: 'ตัวอ่อนปวกเปียก ซึม หรือปลุกยาก',
    hints: ['อุ้มแล้วแขนขาห้อย ไม่ค่อยตอบสนอง', 'ลุกนั่งเองไม่ไหว เรียกแล้วไม่ค่อยตอบ'],
    said: { yes: 'ตัวอ่อน ซึม หรือปลุกยาก' },
  },
  greenVomit: {
    question: 'อาเจียนเป็นสีเขียว',
    hints: ['เขียวเหมือนน้ำคั้นใบไม้', 'เขียวเหมือนน้ำคั้นใบไม้'],
    said: { yes: 'อาเจียนเป็นสีเขียว' },
  },
  hardBelly: {
    question: 'ท้องแข็งหรือโป่งตึง',
    hints: ['ใช้มือแตะเบา ๆ ตอนลูกไม่ร้อง', 'ใช้มือแตะเบา ๆ ตอนนอนหงาย'],
    said: { yes: 'ท้องแข็งหรือโป่งตึง' },
  },
}

/**
 * How to look for a sign in a child of this age, in whole days.
 * @example
 * hintAt('fever', 30) // => 'วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้'
 */
export const hintAt = (sign: StoolSign, ageInDays: number): string => signWords[sign].hints[isLittle(ageInDays) ? 0 : 1]

/**
 * What was said for certain that a doctor should hear; null: nothing.
 * @example
 * saidAloud('jaundice', 'yes') // => 'ตัวหรือตาเหลือง'
 * saidAloud('jaundice', 'no') // => null
 */
export const saidAloud = (sign: StoolSign, answer: SignAnswer): string | null => signWords[sign].said[answer] ?? null

/** The Thai title and hint of each group of signs. */
export const signGroupWords: Readonly<Record<SignGroup['id'], { readonly title: string; readonly hint: string }>> = {
  body: { title: 'ตัว ตา ปัสสาวะ และการกิน', hint: 'ดูใต้แสงธรรมชาติ ไม่ต้องรีบ' },
  stool: { title: 'อุจจาระและยาที่กิน', hint: 'นึกถึงสองสามวันที่ผ่านมา' },
  comfort: { title: 'ไข้และความสบายตัว', hint: 'วัดไข้ได้ยิ่งดี' },
  urgent: { title: 'อาการที่รอไม่ได้', hint: 'หากมีข้อใดข้อหนึ่ง โทร 1669 ทันที ไม่ต้องตอบจนจบ' },
}
