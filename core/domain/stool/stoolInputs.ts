import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { parseIsoDate, type IsoDate, type DateProblem } from '../calendar/isoDate.js'
import {
  fieldsOf,
  isInRange,
  isMissing,
  isNonEmpty,
  isOneOf,
  unknownFields,
  type Fields,
  type FieldUnknown,
} from '../reading/fields.js'
import { stoolColours, type StoolColour } from './card.js'
import { feedingSaid, redUrineSaid } from './earlierAnswers.js'
import { signRow, stoolSigns, type StoolAnswers, type StoolSign } from './signs.js'

/** The inputs of a stool check, without name and birth date, so that a public link may carry them. */
export interface StoolInputs {
  readonly date: IsoDate
  readonly ageInDays: number
  readonly colour: StoolColour
  /** `unsure`: no clear result. null: no photo. */
  readonly photo: StoolColour | 'unsure' | null
  readonly lastedDays: number | 'unsure'
  readonly signs: StoolAnswers
}

/** Whole days since birth, to 19 years, where the growth references end. */
export const stoolAges = { lowest: 0, highest: 6939 } as const
/** Days that a colour may have lasted. */
export const stoolDays = { lowest: 0, highest: 366 } as const

/** Why a stool check is refused; `field` names the part. */
export type StoolRefusal =
  | { readonly _tag: 'NotAStoolCheck' }
  | { readonly _tag: 'DateInvalid'; readonly field: 'date' | 'birthDate'; readonly refusal: DateProblem }
  | { readonly _tag: 'DateInFuture'; readonly field: 'date' }
  | { readonly _tag: 'DateBeforeBirth'; readonly field: 'date' }
  | { readonly _tag: 'AgeInvalid'; readonly field: 'ageInDays'; readonly lowest: number; readonly highest: number }
  | { readonly _tag: 'ColourUnknown'; readonly field: 'colour' | 'photo' }
  | { readonly _tag: 'DaysInvalid'; readonly field: 'lastedDays'; readonly lowest: number; readonly highest: number }
  | { readonly _tag: 'SignUnanswered'; readonly field: StoolSign }
  | FieldUnknown

const isColour = /*#__PURE__*/ isOneOf(stoolColours)
const isAnswerTo = (sign: StoolSign, value: unknown) => isOneOf(signRow(sign).answers)(value)
const isPhoto = (value: unknown): value is StoolColour | 'unsure' => value === 'unsure' || isColour(value)
const isAge = (value: unknown): value is number => Number.isInteger(value) && isInRange(value, stoolAges)
const isDays = (value: unknown): value is number | 'unsure' =>
  value === 'unsure' || (Number.isInteger(value) && isInRange(value, stoolDays))

const dayField = (field: 'date' | 'birthDate', value: unknown, refusals: StoolRefusal[]): IsoDate | null => {
  const decoded = parseIsoDate(typeof value === 'string' ? value : '')
  if (E.isRight(decoded)) return decoded.right
  refusals.push({ _tag: 'DateInvalid', field, refusal: decoded.left })
  return null
}

const ageField = (input: Fields, date: IsoDate | null, refusals: StoolRefusal[]): number => {
  const refused = { _tag: 'AgeInvalid', field: 'ageInDays', ...stoolAges } as const
  if (isMissing(input['birthDate'])) {
    if (isAge(input['ageInDays'])) return input['ageInDays'] + 0
    refusals.push(refused)
    return 0
  }
  const birthDate = dayField('birthDate', input['birthDate'], refusals)
  if (birthDate === null || date === null) return 0
  const age = daysBetween(birthDate, date)
  if (age < 0) refusals.push({ _tag: 'DateBeforeBirth', field: 'date' })
  else if (!isAge(age)) refusals.push(refused)
  return age
}

const known = ['date', 'birthDate', 'ageInDays', 'colour', 'photo', 'lastedDays', 'signs']

const decode = (received: unknown, latest: IsoDate | null): E.Either<NonEmptyArray<StoolRefusal>, StoolInputs> => {
  const input = fieldsOf(received)
  if (input === null) return E.left([{ _tag: 'NotAStoolCheck' }])
  const { colour, photo, lastedDays, signs } = input
  const refusals: StoolRefusal[] = []
  const date = dayField('date', input['date'], refusals)
  if (date !== null && latest !== null && date > latest) refusals.push({ _tag: 'DateInFuture', field: 'date' })
  const ageInDays = ageField(input, date, refusals)
  if (!isColour(colour)) refusals.push({ _tag: 'ColourUnknown', field: 'colour' })
  if (!isMissing(photo) && !isPhoto(photo)) refusals.push({ _tag: 'ColourUnknown', field: 'photo' })
  if (!isDays(lastedDays)) refusals.push({ _tag: 'DaysInvalid', field: 'lastedDays', ...stoolDays })
  const receivedSigns = fieldsOf(signs) ?? {}
  // A stored check may be of a later version with more keys.
  if (latest !== null)
    refusals.push(...unknownFields(input, known), ...unknownFields(receivedSigns, stoolSigns, 'signs'))
  const signAnswers =
    latest === null
      ? { ...receivedSigns, feeding: feedingSaid(receivedSigns), redUrine: redUrineSaid(receivedSigns) }
      : receivedSigns
  for (const sign of stoolSigns)
    if (!isAnswerTo(sign, signAnswers[sign])) refusals.push({ _tag: 'SignUnanswered', field: sign })
  if (isNonEmpty(refusals)) return E.left(refusals)
  return E.right({
    date: date as IsoDate,
    ageInDays,
    colour: colour as StoolColour,
    photo: isMissing(photo) ? null : (photo as StoolColour | 'unsure'),
    lastedDays: lastedDays === 0 ? 0 : (lastedDays as number | 'unsure'),
    signs: Object.fromEntries(stoolSigns.map((sign) => [sign, signAnswers[sign]])) as unknown as StoolAnswers,
  })
}

/** Decodes a form: ISO dates, whole days, an answer to every sign. It refuses with all faults at once. `today` is
 * the Bangkok day.
 * @example stoolInputs(valueOf(parseIsoDate('2026-11-20')))('nothing') // => { _tag: 'Left', left: [{ _tag: 'NotAStoolCheck' }] } */
export const stoolInputs =
  (today: IsoDate) =>
  (input: unknown): E.Either<NonEmptyArray<StoolRefusal>, StoolInputs> =>
    decode(input, today)

/** As `stoolInputs`, for a stored check of any day and version: unknown keys are dropped.
 * @example storedStoolInputs('nothing') // => { _tag: 'Left', left: [{ _tag: 'NotAStoolCheck' }] } */
export const storedStoolInputs = (input: unknown): E.Either<NonEmptyArray<StoolRefusal>, StoolInputs> =>
  decode(input, null)

export const movedBy = (inputs: StoolInputs, days: number): StoolInputs => ({
  ...inputs,
  date: addDays(inputs.date, days),
  ageInDays: Math.min(stoolAges.highest, Math.max(stoolAges.lowest, inputs.ageInDays + days)),
})
