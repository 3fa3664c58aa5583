import { answers, answerWords, feedings, type Answer, type Feeding, type SignAnswer } from './answers.js'
import { isLittle } from './ages.js'

export const stoolSigns = [
  'jaundice',
  'darkUrine',
  'feeding',
  'watery',
  'ironOrBismuth',
  'fever',
  'unwell',
  'limp',
  'greenVomit',
  'hardBelly',
] as const
export type StoolSign = (typeof stoolSigns)[number]
export type YesNoSign = Exclude<StoolSign, 'feeding'>

/** What was answered to each sign. */
export type StoolAnswers = Readonly<Record<YesNoSign, Answer>> & { readonly feeding: Feeding }

/** As on a good day: nothing that worries, and none of the medicines that blacken a stool. */
export const calmStoolAnswers: StoolAnswers = {
  jaundice: 'no',
  darkUrine: 'no',
  feeding: 'as-before',
  watery: 'no',
  ironOrBismuth: 'no',
  fever: 'no',
  unwell: 'no',
  limp: 'no',
  greenVomit: 'no',
  hardBelly: 'no',
}

export interface SignRow {
  readonly sign: StoolSign
  readonly question: string
  /** How to look, in a line: of a little child, and of one who is out of nappies. */
  readonly hints: readonly [little: string, bigger: string]
  /** As they are asked. */
  readonly answers: ReadonlyArray<SignAnswer>
  /** The one answer that makes no rule stricter; `unsure` is another. */
  readonly calm: SignAnswer
  /** The worrying answers in words, for what to say on the phone; none where a doctor need not hear it there. */
  readonly said: Readonly<Partial<Record<SignAnswer, string>>>
}

type YesNoWords = Pick<SignRow, 'question' | 'hints'> & { readonly said: string }

const worriesIfSo = (sign: YesNoSign, { said, ...words }: YesNoWords): SignRow => ({
  sign,
  ...words,
  answers,
  calm: 'no',
  said: { yes: said },
})

export const signRows: ReadonlyArray<SignRow> = [
  worriesIfSo('jaundice', {
    question: 'ผิวหรือตาขาวดูเหลือง',
    hints: ['ลองกดปลายจมูกเบา ๆ แล้วปล่อย ดูใกล้หน้าต่าง', 'ดูที่ตาขาว ใกล้หน้าต่าง'],
    said: 'ตัวหรือตาเหลือง',
  }),
  worriesIfSo('darkUrine', {
    question: 'ปัสสาวะเข้มกว่าปกติ',
    hints: ['เหลืองเข้มจนติดผ้าอ้อม สีชา หรือแดง', 'เหลืองเข้มกว่าทุกวัน สีชา หรือแดง'],
    said: 'ปัสสาวะสีเข้ม',
  }),
  {
    sign: 'feeding',
    question: 'กินและดื่มได้แค่ไหน',
    hints: ['ดูแรงดูดและปริมาณเทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง', 'เทียบกับเมื่อวาน ลังเลระหว่างสองข้อ ให้เลือกข้อล่าง'],
    answers: feedings,
    calm: 'as-before',
    said: { less: answerWords.less, none: answerWords.none },
  },
  worriesIfSo('watery', {
    question: 'ถ่ายเหลวเป็นน้ำ',
    hints: ['เหลวกว่าที่เคย ซึมลงผ้าอ้อมเกือบหมด', 'เป็นน้ำมากกว่าเนื้อ และบ่อยกว่าที่เคย'],
    said: 'ถ่ายเหลวเป็นน้ำ',
  }),
  {
    sign: 'ironOrBismuth',
    question: 'กำลังกินยาธาตุเหล็กหรือยาที่มีบิสมัท',
    hints: ['ยาสองอย่างนี้ทำให้อุจจาระดำได้', 'ยาสองอย่างนี้ทำให้อุจจาระดำได้'],
    answers,
    calm: 'yes',
    said: {},
  },
  worriesIfSo('fever', {
    question: 'มีไข้',
    hints: ['วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้', 'วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้'],
    said: 'มีไข้',
  }),
  worriesIfSo('unwell', {
    question: 'ดูไม่สบายกว่าทุกวัน',
    hints: ['งอแงผิดปกติ ซีด หรือไม่เล่นเหมือนเคย', 'ซีด อ่อนเพลีย หรือไม่อยากทำอะไรเหมือนเคย'],
    said: 'ดูไม่สบาย',
  }),
  worriesIfSo('limp', {
    question: 'ตัวอ่อนปวกเปียก ซึม หรือปลุกยาก',
    hints: ['อุ้มแล้วแขนขาห้อย ไม่ค่อยตอบสนอง', 'ลุกนั่งเองไม่ไหว เรียกแล้วไม่ค่อยตอบ'],
    said: 'ตัวอ่อน ซึม หรือปลุกยาก',
  }),
  worriesIfSo('greenVomit', {
    question: 'อาเจียนเป็นสีเขียว',
    hints: ['เขียวเหมือนน้ำคั้นใบไม้', 'เขียวเหมือนน้ำคั้นใบไม้'],
    said: 'อาเจียนเป็นสีเขียว',
  }),
  worriesIfSo('hardBelly', {
    question: 'ท้องแข็งหรือโป่งตึง',
    hints: ['ใช้มือแตะเบา ๆ ตอนลูกไม่ร้อง', 'ใช้มือแตะเบา ๆ ตอนนอนหงาย'],
    said: 'ท้องแข็งหรือโป่งตึง',
  }),
]

const byId = Object.fromEntries(signRows.map((row) => [row.sign, row])) as Readonly<Record<StoolSign, SignRow>>

export const signRow = (sign: StoolSign): SignRow => byId[sign]

/** How to look for a sign in a child of this age, in whole days. */
export const hintAt = (sign: StoolSign, ageInDays: number): string => byId[sign].hints[isLittle(ageInDays) ? 0 : 1]

/** The answer as the rules hear it: not sure counts as the stricter. */
export const isWorrying = (sign: StoolSign, answer: SignAnswer): boolean => answer !== byId[sign].calm

/** What was said for certain that a doctor should hear; null: nothing. */
export const saidAloud = (sign: StoolSign, answer: SignAnswer): string | null => byId[sign].said[answer] ?? null

export interface SignGroup {
  readonly id: 'body' | 'stool' | 'comfort' | 'urgent'
  readonly title: string
  readonly hint: string
  readonly signs: ReadonlyArray<StoolSign>
  /** Whether the days it has lasted are asked here too. */
  readonly asksDays: boolean
}

/** The four short questions of the check. */
export const signGroups: ReadonlyArray<SignGroup> = [
  {
    id: 'body',
    title: 'ตัว ตา ปัสสาวะ และการกิน',
    hint: 'ดูใต้แสงธรรมชาติ ไม่ต้องรีบ',
    signs: ['jaundice', 'darkUrine', 'feeding'],
    asksDays: false,
  },
  {
    id: 'stool',
    title: 'อุจจาระและยาที่กิน',
    hint: 'นึกถึงสองสามวันที่ผ่านมา',
    signs: ['watery', 'ironOrBismuth'],
    asksDays: true,
  },
  {
    id: 'comfort',
    title: 'ไข้และความสบายตัว',
    hint: 'วัดไข้ได้ยิ่งดี',
    signs: ['fever', 'unwell'],
    asksDays: false,
  },
  {
    id: 'urgent',
    title: 'อาการที่รอไม่ได้',
    hint: 'หากมีข้อใดข้อหนึ่ง โทร 1669 ทันที ไม่ต้องตอบจนจบ',
    signs: ['limp', 'greenVomit', 'hardBelly'],
    asksDays: false,
  },
]
