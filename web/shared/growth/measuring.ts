import { ageInDays, ageOn, type IsoDate } from '@careplus/core/calendar'
import {
  isTooYoungToStand,
  limits,
  positionForAge,
  typedNumber,
  typingHelp,
  type NumberField,
  type TypingSlip,
} from '@careplus/core/growth'
import type { Measure } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import { growthCopy as copy } from '../../copy/growth.th'
import { dayOf } from './days'

/** One measuring as it stands in a form: text as typed. `measure` null: not said, the usual one for the age is shown. */
export interface MeasuringTyped {
  readonly date: string | null
  readonly weight: string
  readonly height: string
  readonly measure: Measure | null
  readonly head: string
  /** Figures that looked like a slip and are meant as they stand. */
  readonly meant?: MeantFigures
}
export type MeantFigures = { readonly [K in 'weight' | 'height' | 'head']?: string }
export type MeasuringField = 'date' | 'weight' | 'height' | 'head'

export const nothingMeasured: MeasuringTyped = { date: null, weight: '', height: '', measure: null, head: '' }

/** What is to be said at a field, with the repair where there is one. */
export interface Problem {
  readonly text: string
  readonly repair?: {
    readonly label: string
    readonly value: string
    /** What else is put right with it, by field. */
    readonly also?: MeantFigures
    /** What was typed may be right after all. */
    readonly canBeMeant: boolean
  }
}
export type Problems<Field extends string> = { readonly [K in Field]?: Problem }

/** Whole days from birth to the measuring; null while either is not known, or they are the wrong way round. */
export const ageAt = (birthDate: string | null, date: string | null): number | null => {
  const [born, on] = [dayOf(birthDate), dayOf(date)]
  return born === null || on === null || on < born ? null : ageInDays(born, on)
}

/** Beyond this no reference goes. */
export const isTooOld = (birthDate: string | null, date: string | null): boolean => {
  const [born, on] = [dayOf(birthDate), dayOf(date)]
  return born !== null && on !== null && ageOn(born, on).years >= 19
}

/** The position that the form shows as chosen. */
export const shownMeasure = (
  measure: Measure | null,
  birthDate: string | null,
  date: string | null,
): Measure | null => {
  const age = ageAt(birthDate, date)
  return measure ?? (age === null ? null : positionForAge(age))
}

export const measureHint = (measure: Measure | null, birthDate: string | null, date: string | null): string => {
  const age = ageAt(birthDate, date)
  if (age === null) return copy.measureHint.unknown
  const usual = positionForAge(age)
  if (isTooYoungToStand(age, measure)) return copy.measureHint.tooYoung
  if (measure !== null && measure !== usual) return copy.measureHint.other
  return usual === 'l' ? copy.measureHint.lying : copy.measureHint.standing
}

const fieldOf = { dob: 'dob', date: 'date', weight: 'weight', height: 'height', head_circumference: 'head' } as const

export const problemOf = (slip: TypingSlip): Problem => {
  const text = (copy.slip[slip._tag] as (slip: TypingSlip) => string)(slip)
  if (slip._tag === 'FiguresExchanged') {
    const also = { height: String(slip.height) }
    return { text, repair: { label: copy.exchange, value: String(slip.weight), also, canBeMeant: true } }
  }
  return 'proposed' in slip
    ? {
        text,
        repair: {
          label: copy.repair(slip.proposed, slip.field),
          value: String(slip.proposed),
          canBeMeant: slip._tag === 'TenfoldSlip',
        },
      }
    : { text }
}

const beyond = (field: NumberField, typed: string): boolean => {
  const value = typedNumber(typed)
  return value !== null && !(value > limits[field].above && value <= limits[field].highest)
}

/** A child born far too early, or a very heavy one, is measured as any other. */
const isMeant = (slip: TypingSlip, { meant = {}, ...typed }: MeasuringTyped): boolean => {
  if (slip._tag === 'FiguresExchanged') return meant.weight === typed.weight && meant.height === typed.height
  if (slip._tag !== 'TenfoldSlip') return false
  const field = fieldOf[slip.field]
  return meant[field] === typed[field]
}

/** Everything to be said about a measuring, by field; nothing: it can be read. `today`: the Bangkok day. */
export const measuringProblems = (
  today: IsoDate,
  birthDate: string | null,
  measuring: MeasuringTyped,
): Problems<MeasuringField | 'dob'> => {
  const { date, weight, height, head } = measuring
  const problems: { [K in MeasuringField | 'dob']?: Problem } = {}
  if (date === null) problems.date = { text: copy.missing.date }
  if (oneLine(weight) === '') problems.weight = { text: copy.missing.weight }
  else if (beyond('weight', weight)) problems.weight = { text: copy.outOfLimits('weight') }
  if (oneLine(height) === '') problems.height = { text: copy.missing.height }
  else if (beyond('height', height)) problems.height = { text: copy.outOfLimits('height') }
  if (beyond('head_circumference', head)) problems.head = { text: copy.outOfLimits('head_circumference') }
  const typed = { dob: birthDate ?? '', date: date ?? '', weight, height, head_circumference: head }
  for (const slip of typingHelp(today)(typed))
    if (!isMeant(slip, measuring)) {
      problems[fieldOf[slip.field]] = problemOf(slip)
      if (slip._tag === 'FiguresExchanged') delete problems.height
    }
  return problems
}

/** kg and cm of a measuring without problems, as the wire and the draft have them. */
export const measuredFigures = (typed: MeasuringTyped, birthDate: string | null) => {
  const measure = shownMeasure(typed.measure, birthDate, typed.date)
  const head = typedNumber(typed.head)
  return {
    date: typed.date ?? '',
    weight: typedNumber(typed.weight) ?? 0,
    height: typedNumber(typed.height) ?? 0,
    ...(measure === null ? {} : { measure }),
    ...(head === null ? {} : { head_circumference: head }),
  }
}
