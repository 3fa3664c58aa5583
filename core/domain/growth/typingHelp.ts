import { daysBetween } from '../calendar/arithmetic.js'
import { parseIsoDate, type IsoDate } from '../calendar/isoDate.js'
import { isBlank } from '../text/blank.js'
import { longestNumber } from '../text/typedNumber.js'
import { fieldsOf, type Fields } from '../reading/fields.js'
import * as E from 'fp-ts/Either'
import { typedFigure } from './typedFigure.js'
import type { DateField, NumberField } from './measurement.js'

/** A likely mistyping at a field, with the proposed value in kg or cm. `FiguresExchanged`: weight and height are in
 * each other's field. */
export type TypingSlip =
  | { readonly _tag: 'NotANumber'; readonly field: NumberField; readonly received: string }
  | {
      readonly _tag: 'GramsForKilograms'
      readonly field: 'weight'
      readonly received: number
      readonly proposed: number
    }
  | {
      readonly _tag: 'MetresForCentimetres'
      readonly field: 'height' | 'head_circumference'
      readonly received: number
      readonly proposed: number
    }
  | { readonly _tag: 'TenfoldSlip'; readonly field: NumberField; readonly received: number; readonly proposed: number }
  | { readonly _tag: 'FiguresExchanged'; readonly field: 'weight'; readonly weight: number; readonly height: number }
  | { readonly _tag: 'NotADate'; readonly field: DateField }
  | { readonly _tag: 'DateBeforeBirth'; readonly field: 'date' }
  | { readonly _tag: 'DateInFuture'; readonly field: DateField }

/** The values of the form: typed text or numbers. Empty text and absent fields are not filled in yet. */
export interface Typed {
  readonly birthDate?: string
  readonly date?: string
  readonly weight?: string | number
  readonly height?: string | number
  readonly head_circumference?: string | number
}

/** Rough ranges by age in days, wider than WHO's −6 to +6, only to find mistypings. */
const usual: Readonly<Record<NumberField, ReadonlyArray<readonly [days: number, lowest: number, highest: number]>>> = {
  weight: [
    [0, 0.5, 8],
    [365, 3.5, 22],
    [731, 5, 32],
    [1857, 8, 60],
    [3653, 13, 120],
    [6940, 25, 250],
  ],
  height: [
    [0, 28, 68],
    [365, 50, 98],
    [731, 60, 118],
    [1857, 75, 150],
    [3653, 95, 190],
    [6940, 115, 235],
  ],
  head_circumference: [
    [0, 22, 46],
    [365, 34, 58],
    [731, 36, 61],
    [1857, 38, 65],
    [6940, 40, 70],
  ],
}

interface Range {
  readonly lowest: number
  readonly highest: number
}

const anyAge = (field: NumberField): Range => {
  const rows = usual[field]
  return { lowest: rows[0]![1], highest: rows[rows.length - 1]![2] }
}

const usualAt = (field: NumberField, ageInDays: number | null): Range => {
  if (ageInDays === null) return anyAge(field)
  const rows = usual[field]
  const next = rows.findIndex(([days]) => days > ageInDays)
  if (next === -1) return { lowest: rows[rows.length - 1]![1], highest: rows[rows.length - 1]![2] }
  const [fromDay, fromLow, fromHigh] = rows[next - 1]!
  const [toDay, toLow, toHigh] = rows[next]!
  const share = (ageInDays - fromDay) / (toDay - fromDay)
  return { lowest: fromLow + share * (toLow - fromLow), highest: fromHigh + share * (toHigh - fromHigh) }
}

const daysOfTables = 6940

const isUsual = ({ lowest, highest }: Range, value: number): boolean => value >= lowest && value <= highest

/** Binary noise must not show: 0.885 m is 88.5 cm. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

const findMistyping = (field: NumberField, received: number, range: Range): TypingSlip | null => {
  if (isUsual(range, received)) return null
  const other = rounded(field === 'weight' ? received / 1000 : received * 100)
  if (isUsual(range, other)) {
    return field === 'weight'
      ? { _tag: 'GramsForKilograms', field, received, proposed: other }
      : { _tag: 'MetresForCentimetres', field, received, proposed: other }
  }
  for (const proposed of [rounded(received * 10), rounded(received / 10)]) {
    if (isUsual(range, proposed)) return { _tag: 'TenfoldSlip', field, received, proposed }
  }
  return null
}

const valueOf = (field: NumberField, typed: unknown): number | null =>
  typeof typed === 'number' ? typed : typedFigure(field, typed)

const findExchange = ({ weight, height }: Fields, age: number | null): TypingSlip | null => {
  const [kg, cm] = [valueOf('weight', weight), valueOf('height', height)]
  if (kg === null || cm === null) return null
  const [ofWeight, ofHeight] = [usualAt('weight', age), usualAt('height', age)]
  if (isUsual(ofWeight, kg) && isUsual(ofHeight, cm)) return null
  return isUsual(ofWeight, cm) && isUsual(ofHeight, kg)
    ? { _tag: 'FiguresExchanged', field: 'weight', weight: cm, height: kg }
    : null
}

const shown = (typed: unknown): string =>
  typeof typed === 'string' ? typed.slice(0, longestNumber) : typeof typed === 'number' ? `${typed}` : ''

const findNumberMistyping = (field: NumberField, typed: unknown, age: number | null): TypingSlip | null => {
  if (isBlank(typed)) return null
  const value = valueOf(field, typed) ?? Number.NaN
  if (!(value > 0 && value < Infinity)) return { _tag: 'NotANumber', field, received: shown(typed) }
  return findMistyping(field, value, usualAt(field, age))
}

/** Likely mistypings of the form so far, in its order. `today`: the Bangkok day.
 * @example
 * typingHelp(todayInBangkok(Date.UTC(2026, 10, 20)))({ birthDate: '2024-07-12', date: '2026-11-20', weight: '12400' })
 * // => [{ _tag: 'GramsForKilograms', field: 'weight', received: 12400, proposed: 12.4 }] */
export const typingHelp =
  (today: IsoDate) =>
  (received: Typed): ReadonlyArray<TypingSlip> => {
    const typed = fieldsOf(received) ?? {}
    const mistypings: TypingSlip[] = []
    /** null: not typed. undefined: refused, so that it gives no age. */
    const day = (field: DateField): IsoDate | null | undefined => {
      const text = typed[field]
      if (isBlank(text)) return null
      const decoded = parseIsoDate(text)
      if (E.isLeft(decoded)) mistypings.push({ _tag: 'NotADate', field })
      else if (decoded.right > today) mistypings.push({ _tag: 'DateInFuture', field })
      else return decoded.right
      return undefined
    }
    const birthDate = day('birthDate')
    const date = day('date')
    const age =
      birthDate === null || birthDate === undefined || date === undefined ? null : daysBetween(birthDate, date ?? today)
    if (typeof date === 'string' && age !== null && age < 0) mistypings.push({ _tag: 'DateBeforeBirth', field: 'date' })
    const known = age === null || age < 0 || age > daysOfTables ? null : age
    const exchanged = findExchange(typed, known)
    if (exchanged !== null) mistypings.push(exchanged)
    const single = ['weight', 'height', 'head_circumference'] as const
    for (const field of exchanged === null ? single : (['head_circumference'] as const)) {
      const mistyping = findNumberMistyping(field, typed[field], known)
      if (mistyping !== null) mistypings.push(mistyping)
    }
    return mistypings
  }
