import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { parseIsoDate, type IsoDate, type DateProblem } from '../calendar/isoDate.js'
import { dayNumber } from './dayNumber.js'
import { isAgeInDays, limits } from './limits.js'
import type { AgeInDays, Centimetres, Kilograms } from './quantities.js'
import type { Sex } from './reference.js'
import { isNonEmpty, type FieldUnknown } from '../reading/fields.js'

/** `l` recumbent length (lying), `h` standing height. */
export type Position = 'l' | 'h'

// A regular expression would double the time of decoding.
const isPosition = (input: unknown): input is Position => {
  switch (input) {
    case 'l':
    case 'h':
      return true
  }
  return false
}

const isSex = (input: unknown): input is Sex => {
  switch (input) {
    case 'male':
    case 'female':
      return true
  }
  return false
}

/** kg and cm; null: not measured, or unknown. */
export interface Measurement {
  readonly sex: Sex
  readonly ageInDays: AgeInDays
  readonly weight: Kilograms | null
  readonly height: Centimetres | null
  readonly measure: Position | null
  readonly head_circumference: number | null
  /** Swelling of both feet, which makes the weight meaningless. */
  readonly oedema: boolean
}

/** A numeric field of a measurement. */
export type NumberField = 'weight' | 'height' | 'head_circumference'
/** A date field of a measurement. */
export type DateField = 'birthDate' | 'date'

/** Why a measurement is refused; `field` names the part. */
export type MeasurementRefusal =
  | { readonly _tag: 'NotAMeasurement' }
  | { readonly _tag: 'SexUnknown'; readonly field: 'sex' }
  | { readonly _tag: 'DateInvalid'; readonly field: DateField; readonly refusal: DateProblem }
  | { readonly _tag: 'DateBeforeBirth'; readonly field: 'date' }
  | { readonly _tag: 'DateInFuture'; readonly field: DateField }
  | { readonly _tag: 'AgeInvalid'; readonly field: 'ageInDays' }
  | { readonly _tag: 'NumberInvalid'; readonly field: NumberField; readonly above: number; readonly highest: number }
  | { readonly _tag: 'PositionUnknown'; readonly field: 'measure' }
  | { readonly _tag: 'OedemaUnknown'; readonly field: 'oedema' }
  | FieldUnknown

type Refused = E.Either<NonEmptyArray<MeasurementRefusal>, Measurement>
type Fields = Readonly<Record<string, unknown>>

const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

interface Range {
  readonly above: number
  readonly highest: number
}

const inRange = ({ above, highest }: Range, value: unknown): value is number =>
  typeof value === 'number' && value > above && value <= highest

const missing = (value: unknown): value is null | undefined => value === undefined || value === null

/** A lookup by `field` would double the time. */
const numberField = (
  field: NumberField,
  value: unknown,
  range: Range,
  refusals: MeasurementRefusal[],
): number | null => {
  if (missing(value)) return null
  if (inRange(range, value)) return value
  refusals.push({ _tag: 'NumberInvalid', field, ...range })
  return null
}

const dayField = (field: DateField, value: unknown, today: number, refusals: MeasurementRefusal[]): number => {
  const text = typeof value === 'string' ? value : ''
  const day = dayNumber(text)
  if (day < 0) {
    const decoded = parseIsoDate(text)
    if (E.isLeft(decoded)) refusals.push({ _tag: 'DateInvalid', field, refusal: decoded.left })
  } else if (day > today) refusals.push({ _tag: 'DateInFuture', field })
  return day
}

type Known = Readonly<Record<string, true>>
const figures = {
  sex: true,
  weight: true,
  height: true,
  measure: true,
  head_circumference: true,
  oedema: true,
} as const
const atDates: Known = { ...figures, birthDate: true, date: true }
const atAge: Known = { ...figures, ageInDays: true }

const maxUnknown = 10

const unknownFields = (input: Fields, known: Known, refusals: MeasurementRefusal[]): void => {
  for (const field in input) {
    if (known[field] !== true && input[field] !== undefined) refusals.push({ _tag: 'FieldUnknown', field })
    if (refusals.length === maxUnknown) return
  }
}

const withAge = (input: Fields, ageInDays: number, refusals: MeasurementRefusal[]): Refused => {
  const { sex, weight: kg, height: cm, head_circumference, measure, oedema } = input
  if (!isSex(sex)) refusals.push({ _tag: 'SexUnknown', field: 'sex' })
  const weight = numberField('weight', kg, limits.weight, refusals)
  const height = numberField('height', cm, limits.height, refusals)
  const head = numberField('head_circumference', head_circumference, limits.head_circumference, refusals)
  if (!missing(measure) && !isPosition(measure)) {
    refusals.push({ _tag: 'PositionUnknown', field: 'measure' })
  }
  if (!missing(oedema) && typeof oedema !== 'boolean') refusals.push({ _tag: 'OedemaUnknown', field: 'oedema' })
  if (isNonEmpty(refusals)) return E.left(refusals)
  return E.right({
    sex: sex as Sex,
    ageInDays: ageInDays as AgeInDays,
    weight: weight as Kilograms | null,
    height: height as Centimetres | null,
    measure: missing(measure) ? null : (measure as Position),
    head_circumference: head,
    oedema: oedema === true,
  })
}

const notAMeasurement: Refused = /*#__PURE__*/ E.left([{ _tag: 'NotAMeasurement' }])

/** A getter or proxy may throw. Fields are read once, so that they cannot change. */
const decodeSafely = (input: unknown, decode: (fields: Fields) => Refused): Refused => {
  try {
    if (!isFields(input)) return notAMeasurement
    const prototype: unknown = Object.getPrototypeOf(input)
    return decode(prototype === Object.prototype || prototype === null ? input : { ...input })
  } catch {
    return notAMeasurement
  }
}

/** Decodes a measurement: ISO dates, kg, cm, `measure` `l` or `h`. It refuses with all faults at once. `today` is
 * the Bangkok day.
 * @example
 * const read = measurement(todayInBangkok(Date.UTC(2026, 10, 20)))
 * read({ sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', wieght: 12.4 })
 * // => { _tag: 'Left', left: [{ _tag: 'FieldUnknown', field: 'wieght' }] } */
export const measurement = (today: IsoDate) => {
  const lastDay = dayNumber(today)
  const decode = (input: Fields): Refused => {
    const refusals: MeasurementRefusal[] = []
    unknownFields(input, atDates, refusals)
    const birthDate = dayField('birthDate', input['birthDate'], lastDay, refusals)
    const date = dayField('date', input['date'], lastDay, refusals)
    const isRefused = birthDate < 0 || date < 0 || birthDate > lastDay || date > lastDay
    const ageInDays = isRefused ? 0 : date - birthDate
    if (ageInDays < 0) refusals.push({ _tag: 'DateBeforeBirth', field: 'date' })
    else if (!isAgeInDays(ageInDays)) refusals.push({ _tag: 'AgeInvalid', field: 'ageInDays' })
    return withAge(input, ageInDays, refusals)
  }
  return (input: unknown): Refused => decodeSafely(input, decode)
}

/** As `measurement`, with `ageInDays` (a whole number, 0 or more) instead of the two dates.
 * @example measurementAtAge({ sex: 'female', ageInDays: 861, weight: 12.4 })._tag // => 'Right' */
export const measurementAtAge = (input: unknown): Refused => decodeSafely(input, decodeAtAge)
const decodeAtAge = (input: Fields): Refused => {
  const age = input['ageInDays']
  const refusals: MeasurementRefusal[] = []
  unknownFields(input, atAge, refusals)
  if (isAgeInDays(age)) return withAge(input, age + 0, refusals)
  refusals.push({ _tag: 'AgeInvalid', field: 'ageInDays' })
  return withAge(input, 0, refusals)
}
