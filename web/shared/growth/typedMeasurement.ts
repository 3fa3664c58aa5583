import type { IsoDate } from '@careplus/core/calendar'
import {
  ageAt,
  formOf,
  formProblems,
  formProblemWords,
  positionHint,
  repairWords,
  type FormField,
  type FormProblem,
  type Sex,
  type TypedForm,
  newRecordOf,
} from '@careplus/core/growth'
import type { Measure } from '@careplus/core/ports'
import { growthFormCopy as copy } from '../../copy/growthForm.th'

export interface ChildTyped {
  readonly name: string
  readonly sex: Sex | null
  /** ISO. */
  readonly birthDate: string | null
  /** Full weeks, and days beyond them. */
  readonly gestation: string
  readonly gestationDays?: string
}
export type ChildField = keyof ChildTyped

export const nobodyTyped: ChildTyped = { name: '', sex: null, birthDate: null, gestation: '' }

/** The typed fields of a measurement. `measure` null: not chosen, so the usual one for the age is shown. */
export interface TypedMeasurement {
  readonly date: string | null
  readonly weight: string
  readonly height: string
  readonly measure: Measure | null
  readonly head: string
  readonly meant?: MeantFigures
}
export type MeantFigures = { readonly [K in 'weight' | 'height' | 'head']?: string }
export type MeasurementField = 'date' | 'weight' | 'height' | 'head'

/** As stored on the device. `date` left out: not chosen, so it is the day of saving; null: cleared. */
export type StoredMeasurement = Omit<TypedMeasurement, 'date'> & { readonly date?: string | null }

/** `day` applies where no date was chosen; null: today is not known yet. */
export const measuredOn = <A extends StoredMeasurement>(day: string | null, stored: A): A & TypedMeasurement => ({
  ...stored,
  date: stored.date === undefined ? day : stored.date,
})

export const nothingStored: StoredMeasurement = { weight: '', height: '', measure: null, head: '' }
const nothingMeasured: TypedMeasurement = { ...nothingStored, date: null }

export interface Problem {
  readonly text: string
  readonly repair?: {
    readonly label: string
    readonly value: string
    readonly also?: MeantFigures
    readonly canBeMeant: boolean
  }
}
export type Problems<Field extends string> = { readonly [K in Field]?: Problem }

export interface CheckTyped extends ChildTyped, TypedMeasurement {}
export type CheckField = ChildField | MeasurementField

export const nothingTyped: CheckTyped = { ...nobodyTyped, ...nothingMeasured }

const fieldOf = {
  name: 'name',
  sex: 'sex',
  birthDate: 'birthDate',
  gestation_weeks: 'gestation',
  gestation_days: 'gestationDays',
  date: 'date',
  weight: 'weight',
  height: 'height',
  head_circumference: 'head',
} as const satisfies Readonly<Record<FormField, CheckField>>

const specified = ({ head, gestation, gestationDays = '', meant, ...typed }: CheckTyped): TypedForm => {
  const { head: headMeant, ...figures } = meant ?? {}
  return {
    ...typed,
    head_circumference: head,
    gestation_weeks: gestation,
    gestation_days: gestationDays,
    meant: { ...figures, ...(headMeant === undefined ? {} : { head_circumference: headMeant }) },
  }
}

export const draftForm = (typed: CheckTyped) => formOf(specified(typed))

export const measureHint = (measure: Measure | null, birthDate: string | null, date: string | null): string =>
  positionHint(measure, ageAt(birthDate, date))

export const problemOf = (problem: FormProblem): Problem => {
  const text = formProblemWords(problem)
  if (problem._tag === 'FiguresExchanged') {
    const also = { height: String(problem.height) }
    return { text, repair: { label: copy.exchange, value: String(problem.weight), also, canBeMeant: true } }
  }
  if (!('proposed' in problem)) return { text }
  const { proposed, field } = problem
  const repair = { label: repairWords(proposed, field), value: String(proposed) }
  return { text, repair: { ...repair, canBeMeant: problem._tag === 'TenfoldSlip' } }
}

/** Errors by field; empty: the check is valid. `today`: the Bangkok day. */
export const checkProblems = (today: IsoDate, typed: CheckTyped): Problems<CheckField> =>
  Object.fromEntries(
    Object.values(formProblems(today)(specified(typed))).map((found) => [fieldOf[found.field], problemOf(found)]),
  )

const only = <Field extends CheckField>(fields: ReadonlyArray<Field>, all: Problems<CheckField>): Problems<Field> =>
  Object.fromEntries(
    fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  ) as Problems<Field>

export const childProblems = (today: IsoDate, typed: ChildTyped): Problems<ChildField> =>
  only(
    ['name', 'sex', 'birthDate', 'gestation', 'gestationDays'],
    checkProblems(today, { ...nothingMeasured, ...typed }),
  )

export const measurementProblems = (
  today: IsoDate,
  birthDate: string | null,
  typed: TypedMeasurement,
): Problems<MeasurementField> => {
  const all = checkProblems(today, { ...nobodyTyped, ...typed, birthDate })
  const measured = only(['date', 'weight', 'height', 'head'], all)
  // The birth date cannot be changed here, so a day outside of the tables is an error of the measurement's date.
  return all.birthDate === undefined || measured.date !== undefined || typed.date === null
    ? measured
    : { ...measured, date: all.birthDate }
}

/** kg and cm, as on the wire. */
export const measuredFigures = (typed: TypedMeasurement, birthDate: string | null) => {
  const { date, weight, height, measure, head_circumference } = draftForm({ ...nobodyTyped, ...typed, birthDate })
  return newRecordOf({ date: date ?? '', weight: weight ?? 0, height, measure, head_circumference })
}
