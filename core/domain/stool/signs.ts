import { namesOf } from '../reading/namesOf.js'
import { answers, feedings, type Answer, type Feeding, type SignAnswer } from './answers.js'

interface SignRow {
  readonly answers: ReadonlyArray<SignAnswer>
  readonly calm: SignAnswer
}

const worriesIfSo = { answers, calm: 'no' } as const

const rows = {
  jaundice: worriesIfSo,
  darkUrine: worriesIfSo,
  redUrine: worriesIfSo,
  feeding: { answers: feedings, calm: 'as-before' },
  watery: worriesIfSo,
  ironOrBismuth: { answers, calm: 'yes' },
  fever: worriesIfSo,
  unwell: worriesIfSo,
  limp: worriesIfSo,
  greenVomit: worriesIfSo,
  hardBelly: worriesIfSo,
} as const satisfies Readonly<Record<string, SignRow>>

/** A sign of the stool check. */
export type StoolSign = keyof typeof rows
/** A sign with the answers yes, no or unsure. */
export type YesNoSign = Exclude<StoolSign, 'feeding'>
/** All signs in the order of the questions. */
export const stoolSigns: ReadonlyArray<StoolSign> = /*#__PURE__*/ namesOf(rows)

export const signRow = (sign: StoolSign): SignRow => rows[sign]

/** The answer to each sign. */
export type StoolAnswers = Readonly<Record<YesNoSign, Answer>> & { readonly feeding: Feeding }

/** The answers of a healthy day: no worrying sign, and no medicine that blackens a stool. */
export const calmStoolAnswers: StoolAnswers = {
  jaundice: 'no',
  darkUrine: 'no',
  redUrine: 'no',
  feeding: 'as-before',
  watery: 'no',
  ironOrBismuth: 'no',
  fever: 'no',
  unwell: 'no',
  limp: 'no',
  greenVomit: 'no',
  hardBelly: 'no',
}

/** Unsure counts as worrying. */
export const isWorrying = (sign: StoolSign, answer: SignAnswer): boolean => answer !== rows[sign].calm

/** Signs on one page of the form. */
export interface SignGroup {
  readonly id: 'body' | 'stool' | 'comfort' | 'urgent'
  readonly signs: ReadonlyArray<StoolSign>
  readonly asksDays: boolean
}

/** The four pages of signs. */
export const signGroups: ReadonlyArray<SignGroup> = [
  { id: 'body', signs: ['jaundice', 'darkUrine', 'redUrine', 'feeding'], asksDays: false },
  { id: 'stool', signs: ['watery', 'ironOrBismuth'], asksDays: true },
  { id: 'comfort', signs: ['fever', 'unwell'], asksDays: false },
  { id: 'urgent', signs: ['limp', 'greenVomit', 'hardBelly'], asksDays: false },
]
