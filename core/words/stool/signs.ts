import { isLittle, lastBrickDustDay, milkOnlyUnderDays } from '../../domain/stool/ages.js'
import type { SignAnswer } from '../../domain/stool/answers.js'
import type { StoolQuestion } from '../../domain/stool/rule.js'
import type { SignGroup, StoolSign } from '../../domain/stool/signs.js'

/** The Thai word of each answer. */
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
  readonly hints: readonly [little: string, bigger: string]
  /** `hint` below this age. */
  readonly early?: { readonly underDays: number; readonly hint: string }
  /** Only those that a doctor needs. */
  readonly said: Readonly<Partial<Record<SignAnswer, string>>>
}

/** Without a thermometer a parent's hand counts. Source: NICE NG143, 1.1. */
const feverHint = 'วัดได้ 38 องศาขึ้นไป ไม่มีปรอท: หน้าอกหรือหลังร้อนกว่าทุกวัน ตอบใช่ ไม่ร้อน ตอบไม่ใช่ แล้วหาปรอทวัดให้แน่'

/** Question, hints and spoken answers of each sign. */
export const signWords: Readonly<Record<StoolSign, SignWords>> = {
  jaundice: {
    question: 'ผิวหรือตาขาวดูเหลือง',
    hints: ['ลองกดปลายจมูกเบา ๆ แล้วปล่อย ดูใกล้หน้าต่าง', 'ดูที่ตาขาว ใกล้หน้าต่าง'],
    said: { yes: 'ตัวหรือตาเหลือง', unsure: 'อาจตัวหรือตาเหลือง (ไม่แน่ใจ)' },
  },
  darkUrine: {
    question: 'ปัสสาวะเข้มกว่าปกติ',
    hints: ['เหลืองเข้มจนติดผ้าอ้อม', 'เหลืองเข้มกว่าทุกวัน'],
    said: { yes: 'ปัสสาวะสีเข้ม', unsure: 'ปัสสาวะอาจสีเข้ม (ไม่แน่ใจ)' },
  },
  redUrine: {
    question: 'ปัสสาวะสีชาหรือสีแดง',
    hints: ['สีเหมือนน้ำชาหรือน้ำปลา หรือมีสีแดงปน', 'สีเหมือนน้ำชาหรือน้ำปลา หรือมีสีแดงปน'],
    early: {
      underDays: lastBrickDustDay + 1,
      hint: 'ตะกอนสีส้มอิฐบนผ้าอ้อมพบได้ใน 3 วันแรก ตอบไม่ใช่ ตอบใช่เมื่อน้ำปัสสาวะเองเป็นสีชาหรือแดง',
    },
    said: { yes: 'ปัสสาวะสีชาหรือแดง', unsure: 'ปัสสาวะอาจสีชาหรือแดง (ไม่แน่ใจ)' },
  },
  feeding: {
    question: 'กินและดื่มได้แค่ไหน',
    hints: ['ดูแรงดูดและปริมาณเทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง', 'เทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง'],
    said: { less: answerWords.less, none: answerWords.none },
  },
  watery: {
    question: 'ถ่ายเหลวเป็นน้ำ',
    hints: ['เหลวกว่าที่เคย ซึมลงผ้าอ้อมเกือบหมด', 'เป็นน้ำมากกว่าเนื้อ และบ่อยกว่าที่เคย'],
    early: {
      underDays: milkOnlyUnderDays,
      hint: 'อุจจาระนมแม่เหลวเหลือง มีเม็ด วันละหลายครั้ง เป็นปกติ ตอบไม่ใช่ ตอบใช่เมื่อเปลี่ยนเป็นน้ำทันที ถ่ายถี่ขึ้นมาก หรือกลิ่นเปลี่ยน',
    },
    said: { yes: 'ถ่ายเหลวเป็นน้ำ', unsure: 'อาจถ่ายเหลวเป็นน้ำ (ไม่แน่ใจ)' },
  },
  ironOrBismuth: {
    question: 'กำลังกินยาธาตุเหล็กหรือยาที่มีบิสมัท',
    hints: ['ยาสองอย่างนี้ทำให้อุจจาระดำได้', 'ยาสองอย่างนี้ทำให้อุจจาระดำได้'],
    said: { yes: 'กินยาธาตุเหล็กหรือบิสมัทอยู่', unsure: 'อาจกินยาธาตุเหล็กหรือบิสมัทอยู่ (ไม่แน่ใจ)' },
  },
  fever: {
    question: 'มีไข้',
    hints: [feverHint, feverHint],
    said: { yes: 'มีไข้', unsure: 'อาจมีไข้ (ยังไม่ได้วัด)' },
  },
  unwell: {
    question: 'ดูไม่สบายกว่าทุกวัน',
    hints: ['งอแงผิดปกติ ซีด หรือไม่เล่นเหมือนเคย', 'ซีด อ่อนเพลีย หรือไม่อยากทำอะไรเหมือนเคย'],
    said: { yes: 'ดูไม่สบาย', unsure: 'อาจไม่สบาย (ไม่แน่ใจ)' },
  },
  limp: {
    question: 'ตัวอ่อนปวกเปียก ซึม หรือปลุกยาก',
    hints: ['อุ้มแล้วแขนขาห้อย ไม่ค่อยตอบสนอง', 'ลุกนั่งเองไม่ไหว เรียกแล้วไม่ค่อยตอบ'],
    said: { yes: 'ตัวอ่อน ซึม หรือปลุกยาก', unsure: 'อาจตัวอ่อน ซึม หรือปลุกยาก (ไม่แน่ใจ)' },
  },
  greenVomit: {
    question: 'อาเจียนเป็นสีเขียว',
    hints: ['เขียวเหมือนน้ำคั้นใบไม้', 'เขียวเหมือนน้ำคั้นใบไม้'],
    said: { yes: 'อาเจียนเป็นสีเขียว', unsure: 'อาจอาเจียนเป็นสีเขียว (ไม่แน่ใจ)' },
  },
  hardBelly: {
    question: 'ท้องแข็งหรือโป่งตึง',
    hints: [
      'ใช้มือแตะเบา ๆ ตอนลูกไม่ร้อง ถ้าไม่แน่ใจ ให้นอนหงายแล้วดูอีกครั้ง',
      'ใช้มือแตะเบา ๆ ตอนนอนหงาย ถ้าไม่แน่ใจ ให้ผ่อนท้องแล้วดูอีกครั้ง',
    ],
    said: { yes: 'ท้องแข็งหรือโป่งตึง', unsure: 'ท้องอาจแข็งหรือโป่งตึง (ไม่แน่ใจ)' },
  },
}

export const hintAt = (sign: StoolSign, ageInDays: number): string => {
  const { early, hints } = signWords[sign]
  if (early !== undefined && ageInDays < early.underDays) return early.hint
  return hints[isLittle(ageInDays) ? 0 : 1]
}

/** null: not needed on the phone. */
export const saidAloud = (sign: StoolSign, answer: SignAnswer): string | null => signWords[sign].said[answer] ?? null

/** 'Not sure' counts as no medicine, and as long. */
const countedWords = (question: StoolQuestion): string => {
  if (question === 'lastedDays') return 'จำนวนวัน (นับว่านาน)'
  if (question === 'ironOrBismuth') return 'ยาธาตุเหล็กหรือบิสมัท (นับว่าไม่ได้กิน)'
  return signWords[question].question
}

/** The note that 'not sure' counts as the stricter answer, and for which questions; null: none.
 * @example
 * unsureWords(['fever']) // => 'ตอบไม่แน่ใจ นับว่ามีไว้ก่อน: มีไข้'
 * unsureWords([]) // => null */
export const unsureWords = (questions: ReadonlyArray<StoolQuestion>): string | null =>
  questions.length === 0 ? null : `ตอบไม่แน่ใจ นับว่ามีไว้ก่อน: ${questions.map(countedWords).join(', ')}`

/** Title and hint of each group of signs. */
export const signGroupWords: Readonly<Record<SignGroup['id'], { readonly title: string; readonly hint: string }>> = {
  body: { title: 'ตัว ตา ปัสสาวะ และการกิน', hint: 'ดูใต้แสงธรรมชาติ ไม่ต้องรีบ' },
  stool: { title: 'อุจจาระและยาที่กิน', hint: 'นึกถึงสองสามวันที่ผ่านมา' },
  comfort: { title: 'ไข้และความสบายตัว', hint: 'วัดไข้ได้ยิ่งดี' },
  urgent: { title: 'อาการที่รอไม่ได้', hint: 'หากมีข้อใดข้อหนึ่ง โทร 1669 ทันที ไม่ต้องตอบจนจบ' },
}
