import * as E from 'fp-ts/Either'
import { ageOn } from '../calendar/age.js'
import { daysBetween } from '../calendar/arithmetic.js'
import { dayOf, type IsoDate } from '../calendar/isoDate.js'
import type { Sex } from '../identity/sex.js'
import { fieldsOf } from '../reading/fields.js'
import { isBlank } from '../text/blank.js'
import { typedNumber } from '../text/typedNumber.js'
import { check, type CheckRefusal } from './check.js'
import { tooOldFromYears } from './limits.js'
import type { NumberField, Position } from './measurement.js'
import { shownPosition } from './position.js'
import { typedFigure } from './typedFigure.js'
import { typingHelp, type TypingSlip } from './typingHelp.js'

/** The growth form while it is typed: figures as text, ISO dates; null: not chosen yet. `meant`: figures that the
 * parent confirmed. */
export interface TypedForm {
  readonly name: string
  readonly sex: Sex | null
  readonly birthDate: string | null
  readonly date: string | null
  readonly weight: string
  readonly height: string
  readonly measure: Position | null
  readonly head_circumference: string
  readonly gestation_weeks: string
  readonly gestation_days: string
  readonly meant?: { readonly [Field in NumberField]?: string }
}

const fields = [
  'name',
  'sex',
  'birthDate',
  'gestation_weeks',
  'gestation_days',
  'date',
  'weight',
  'height',
  'head_circumference',
] as const
/** A field of the growth form. */
export type FormField = (typeof fields)[number]

type RefusalAtField = Extract<CheckRefusal, { readonly field: FormField }>

/** A problem at a field of the form. */
export type FormProblem = RefusalAtField | TypingSlip | { readonly _tag: 'TooOld'; readonly field: 'birthDate' }

/** Whole days from birth to the measurement; null: either is unknown, they are in the wrong order, or too far apart.
 * @example ageAt('2024-07-12', '2026-11-20') // => 861 */
export const ageAt = (birthDate: unknown, date: unknown): number | null => {
  const [born, on] = [dayOf(birthDate), dayOf(date)]
  if (born === null || on === null || on < born) return null
  return ageOn(born, on).years >= tooOldFromYears ? null : daysBetween(born, on)
}

const isTooOld = (today: IsoDate, { birthDate, date }: TypedForm): boolean => {
  const [born, on] = [dayOf(birthDate), dayOf(date)]
  return born !== null && on !== null && on <= today && on >= born && ageOn(born, on).years >= tooOldFromYears
}

const orNaN = (typed: string, value: number | null): number | null => (isBlank(typed) ? null : (value ?? Number.NaN))
const figureOf = (field: NumberField, typed: string): number | null => orNaN(typed, typedFigure(field, typed))
const wholeOf = (typed: string): number | null => orNaN(typed, typedNumber(typed))

/** The form as `check` decodes it; the position is the one that the form shows.
 * @example formOf({ ...typedForm(), weight: '๑๒.๔' }).weight // => 12.4 */
export const formOf = ({ meant: _, ...typed }: TypedForm) => ({
  ...typed,
  weight: figureOf('weight', typed.weight),
  height: figureOf('height', typed.height),
  measure: shownPosition(typed.measure, ageAt(typed.birthDate, typed.date)),
  head_circumference: figureOf('head_circumference', typed.head_circumference),
  gestation_weeks: wholeOf(typed.gestation_weeks),
  gestation_days: wholeOf(typed.gestation_days),
})

/** Extreme figures may be true, as of a child born far too early. */
const isMeant = (mistyping: TypingSlip, typed: TypedForm): boolean => {
  const meant: NonNullable<TypedForm['meant']> = fieldsOf(typed.meant) ?? {}
  if (mistyping._tag === 'FiguresExchanged') return meant.weight === typed.weight && meant.height === typed.height
  return mistyping._tag === 'TenfoldSlip' && meant[mistyping.field] === typed[mistyping.field]
}

const isAtField = (refusal: CheckRefusal): refusal is RefusalAtField =>
  'field' in refusal && (fields as ReadonlyArray<string>).includes(refusal.field)

/** The problems of a form in its order, one for each field. A likely mistyping replaces the refusal that it
 * explains.
 * @example formProblems(valueOf(parseIsoDate('2026-11-20')))(typedForm()).weight // => { _tag: 'NumberMissing', field: 'weight' } */
export const formProblems =
  (today: IsoDate) =>
  (received: TypedForm): { readonly [Field in FormField]?: FormProblem } => {
    const typed = (fieldsOf(received) ?? {}) as unknown as TypedForm
    const decoded = check(today)(formOf(typed))
    const at: { [Field in FormField]?: FormProblem } = isTooOld(today, typed)
      ? { birthDate: { _tag: 'TooOld', field: 'birthDate' } }
      : {}
    for (const refusal of E.isLeft(decoded) ? decoded.left.filter(isAtField) : []) at[refusal.field] = refusal
    const { birthDate, date } = typed
    for (const mistyping of typingHelp(today)({ ...typed, birthDate: birthDate ?? '', date: date ?? '' }))
      if (!isMeant(mistyping, typed)) {
        at[mistyping.field] = mistyping
        if (mistyping._tag === 'FiguresExchanged') delete at.height
      }
    return Object.fromEntries(fields.flatMap((field) => (at[field] === undefined ? [] : [[field, at[field]]])))
  }
