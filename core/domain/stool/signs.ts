import type { Answer } from './answers.js'

export const stoolSigns = [
  'jaundice',
  'darkUrine',
  'feedingWell',
  'watery',
  'ironOrBismuth',
  'fever',
  'unwell',
  'limp',
  'greenVomit',
  'hardBelly',
] as const
export type StoolSign = (typeof stoolSigns)[number]

export interface SignRow {
  readonly sign: StoolSign
  readonly question: string
  /** How to look, in a line. */
  readonly hint: string
  /** The answer that makes the rules stricter; `unsure` counts as it. */
  readonly worrying: Exclude<Answer, 'unsure'>
  /** The worrying answer in words, for reasons and for what to say on the phone. */
  readonly said: string
}

/** Feeding well and iron are the two that reassure: there the stricter answer is no. */
export const signRows: ReadonlyArray<SignRow> = [
  {
    sign: 'jaundice',
    question: 'ผิวหรือตาขาวดูเหลือง',
    hint: 'ลองกดปลายจมูกเบา ๆ แล้วปล่อย',
    worrying: 'yes',
    said: 'ตัวหรือตาเหลือง',
  },
  {
    sign: 'darkUrine',
    question: 'ปัสสาวะเข้มกว่าปกติ',
    hint: 'เหลืองเข้มจนติดผ้าอ้อม',
    worrying: 'yes',
    said: 'ปัสสาวะสีเข้ม',
  },
  {
    sign: 'feedingWell',
    question: 'กินนมได้ดีเหมือนเดิม',
    hint: 'ปลุกง่าย ดูดแรงเท่าเมื่อวาน หากโตแล้ว กินข้าวและดื่มน้ำได้',
    worrying: 'no',
    said: 'กินได้น้อยลงหรือไม่ยอมกิน',
  },
  {
    sign: 'watery',
    question: 'ถ่ายเหลวเป็นน้ำ',
    hint: 'เหลวกว่าที่เคย ซึมลงผ้าอ้อมเกือบหมด',
    worrying: 'yes',
    said: 'ถ่ายเหลวเป็นน้ำ',
  },
  {
    sign: 'ironOrBismuth',
    question: 'กำลังกินยาธาตุเหล็กหรือยาที่มีบิสมัท',
    hint: 'ยาสองอย่างนี้ทำให้อุจจาระดำได้',
    worrying: 'no',
    said: 'ไม่ได้กินยาธาตุเหล็กหรือบิสมัท',
  },
  {
    sign: 'fever',
    question: 'มีไข้',
    hint: 'วัดได้ 38 องศาขึ้นไป ถ้าไม่มีปรอท ตอบว่าไม่แน่ใจได้',
    worrying: 'yes',
    said: 'มีไข้',
  },
  {
    sign: 'unwell',
    question: 'ดูไม่สบายกว่าทุกวัน',
    hint: 'งอแงผิดปกติ ซีด หรือไม่เล่นเหมือนเคย',
    worrying: 'yes',
    said: 'ดูไม่สบาย',
  },
  {
    sign: 'limp',
    question: 'ตัวอ่อนปวกเปียก ซึม หรือปลุกยาก',
    hint: 'อุ้มแล้วแขนขาห้อย ไม่ค่อยตอบสนอง',
    worrying: 'yes',
    said: 'ตัวอ่อน ซึม หรือปลุกยาก',
  },
  {
    sign: 'greenVomit',
    question: 'อาเจียนเป็นสีเขียว',
    hint: 'เขียวเหมือนน้ำคั้นใบไม้',
    worrying: 'yes',
    said: 'อาเจียนเป็นสีเขียว',
  },
  {
    sign: 'hardBelly',
    question: 'ท้องแข็งหรือโป่งตึง',
    hint: 'ใช้มือแตะเบา ๆ ตอนลูกไม่ร้อง',
    worrying: 'yes',
    said: 'ท้องแข็งหรือโป่งตึง',
  },
]

const byId = Object.fromEntries(signRows.map((row) => [row.sign, row])) as Readonly<Record<StoolSign, SignRow>>

export const signRow = (sign: StoolSign): SignRow => byId[sign]

/** The answer as the rules hear it: not sure counts as the stricter. */
export const isWorrying = (sign: StoolSign, answer: Answer): boolean =>
  answer === 'unsure' || answer === byId[sign].worrying

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
    title: 'ตัว ตา และปัสสาวะ',
    hint: 'ดูใต้แสงธรรมชาติ ไม่ต้องรีบ',
    signs: ['jaundice', 'darkUrine', 'feedingWell'],
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
    hint: 'หากมีข้อใดข้อหนึ่ง โทร 1669 ได้เลย ไม่ต้องตอบจนจบ',
    signs: ['limp', 'greenVomit', 'hardBelly'],
    asksDays: false,
  },
]
