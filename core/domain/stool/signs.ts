import { namesOf } from '../reading/namesOf.js'
import { answers, feedings, type Answer, type Feeding, type SignAnswer } from './answers.js'

interface SignRow {
  /** As they are asked. */
  readonly answers: ReadonlyArray<SignAnswer>
  /** The one answer that makes no rule stricter; `unsure` is another. */
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

/** A sign that the stool check asks about. */
export type StoolSign = keyof typeof rows
/** A sign that is answered with yes, no or unsure. */
export type YesNoSign = Exclude<StoolSign, 'feeding'>
/** Every sign, in the order in which they are asked. */
export const stoolSigns: ReadonlyArray<StoolSign> = /*#__PURE__*/ namesOf(rows)

/**
 * The answers that a sign can have, and which one of them makes no rule stricter.
 * @example
 * signRow('feeding') // => { answers: ['as-before', 'less', 'none'], calm: 'as-before' }
 */
export const signRow = (sign: StoolSign): SignRow => rows[sign]

/** What was answered to each sign. */
export type StoolAnswers = Readonly<Record<YesNoSign, Answer>> & { readonly feeding: Feeding }

/** As on a good day: nothing that worries, and none of the medicines that blacken a stool. */
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

/**
 * The answer as the rules hear it: not sure counts as the stricter.
 * @example
 * isWorrying('fever', 'unsure') // => true
 * isWorrying('fever', 'no') // => false
 */
export const isWorrying = (sign: StoolSign, answer: SignAnswer): boolean => answer !== rows[sign].calm

/** Signs that are asked on one page. */
export interface SignGroup {
  readonly id: 'body' | 'stool' | 'comfort' | 'urgent'
  readonly signs: ReadonlyArray<StoolSign>
  /** Whether the days it has lasted are asked here too. */
  readonly asksDays: boolean
}

/** The four short questions of the check. */
export const signGroups: ReadonlyArray<SignGroup> = [
  { id: 'body', signs: ['jaundice', 'darkUrine', 'redUrine', 'feeding'], asksDays: false },
  { id: 'stool', signs: ['watery', 'ironOrBismuth'], asksDays: true },
  { id: 'comfort', signs: ['fever', 'unwell'], asksDays: false },
  { id: 'urgent', signs: ['limp', 'greenVomit', 'hardBelly'], asksDays: false },
]
