import { dayOf, parseDate, type IsoDate } from '@careplus/core/calendar'
import {
  bandPhrase,
  check,
  formOf,
  formProblems,
  formProblemWords,
  followChild,
  followWords,
  type AssessedMeasurement,
  type Checked,
  type FollowedChild,
  type FollowWords,
  type FormField,
  type FormProblem,
  type Indicator,
  type Position,
  type References,
  type TypedForm,
} from '@careplus/core/growth'
import type { CareplusGrowthResult } from './careplus-growth'
import { words } from './words'

/** All as text, as typed or from attributes. */
export interface Typed {
  readonly sex: string
  readonly birthDate: string
  readonly date: string
  readonly weight: string
  readonly height: string
  readonly measure: string
  readonly headCircumference: string
  readonly gestationWeeks: string
  readonly gestationDays: string
}
export type Field = keyof Typed

export const nothingTyped: Typed = {
  sex: '',
  birthDate: '',
  date: '',
  weight: '',
  height: '',
  measure: '',
  headCircumference: '',
  gestationWeeks: '',
  gestationDays: '',
}
export const fields = Object.keys(nothingTyped) as ReadonlyArray<Field>

export type Meant = NonNullable<TypedForm['meant']>

export interface FieldProblem {
  readonly field: Field
  readonly text: string
  readonly problem: FormProblem | { readonly _tag: 'PositionUnknown'; readonly field: 'measure' }
}

const fieldOf: Readonly<Record<Exclude<FormField, 'name'>, Field>> = {
  sex: 'sex',
  birthDate: 'birthDate',
  gestation_weeks: 'gestationWeeks',
  gestation_days: 'gestationDays',
  date: 'date',
  weight: 'weight',
  height: 'height',
  head_circumference: 'headCircumference',
}

/** null: empty. A text that is no day stays as typed, to be refused. */
const dayTyped = (text: string): string | null => {
  const read = parseDate(text)
  return text.trim() === '' ? null : read._tag === 'Right' ? read.right : text
}

/** null: no day is typed yet. */
export const dayIn = (text: string): IsoDate | null => dayOf(dayTyped(text))

const positions: Readonly<Record<string, Position>> = { l: 'l', h: 'h', lying: 'l', standing: 'h' }
export const positionOf = (text: string): Position | null => (Object.hasOwn(positions, text) ? positions[text]! : null)

const sexOf = (text: string): 'female' | 'male' | null => (text === 'female' ? text : text === 'male' ? text : null)

/** The form has no name field, and no name is stored. */
const formTyped = (typed: Typed, meant: Meant): TypedForm => ({
  name: words.child,
  sex: sexOf(typed.sex),
  birthDate: dayTyped(typed.birthDate),
  date: dayTyped(typed.date),
  weight: typed.weight,
  height: typed.height,
  measure: positionOf(typed.measure),
  head_circumference: typed.headCircumference,
  gestation_weeks: typed.gestationWeeks,
  gestation_days: typed.gestationDays,
  meant,
})

const sentence = (problem: FormProblem): string => {
  if (problem._tag === 'NotADate') return words.notADate
  return problem._tag === 'DateInvalid' ? words.dateMissing[problem.field] : formProblemWords(problem)
}

export const problemsOf = (today: IsoDate, typed: Typed, meant: Meant): ReadonlyArray<FieldProblem> => {
  const found = formProblems(today)(formTyped(typed, meant))
  const assessed = Object.values(found).flatMap((problem): ReadonlyArray<FieldProblem> =>
    problem.field === 'name'
      ? []
      : [{ field: fieldOf[problem.field as keyof typeof fieldOf], text: sentence(problem), problem }],
  )
  const unknown = typed.measure !== '' && positionOf(typed.measure) === null
  return unknown
    ? [
        ...assessed,
        { field: 'measure', text: words.positionUnknown, problem: { _tag: 'PositionUnknown', field: 'measure' } },
      ]
    : assessed
}

export interface Read {
  readonly result: CareplusGrowthResult
  readonly told: AssessedMeasurement<Checked>
  readonly followed: FollowedChild<Checked>
  readonly birthDate: IsoDate
  readonly date: IsoDate
  readonly said: FollowWords
}

/** null: a problem prevents a result. */
export const readingOf = (references: References, today: IsoDate, typed: Typed, meant: Meant): Read | null => {
  const read = check(today)(formOf(formTyped(typed, meant)))
  if (read._tag === 'Left') return null
  const { sex, birthDate, date, weight, height, measure, head_circumference, ...early } = read.right
  const gestation =
    early.gestation_weeks === null ? null : { weeks: early.gestation_weeks, days: early.gestation_days ?? 0 }
  const followed = followChild(references)({ sex, birthDate, gestation }, [read.right], date)
  const assessed = followed.newest
  if (assessed === null) return null
  const { assessment } = assessed
  const answer = followWords(followed, date)
  const indicators = Object.fromEntries(
    Object.entries(assessment.indicators).map(([indicator, found]) => [
      indicator,
      found._tag === 'none'
        ? null
        : {
            zScore: found.zScore,
            band: found.band,
            word: bandPhrase(indicator as Indicator, found.band),
            flagged: found.flagged,
            reference: found.reference,
          },
    ]),
  ) as CareplusGrowthResult['indicators']
  const { ageInDays, adjustedHeight, bmi, classNumber, picture } = assessment
  return {
    told: assessed,
    followed,
    birthDate,
    date,
    said: answer,
    result: {
      sex,
      birthDate,
      date,
      weight,
      height,
      measure,
      headCircumference: head_circumference,
      ageInDays,
      adjustedHeight,
      bmi,
      indicators,
      classNumber,
      picture,
      heading: answer.heading,
      advice: answer.concerns[0]?.reasons.join(' ') ?? answer.advice ?? '',
      next: answer.concerns[0]?.next ?? answer.next ?? answer.due,
    },
  }
}
