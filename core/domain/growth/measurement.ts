import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isoDate, type IsoDate, type IsoDateRefusal } from '../calendar/isoDate.js'
import { dayNumber } from './dayNumber.js'
import { isAgeInDays, limits } from './limits.js'
import type { AgeInDays, Centimetres, Kilograms } from './quantities.js'
import type { Sex } from './reference.js'

/** `l` recumbent length (lying), `h` standing height. */
export type Position = 'l' | 'h'

/** One measuring of one child, ready to be assessed. null: not measured, or not said. */
export interface Measurement {
  readonly gender: Sex
  readonly ageInDays: AgeInDays
  readonly weight: Kilograms | null
  readonly height: Centimetres | null
  readonly measure: Position | null
  readonly headCircumference: number | null
  /** Swelling of both feet: the weight says nothing then. */
  readonly oedema: boolean
}

export type NumberField = 'weight' | 'height' | 'head_circumference'
export type DateField = 'dob' | 'date'

export type MeasurementRefusal =
  | { readonly _tag: 'NotAMeasurement' }
  | { readonly _tag: 'GenderUnknown'; readonly field: 'gender' }
  | { readonly _tag: 'DateInvalid'; readonly field: DateField; readonly refusal: IsoDateRefusal }
  | { readonly _tag: 'DateBeforeBirth'; readonly field: 'date' }
  | { readonly _tag: 'DateInFuture'; readonly field: DateField }
  | { readonly _tag: 'AgeInvalid'; readonly field: 'ageInDays' }
  | { readonly _tag: 'NumberInvalid'; readonly field: NumberField; readonly above: number; readonly highest: number }
  | { readonly _tag: 'PositionUnknown'; readonly field: 'measure' }
  | { readonly _tag: 'OedemaUnknown'; readonly field: 'oedema' }

type Refused = E.Either<NonEmptyArray<MeasurementRefusal>, Measurement>
type Fields = Readonly<Record<string, unknown>>

const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null

const inRange = (field: NumberField, value: unknown): boolean =>
  typeof value === 'number' && value > limits[field].above && value <= limits[field].highest

const missing = (value: unknown): value is null | undefined => value === undefined || value === null

const numberField = (input: Fields, field: NumberField, refusals: MeasurementRefusal[]): number | null => {
  const value = input[field]
  if (missing(value)) return null
  if (inRange(field, value)) return value as number
  refusals.push({ _tag: 'NumberInvalid', field, ...limits[field] })
  return null
}

/** The day's number, or −1. */
const dayField = (input: Fields, field: DateField, today: IsoDate, refusals: MeasurementRefusal[]): number => {
  const value = input[field]
  const text = typeof value === 'string' ? value : ''
  const day = dayNumber(text)
  if (day < 0) {
    const read = isoDate(text)
    if (E.isLeft(read)) refusals.push({ _tag: 'DateInvalid', field, refusal: read.left })
  } else if (text > today) refusals.push({ _tag: 'DateInFuture', field })
  return day
}

const withAge = (input: Fields, ageInDays: number, refusals: MeasurementRefusal[]): Refused => {
  const { gender, measure, oedema } = input
  if (gender !== 'male' && gender !== 'female') refusals.push({ _tag: 'GenderUnknown', field: 'gender' })
  const weight = numberField(input, 'weight', refusals)
  const height = numberField(input, 'height', refusals)
  const headCircumference = numberField(input, 'head_circumference', refusals)
  if (!missing(measure) && measure !== 'l' && measure !== 'h') {
    refusals.push({ _tag: 'PositionUnknown', field: 'measure' })
  }
  if (!missing(oedema) && typeof oedema !== 'boolean') refusals.push({ _tag: 'OedemaUnknown', field: 'oedema' })
  if (refusals.length > 0) return E.left(refusals as unknown as NonEmptyArray<MeasurementRefusal>)
  return E.right({
    gender: gender as Sex,
    ageInDays: ageInDays as AgeInDays,
    weight: weight as Kilograms | null,
    height: height as Centimetres | null,
    measure: missing(measure) ? null : (measure as Position),
    headCircumference,
    oedema: oedema === true,
  })
}

/**
 * Reads `{gender, dob, date, weight?, height?, measure?, head_circumference?, oedema?}`: ISO dates, kilograms, centimetres,
 * `measure` `l` or `h`. All faults are told at once. `today`: the Bangkok day, given from outside.
 */
export const measurement =
  (today: IsoDate) =>
  (input: unknown): Refused => {
    if (!isFields(input)) return E.left([{ _tag: 'NotAMeasurement' }])
    const refusals: MeasurementRefusal[] = []
    const dob = dayField(input, 'dob', today, refusals)
    const date = dayField(input, 'date', today, refusals)
    const ageInDays = dob < 0 || date < 0 ? 0 : date - dob
    if (ageInDays < 0) refusals.push({ _tag: 'DateBeforeBirth', field: 'date' })
    else if (!isAgeInDays(ageInDays)) refusals.push({ _tag: 'AgeInvalid', field: 'ageInDays' })
    return withAge(input, ageInDays, refusals)
  }

/** As `measurement`, with `ageInDays` (a whole number, 0 or more) instead of the two dates. */
export const measurementAtAge = (input: unknown): Refused => {
  if (!isFields(input)) return E.left([{ _tag: 'NotAMeasurement' }])
  const age = input['ageInDays']
  return isAgeInDays(age) ? withAge(input, age, []) : withAge(input, 0, [{ _tag: 'AgeInvalid', field: 'ageInDays' }])
}
